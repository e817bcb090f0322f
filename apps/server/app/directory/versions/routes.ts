import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { memberReads, mutations } from '#start/groups'

memberReads(() => {
  router
    .get('/api/bots/:id/versions', [controllers.directory.BotVersions, 'index'])
    .as('bot_versions.index')
  router
    .get('/api/bots/:id/versions/:version', [controllers.directory.BotVersions, 'show'])
    .as('bot_versions.show')
  router
    .get('/api/bots/:id/held-change', [controllers.directory.HeldChanges, 'show'])
    .as('held_changes.show')
})

mutations(() => {
  router
    .delete('/api/bots/:id/held-change', [controllers.directory.HeldChanges, 'destroy'])
    .as('held_changes.destroy')
})
