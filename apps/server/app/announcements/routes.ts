import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { ANNOUNCEMENTS_PER_HOUR } from '#app/announcements/rules'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'
import { staffMutations, staffReads } from '#start/groups'

/** Accepted announcements per staff member, new or sent again. */
const announcementsPerHour = new RateLimit({
  name: 'announcements',
  tokens: ANNOUNCEMENTS_PER_HOUR,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})

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
