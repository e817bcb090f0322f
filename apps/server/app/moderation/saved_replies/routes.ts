import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { staffMutations, staffReads } from '#start/groups'

staffReads('enterDashboard', () => {
  router
    .get('/api/admin/saved-replies', [controllers.moderation.SavedReplies, 'index'])
    .as('saved_replies.index')
})

// Shared replies need another right, which depends on the reply.
staffMutations('enterDashboard', () => {
  router
    .post('/api/admin/saved-replies', [controllers.moderation.SavedReplies, 'store'])
    .as('saved_replies.store')
  router
    .put('/api/admin/saved-replies/:id', [controllers.moderation.SavedReplies, 'update'])
    .as('saved_replies.update')
  router
    .delete('/api/admin/saved-replies/:id', [controllers.moderation.SavedReplies, 'destroy'])
    .as('saved_replies.destroy')
})
