import router from '@adonisjs/core/services/router'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { DAY_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { memberReads, ownAccountMutations, staffMutations, staffReads } from '#start/groups'

/** Appeals per member. Only accepted ones count. */
const appealRateLimit = new RateLimit({
  name: 'appeals',
  tokens: 10,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})

memberReads(() => {
  router.get('/api/appeals', [controllers.appeals.OwnAppeals, 'index']).as('own_appeals.index')
})

// Restricted members may appeal their restriction.
ownAccountMutations(() => {
  router
    .post('/api/appeals', [controllers.appeals.OwnAppeals, 'store'])
    .use(limitWrites(appealRateLimit))
    .as('own_appeals.store')
})

staffReads('enterDashboard', () => {
  router.get('/api/admin/appeals', [controllers.appeals.Appeals, 'index']).as('appeals.index')
})

// The controller requires the right of the decision.
staffMutations('enterDashboard', () => {
  router
    .patch('/api/admin/appeals/:id', [controllers.appeals.Appeals, 'update'])
    .as('appeals.update')
})
