import router from '@adonisjs/core/services/router'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { BOTS_TAG, CATEGORIES_TAG } from '#app/directory/outbox'
import { setErrorPage } from '#app/core/exception_handler'
import { OTHER_METHODS, respondToOtherMethod } from '#app/core/http/allowed_methods'
import { controllers } from '#generated/controllers'
import { openFiles, publicReads, siteReads } from '#start/groups'
import { createErrorPage } from '#app/site/error_page'
import { rejectNonPages } from '#app/site/reject_non_pages'
import { isPaymentPage } from '#app/site/payment_pages'
import { isCombination, PAGE_QUERY } from '#app/site/page_query'
import { site } from '#app/site/site'
import { throttle } from '#app/core/rate_limit/throttle'
import {
  BADGE_AGE_SECONDS,
  REPEATED_LIST_KEYS,
  SECURITY_CONTACT_PATH,
  SHELL_PATH,
} from '#app/site/rules'
import { staticFiles } from '#app/site/static_files'
import { badgeValidator } from '#app/site/badges/validators'
import { oembedValidator } from '#app/site/oembed/validators'
import { previewValidator } from '#app/site/previews/validators'
import { knownKeys } from '#app/core/validation/known_keys'
import { ignoreUnknownParameters } from '#app/core/validation/query_parameters'

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
  router
    .get('/opensearch.xml', [controllers.site.OpenSearch, 'show'])
    .use(cacheResponse({ language: true, tags: () => [], maxAgeSeconds: CRAWLER_AGE_SECONDS }))
    .as('site.open_search')
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

  // They differ by their address only: no cookie comes with an image on a page of others.
  const cacheBadge = cacheResponse({
    query: knownKeys(badgeValidator),
    tags: () => [],
    maxAgeSeconds: BADGE_AGE_SECONDS,
  })
  router
    .get('/api/badges/:id.svg', [controllers.site.Badges, 'show'])
    .use([ignoreUnknownParameters, cacheBadge])
    .as('site.badge')
  router
    .get('/api/badges/:id.json', [controllers.site.Badges, 'endpoint'])
    .use([ignoreUnknownParameters, cacheBadge])
    .as('site.badge_endpoint')

  router
    .get('/api/oembed', [controllers.site.Oembed, 'show'])
    .use([
      ignoreUnknownParameters,
      cacheResponse({
        query: knownKeys(oembedValidator),
        tags: () => [],
        maxAgeSeconds: BADGE_AGE_SECONDS,
      }),
    ])
    .as('site.oembed')

  // The version of an address is ignored: it makes other sites load a picture again.
  const cachePreview = (tags: string[] = []) =>
    cacheResponse({
      query: knownKeys(previewValidator),
      tags: () => tags,
      maxAgeSeconds: CRAWLER_AGE_SECONDS,
      staleWhileRevalidate: true,
    })
  router
    .get('/previews/bots/:id.png', [controllers.site.Previews, 'bot'])
    .use([ignoreUnknownParameters, cachePreview()])
    .as('site.bot_preview')
  router
    .get('/previews/users/:id.png', [controllers.site.Previews, 'user'])
    .use([ignoreUnknownParameters, cachePreview()])
    .as('site.user_preview')
  router
    .get('/previews/categories/:id.png', [controllers.site.Previews, 'category'])
    .use([ignoreUnknownParameters, cachePreview([BOTS_TAG, CATEGORIES_TAG])])
    .as('site.category_preview')
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
/** How many pages with filters or comparisons each process stores. */
const MAX_CACHED_COMBINATIONS = 200

page.use(throttle)
page.use(
  cacheResponse({
    query: PAGE_QUERY,
    repeated: REPEATED_LIST_KEYS,
    variants: { max: MAX_CACHED_COMBINATIONS, isVariant: isCombination },
    language: true,
    // The API requests of a page add its tags.
    tags: () => [],
    staleWhileRevalidate: true,
    unless: isPaymentPage,
  })
)
