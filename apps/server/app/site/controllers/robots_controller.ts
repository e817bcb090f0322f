import type { HttpContext } from '@adonisjs/core/http'
import { getPageUrl } from '#app/site/page_urls'

/** Pages that nobody should find by searching say so themselves; what is forbidden here could not even be read. */
const RULES = ['User-agent: *', 'Disallow: /api/', 'Disallow: /ads/', 'Allow: /api/openapi.json']

export default class RobotsController {
  show({ response }: HttpContext) {
    response.header('content-type', 'text/plain; charset=utf-8')
    return response.send([...RULES, '', `Sitemap: ${getPageUrl('/sitemap.xml')}`, ''].join('\n'))
  }
}
