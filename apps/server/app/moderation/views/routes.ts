import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { staffMutations } from '#start/groups'

staffMutations('decideBots', () => {
  router
    .put('/api/admin/bots/:id/snooze', [controllers.moderation.Snoozes, 'update'])
    .as('snoozes.update')
  router
    .delete('/api/admin/bots/:id/snooze', [controllers.moderation.Snoozes, 'destroy'])
    .as('snoozes.destroy')
})
