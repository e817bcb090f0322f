import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { memberReads, mutations, ownAccountMutations } from '#start/groups'

memberReads(() => {
  router.get('/api/user/push', [controllers.inbox.Push, 'show']).as('push.show')
})

mutations(() => {
  router
    .put('/api/user/push/subscription', [controllers.inbox.Push, 'subscribe'])
    .as('push.subscribe')
})

// Banned members may still turn push messages off.
ownAccountMutations(() => {
  router
    .delete('/api/user/push/subscription', [controllers.inbox.Push, 'unsubscribe'])
    .as('push.unsubscribe')
  router.put('/api/user/push/kinds', [controllers.inbox.Push, 'chooseKinds']).as('push.choose')
})
