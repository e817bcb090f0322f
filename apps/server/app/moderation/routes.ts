import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { staffPreflightRateLimit } from '#app/moderation/rate_limits'
import { staffMutations, staffReads } from '#start/groups'

staffReads('enterDashboard', () => {
  router.get('/api/admin/overview', [controllers.moderation.Overviews, 'show']).as('overview.show')
  router
    .get('/api/admin/bots/pending', [controllers.moderation.PendingBots, 'index'])
    .as('pending_bots.index')
  router.get('/api/admin/bots', [controllers.moderation.StaffBots, 'index']).as('staff_bots.index')
  router
    .get('/api/admin/bots/:id', [controllers.moderation.StaffBots, 'show'])
    .as('staff_bots.show')
})

staffMutations('decideBots', () => {
  router
    .post('/api/admin/bots/:id/approve', [controllers.moderation.BotDecisions, 'approve'])
    .as('bot_decisions.approve')
  router
    .post('/api/admin/bots/:id/reject', [controllers.moderation.BotDecisions, 'reject'])
    .as('bot_decisions.reject')
  router
    .post('/api/admin/bots/:id/preflight', [controllers.moderation.BotPreflights, 'store'])
    .use(limitWrites(staffPreflightRateLimit))
    .as('bot_preflights.store')
})

staffMutations('unrejectBots', () => {
  router
    .post('/api/admin/bots/:id/unreject', [controllers.moderation.BotDecisions, 'unreject'])
    .as('bot_decisions.unreject')
})

staffMutations('certifyBots', () => {
  router
    .post('/api/admin/bots/:id/certify', [controllers.moderation.BotDecisions, 'certify'])
    .as('bot_decisions.certify')
  router
    .post('/api/admin/bots/:id/uncertify', [controllers.moderation.BotDecisions, 'uncertify'])
    .as('bot_decisions.uncertify')
})

// The controller requires the right of the decision.
staffMutations('enterDashboard', () => {
  router
    .post('/api/admin/bots/:id/undo', [controllers.moderation.BotDecisions, 'undo'])
    .as('bot_decisions.undo')
})

staffMutations('editBots', () => {
  router
    .patch('/api/admin/bots/:id', [controllers.moderation.StaffBots, 'update'])
    .as('staff_bots.update')
})

staffMutations('deleteBots', () => {
  router
    .delete('/api/admin/bots/:id', [controllers.moderation.StaffBots, 'destroy'])
    .as('staff_bots.destroy')
})
