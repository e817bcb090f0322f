import type { HttpContext } from '@adonisjs/core/http'
import { getPageUrl } from '#app/site/page_urls'

/** Pages that search engines must not index are not listed here: they say so themselves, and crawlers must be able to read that. */
const RULES = ['User-agent: *', 'Disallow: /api/', 'Disallow: /ads/', 'Allow: /api/openapi.json']

export default class RobotsController {
  show({ response }: HttpContext) {
    response.header('content-type', 'text/plain; charset=utf-8')
    return response.send([...RULES, '', `Sitemap: ${getPageUrl('/sitemap.xml')}`, ''].join('\n'))
  }
}
