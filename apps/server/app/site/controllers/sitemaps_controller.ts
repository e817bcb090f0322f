import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { sitemapIndex, sitemapPart } from '#app/site/sitemap/sitemap'

const XML = 'application/xml; charset=utf-8'
const PART = /^(.+)\.xml$/

export default class SitemapsController {
  /** The sitemap index. */
  async index({ response }: HttpContext) {
    response.header('content-type', XML)
    return response.send(await sitemapIndex())
  }

  /** One sitemap of the index. */
  async show({ params, response }: HttpContext) {
    const [, name] = PART.exec(params.part) ?? []
    const part = name === undefined ? undefined : await sitemapPart(name)
    if (part === undefined) throw notFound()
    response.header('content-type', XML)
    return response.send(part)
  }
}
