import type { HttpContext } from '@adonisjs/core/http'
import { HTTP_SERVICE_UNAVAILABLE } from '#app/core/http/status'
import { appUrl } from '#config/app'
import { getLanguage } from '#app/core/http/language'
import { createInternalFetch } from '#app/site/rendering/internal_fetch'
import { PAGE_QUERY } from '#app/site/page_query'
import { isPaymentPage, PAYMENT_PAGE_HEADERS } from '#app/site/payment_pages'
import { PAGE_HEADERS } from '#app/site/security_policy'
import { openSite } from '#app/site/site'

/** `Retry-After` of an incomplete page. */
const RETRY_AFTER_SECONDS = 2

/** The suffix of a query parameter with several values, such as `tags[0]`. */
const ARRAY_SUFFIX = /\[.*$/

/**
 * Returns the URL to render, without query parameters that do not affect the page. The rendered page is cached for
 * everybody, so it must not contain data of the first request, above all no payment secret.
 */
function getPageUrl(request: HttpContext['request']): URL {
  const url = new URL(request.url(), appUrl)
  for (const [key, value] of new URLSearchParams(request.parsedUrl.query)) {
    if (PAGE_QUERY.includes(key.replace(ARRAY_SUFFIX, ''))) url.searchParams.append(key, value)
  }
  return url
}

export default class PagesController {
  /** Renders any page of the site, including the 404 page. */
  async show(ctx: HttpContext) {
    const { request, response, responseCache } = ctx
    const site = openSite()
    const language = getLanguage(request)
    const page = await site.build.render({
      url: getPageUrl(request),
      language,
      fetch: createInternalFetch({
        shared: ({ tags, expiresAt }) => {
          responseCache?.tag(...tags)
          responseCache?.expireAt(new Date(expiresAt))
        },
        unshared: () => responseCache?.personal(),
      }),
    })

    const headers = { ...PAGE_HEADERS, ...(isPaymentPage(ctx) ? PAYMENT_PAGE_HEADERS : {}) }
    for (const [name, value] of Object.entries(headers)) response.header(name, value)
    if (page.kind === 'redirect') return response.redirect(page.location, false, page.status)

    response.header('content-security-policy', site.getPolicy(request.url()))
    response.header('content-language', language)
    response.status(page.status)
    // An incomplete page is not cached, so that the next request can get a complete one.
    if (!page.complete) responseCache?.personal()
    if (page.status === HTTP_SERVICE_UNAVAILABLE)
      response.header('retry-after', RETRY_AFTER_SECONDS)
    return response.send(page.html)
  }
}
