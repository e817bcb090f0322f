import router from '@adonisjs/core/services/router'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { BOTS_TAG } from '#app/directory/outbox'
import { setErrorPage } from '#app/core/exception_handler'
import { OTHER_METHODS, respondToOtherMethod } from '#app/core/http/allowed_methods'
import { controllers } from '#generated/controllers'
import { openFiles, publicReads, siteReads } from '#start/groups'
import { createErrorPage } from '#app/site/error_page'
import { rejectNonPages } from '#app/site/reject_non_pages'
import { isPaymentPage } from '#app/site/payment_pages'
import { PAGE_QUERY } from '#app/site/page_query'
import { site } from '#app/site/site'
import { throttle } from '#app/core/rate_limit/throttle'
import { SECURITY_CONTACT_PATH, SHELL_PATH } from '#app/site/rules'
import { staticFiles } from '#app/site/static_files'

/** How long crawlers and feed readers may cache a response, in seconds. They return only every few hours. */
const CRAWLER_AGE_SECONDS = 300

/** The API description changes only with a new version of the server. */
const DESCRIPTION_AGE_SECONDS = 300

publicReads(() => {
  router
    .get('/api/openapi.json', [controllers.site.ApiDescriptions, 'show'])
    .use(cacheResponse({ tags: () => [], maxAgeSeconds: DESCRIPTION_AGE_SECONDS }))
    .as('api_description.show')
})

siteReads(() => {
  router
    .get('/robots.txt', [controllers.site.Robots, 'show'])
    .use(cacheResponse({ tags: () => [], maxAgeSeconds: CRAWLER_AGE_SECONDS }))
    .as('site.robots')
  router
    .get(SECURITY_CONTACT_PATH, [controllers.site.SecurityContacts, 'show'])
    .use(cacheResponse({ tags: () => [], maxAgeSeconds: CRAWLER_AGE_SECONDS }))
    .as('site.security_contact')
  router
    .get('/sitemap.xml', [controllers.site.Sitemaps, 'index'])
    .use(cacheResponse({ tags: () => [], maxAgeSeconds: CRAWLER_AGE_SECONDS }))
    .as('site.sitemap')
  router
    .get('/sitemaps/:part', [controllers.site.Sitemaps, 'show'])
    .use(cacheResponse({ tags: () => [], maxAgeSeconds: CRAWLER_AGE_SECONDS }))
    .as('site.sitemap_part')
})

openFiles(() => {
  router
    .get('/feeds/:name', [controllers.site.Feeds, 'show'])
    .use(
      cacheResponse({
        language: true,
        tags: () => [BOTS_TAG],
        maxAgeSeconds: CRAWLER_AGE_SECONDS,
        staleWhileRevalidate: true,
      })
    )
    .as('site.feed')
})

siteReads(() => {
  router.get('/manifest.webmanifest', [controllers.site.AppFiles, 'manifest']).as('site.manifest')
  router.get('/sw.js', [controllers.site.AppFiles, 'worker']).as('site.worker')
  router.get(SHELL_PATH, [controllers.site.AppFiles, 'shell']).as('site.shell')
})

router.route('*', OTHER_METHODS, respondToOtherMethod).as('site.other_methods').use(throttle)

const page = router.get('*', [controllers.site.Pages, 'show']).as('site.page').use(rejectNonPages)
if (site) {
  setErrorPage(createErrorPage(site.build))
  page.use(staticFiles(site.build.clientFolder))
}
page.use(throttle)
page.use(
  cacheResponse({
    query: PAGE_QUERY,
    language: true,
    // The API requests of a page add its tags.
    tags: () => [],
    staleWhileRevalidate: true,
    unless: isPaymentPage,
  })
)
