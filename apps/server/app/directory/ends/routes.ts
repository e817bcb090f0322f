import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { mutations } from '#start/groups'

mutations(() => {
  router.put('/api/bots/:id/end', [controllers.directory.BotEnds, 'update']).as('bot_ends.update')
  router
    .delete('/api/bots/:id/end', [controllers.directory.BotEnds, 'destroy'])
    .as('bot_ends.destroy')
})
