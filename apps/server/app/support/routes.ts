import router from '@adonisjs/core/services/router'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { DAY_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { memberReads, mutations, staffMutations, staffReads } from '#start/groups'

/** Support requests per member. Only accepted ones count, withdrawn ones included. */
const supportRequestRateLimit = new RateLimit({
  name: 'support',
  tokens: 10,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})

memberReads(() => {
  router
    .get('/api/user/support-requests', [controllers.support.OwnSupportRequests, 'index'])
    .as('own_support_requests.index')
})

mutations(() => {
  router
    .post('/api/user/support-requests', [controllers.support.OwnSupportRequests, 'store'])
    .use(limitWrites(supportRequestRateLimit))
    .as('own_support_requests.store')
  router
    .delete('/api/user/support-requests/:id', [controllers.support.OwnSupportRequests, 'destroy'])
    .as('own_support_requests.destroy')
})

staffReads('answerSupport', () => {
  router
    .get('/api/admin/support-requests', [controllers.support.SupportRequests, 'index'])
    .as('support_requests.index')
})

staffMutations('answerSupport', () => {
  router
    .patch('/api/admin/support-requests/:id', [controllers.support.SupportRequests, 'update'])
    .as('support_requests.update')
})
