import type { HttpContext } from '@adonisjs/core/http'
import { HTTP_SERVICE_UNAVAILABLE } from '#app/core/http/status'
import { appUrl } from '#config/app'
import { getLanguage } from '#app/core/http/language'
import { createInternalFetch } from '#app/site/rendering/internal_fetch'
import { PAGE_QUERY } from '#app/site/page_query'
import { isPaymentPage, PAYMENT_PAGE_HEADERS } from '#app/site/payment_pages'
import { PAGE_HEADERS } from '#app/site/security_policy'
import { openSite } from '#app/site/site'

/** Seconds after which a page that lacks something may be asked for again. */
const RETRY_AFTER_SECONDS = 2

/** What follows a key of which there are several values. */
const OF_A_LIST = /\[.*$/

/**
 * What a page is made of. The keys of an address that change no page stay out of it: others get the same bytes, and must not
 * read there what came with the first reader, a payment's secret least of all.
 */
function pageAddress(request: HttpContext['request']): URL {
  const url = new URL(request.url(), appUrl)
  for (const [key, value] of new URLSearchParams(request.parsedUrl.query)) {
    if (PAGE_QUERY.includes(key.replace(OF_A_LIST, ''))) url.searchParams.append(key, value)
  }
  return url
}

export default class PagesController {
  /** Any page of the site, the 404 page among them. */
  async show(ctx: HttpContext) {
    const { request, response, sharedBytes } = ctx
    const site = openSite()
    const language = getLanguage(request)
    const page = await site.build.render({
      url: pageAddress(request),
      language,
      fetch: createInternalFetch({
        shared: ({ tags, expiresAt }) => {
          sharedBytes?.tag(...tags)
          sharedBytes?.expireAt(new Date(expiresAt))
        },
        unshared: () => sharedBytes?.personal(),
      }),
    })

    const headers = { ...PAGE_HEADERS, ...(isPaymentPage(ctx) ? PAYMENT_PAGE_HEADERS : {}) }
    for (const [name, value] of Object.entries(headers)) response.header(name, value)
    if (page.kind === 'redirect') return response.redirect(page.location, false, page.status)

    response.header('content-security-policy', site.policyOf(request.url()))
    response.header('content-language', language)
    response.status(page.status)
    // The next reader shall see what is missing here.
    if (!page.complete) sharedBytes?.personal()
    if (page.status === HTTP_SERVICE_UNAVAILABLE)
      response.header('retry-after', RETRY_AFTER_SECONDS)
    return response.send(page.html)
  }
}
