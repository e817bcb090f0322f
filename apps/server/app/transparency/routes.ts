import router from '@adonisjs/core/services/router'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { MINUTE_SECONDS } from '#app/core/time'
import { pageValidator } from '#app/core/validation/list_fields'
import { knownKeys } from '#app/core/validation/known_keys'
import { controllers } from '#generated/controllers'
import { publicReads } from '#start/groups'

/** A job computes the counts every ten minutes. */
const AGE_SECONDS = MINUTE_SECONDS

publicReads(() => {
  router
    .get('/api/transparency', [controllers.transparency.Transparency, 'show'])
    .use(cacheResponse({ tags: () => [], maxAgeSeconds: AGE_SECONDS }))
    .as('transparency.show')
  router
    .get('/api/transparency/decisions', [controllers.transparency.Transparency, 'decisions'])
    .use(
      cacheResponse({
        query: knownKeys(pageValidator),
        tags: () => [],
        maxAgeSeconds: AGE_SECONDS,
      })
    )
    .as('transparency.decisions')
})
