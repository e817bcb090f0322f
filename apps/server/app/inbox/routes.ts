import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { memberReads, ownAccountMutations } from '#start/groups'

memberReads(() => {
  router.get('/api/user/inbox', [controllers.inbox.InboxItems, 'index']).as('inbox.index')
  router
    .get('/api/user/inbox/unread', [controllers.inbox.InboxUnread, 'show'])
    .as('inbox_unread.show')
})

ownAccountMutations(() => {
  router
    .post('/api/user/inbox/read', [controllers.inbox.InboxReads, 'store'])
    .as('inbox_reads.store')
})
