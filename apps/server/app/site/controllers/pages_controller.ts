import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { languageOf } from '#app/core/http/language'
import { ownApi } from '#app/site/rendering/own_api'
import { PAGE_HEADERS } from '#app/site/security_policy'
import { openSite } from '#app/site/site'

/** Seconds after which a page that lacks something may be asked for again. */
const RETRY_AFTER_SECONDS = 2
const UNAVAILABLE = 503

export default class PagesController {
  /** Any page of the site, the 404 page among them. */
  async show({ request, response, sharedBytes }: HttpContext) {
    const site = openSite()
    const language = languageOf(request)
    const page = await site.build.render({
      url: new URL(request.url(true), appUrl),
      language,
      fetch: ownApi({
        shared: ({ tags, expiresAt }) => {
          sharedBytes?.tag(...tags)
          sharedBytes?.expireAt(new Date(expiresAt))
        },
        unshared: () => sharedBytes?.personal(),
      }),
    })

    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.header(name, value)
    if (page.kind === 'redirect') return response.redirect(page.location, false, page.status)

    response.header('content-security-policy', site.policy)
    response.header('content-language', language)
    response.status(page.status)
    // The next reader shall see what is missing here.
    if (!page.complete) sharedBytes?.personal()
    if (page.status === UNAVAILABLE) response.header('retry-after', RETRY_AFTER_SECONDS)
    return response.send(page.html)
  }
}
