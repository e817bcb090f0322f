import router from '@adonisjs/core/services/router'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { supportRequestRateLimit } from '#app/support/limits'
import { controllers } from '#generated/controllers'
import { memberReads, mutations, staffMutations, staffReads } from '#start/groups'

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
