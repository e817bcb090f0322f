import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { staffPreflightRateLimit } from '#app/moderation/rate_limits'
import { staffMutations, staffReads } from '#start/groups'

staffReads('enterDashboard', () => {
  router
    .get('/api/admin/bot-changes', [controllers.moderation.BotChanges, 'index'])
    .as('bot_changes.index')
})

staffMutations('decideBots', () => {
  router
    .post('/api/admin/bot-changes/:id/approve', [controllers.moderation.BotChanges, 'approve'])
    .as('bot_changes.approve')
  router
    .post('/api/admin/bot-changes/:id/reject', [controllers.moderation.BotChanges, 'reject'])
    .as('bot_changes.reject')
  router
    .post('/api/admin/bot-changes/:id/undo', [controllers.moderation.BotChanges, 'undo'])
    .as('bot_changes.undo')
  router
    .post('/api/admin/bot-changes/:id/preflight', [
      controllers.moderation.BotChangePreflights,
      'store',
    ])
    .use(limitWrites(staffPreflightRateLimit))
    .as('bot_change_preflights.store')
})
