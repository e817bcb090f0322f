import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { staffMutations } from '#start/groups'

staffMutations('enterDashboard', () => {
  router
    .post('/api/admin/bots/:id/notes', [controllers.moderation.StaffNotes, 'store'])
    .as('staff_notes.store')
  router
    .delete('/api/admin/notes/:id', [controllers.moderation.StaffNotes, 'destroy'])
    .as('staff_notes.destroy')
})
