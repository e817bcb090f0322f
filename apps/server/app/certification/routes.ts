import router from '@adonisjs/core/services/router'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { DAY_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { memberReads, mutations, staffMutations, staffReads } from '#start/groups'

/** Accepted applications per member. */
const applications = new RateLimit({
  name: 'certification',
  tokens: 3,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})

memberReads(() => {
  router
    .get('/api/user/certification/applications', [
      controllers.certification.OwnApplications,
      'index',
    ])
    .as('own_applications.index')
})

mutations(() => {
  router
    .post('/api/bots/certification/apply', [controllers.certification.OwnApplications, 'store'])
    .use(limitWrites(applications))
    .as('own_applications.store')
})

staffReads('reviewApplications', () => {
  router
    .get('/api/admin/certification-applications', [controllers.certification.Applications, 'index'])
    .as('applications.index')
  router
    .get('/api/admin/certification/applications/:id', [
      controllers.certification.Applications,
      'show',
    ])
    .as('applications.show')
})

staffMutations('reviewApplications', () => {
  router
    .patch('/api/admin/certification/applications/:id', [
      controllers.certification.Applications,
      'update',
    ])
    .as('applications.update')
  router
    .post('/api/admin/certification/applications/:id/undo', [
      controllers.certification.Applications,
      'undo',
    ])
    .as('applications.undo')
  router
    .delete('/api/admin/certification/applications/:id', [
      controllers.certification.Applications,
      'destroy',
    ])
    .as('applications.destroy')
})
