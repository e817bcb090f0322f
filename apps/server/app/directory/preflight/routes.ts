import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'
import { mutations } from '#start/groups'

/** Each check calls Discord and addresses that the member has typed. */
const preflightRateLimit = new RateLimit({
  name: 'preflights',
  tokens: 30,
  perSeconds: HOUR_SECONDS,
  burst: 10,
  acrossProcesses: true,
})

mutations(() => {
  router
    .post('/api/preflights', [controllers.directory.Preflights, 'store'])
    .use(limitWrites(preflightRateLimit))
    .as('preflights.store')
})
