import router from '@adonisjs/core/services/router'
import { adsTag } from '#app/advertising/outbox'
import { adListValidator } from '#app/advertising/validators'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { knownKeys } from '#app/core/validation/known_keys'
import { controllers } from '#generated/controllers'
import { publicReads, siteReads, staffMutations, staffReads } from '#start/groups'
import { middleware } from '#start/kernel'

publicReads(() => {
  router
    .get('/api/ads', [controllers.advertising.Ads, 'index'])
    .use([
      cacheResponse({
        query: knownKeys(adListValidator),
        tags: ({ request }) => [adsTag(String(request.qs().placement))],
        unlessCredentialed: true,
      }),
      middleware.viewer(),
    ])
    .as('ads.index')
})

siteReads(() => {
  // Only the controller knows the cache tags and when the ad ends.
  router
    .get('/ads/frame/:id', [controllers.advertising.AdFrames, 'show'])
    .use(cacheResponse({ tags: () => [] }))
    .as('ad_frames.show')
})

staffReads('manageAds', () => {
  router
    .get('/api/admin/ads', [controllers.advertising.AdministeredAds, 'index'])
    .as('administered_ads.index')
  router
    .get('/api/admin/ads/:id/frame', [controllers.advertising.AdFrames, 'preview'])
    .as('ad_frames.preview')
})

staffMutations('manageAds', () => {
  router
    .post('/api/admin/ads', [controllers.advertising.AdministeredAds, 'store'])
    .as('administered_ads.store')
  router
    .patch('/api/admin/ads/:id', [controllers.advertising.AdministeredAds, 'update'])
    .as('administered_ads.update')
  router
    .delete('/api/admin/ads/:id', [controllers.advertising.AdministeredAds, 'destroy'])
    .as('administered_ads.destroy')
})
