import router from '@adonisjs/core/services/router'
import { cacheResponse } from '#app/core/cache/cache_middleware'
import { limitAddress } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'
import { throttle } from '#app/core/rate_limit/throttle'
import { controllers } from '#generated/controllers'
import { mutations, publicReads } from '#start/groups'
import { middleware } from '#start/kernel'

/** Token requests by IP address; as many as sign-ins that may be started. */
const desktopTokenRateLimit = new RateLimit({
  name: 'desktop_token',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

/** A code, a verifier and a state take a few hundred bytes. */
const MAX_DESKTOP_BODY_BYTES = 4_096

/** The response changes only with a new version of the server. */
const ABOUT_AGE_SECONDS = 300

publicReads(() => {
  router
    .get('/api/desktop/about', [controllers.identity.DesktopAbout, 'show'])
    .use(cacheResponse({ tags: () => [], maxAgeSeconds: ABOUT_AGE_SECONDS }))
    .as('desktop_about.show')
})

mutations(() => {
  router
    .post('/api/desktop/sign-ins', [controllers.identity.DesktopSignIns, 'store'])
    .as('desktop_sign_ins.store')
})

// The client's own requests, before it has a token and when it returns it: no member and no page is involved.
router
  .group(() => {
    router
      .post('/api/desktop/tokens', [controllers.identity.DesktopTokens, 'store'])
      .use(limitAddress(desktopTokenRateLimit))
      .as('desktop_tokens.store')
    router
      .delete('/api/desktop/tokens/current', [controllers.identity.DesktopTokens, 'destroy'])
      .as('desktop_tokens.destroy')
  })
  .use([
    throttle,
    middleware.private(),
    middleware.jsonOnly(),
    // Anybody may send these, and parsing costs by body size.
    middleware.bodyParser({ limit: MAX_DESKTOP_BODY_BYTES }),
  ])
