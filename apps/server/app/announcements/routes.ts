import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { announcementsPerHour } from '#app/announcements/limits'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { staffMutations, staffReads } from '#start/groups'

staffReads('announce', () => {
  router
    .get('/api/admin/announcements', [controllers.announcements.Announcements, 'index'])
    .as('announcements.index')
})

staffMutations('announce', () => {
  router
    .post('/api/admin/announcements', [controllers.announcements.Announcements, 'store'])
    .use(limitWrites(announcementsPerHour))
    .as('announcements.store')
  router
    .post('/api/admin/announcements/:id/send', [controllers.announcements.Announcements, 'send'])
    .use(limitWrites(announcementsPerHour))
    .as('announcements.send')
  router
    .put('/api/admin/announcements/:id', [controllers.announcements.Announcements, 'update'])
    .as('announcements.update')
  router
    .delete('/api/admin/announcements/:id', [controllers.announcements.Announcements, 'destroy'])
    .as('announcements.destroy')
})
