import router from '@adonisjs/core/services/router'
import { applications } from '#app/certification/limits'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { controllers } from '#generated/controllers'
import { memberReads, mutations, staffMutations, staffReads } from '#start/groups'

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
})

staffMutations('reviewApplications', () => {
  router
    .patch('/api/admin/certification/applications/:id', [
      controllers.certification.Applications,
      'update',
    ])
    .as('applications.update')
  router
    .delete('/api/admin/certification/applications/:id', [
      controllers.certification.Applications,
      'destroy',
    ])
    .as('applications.destroy')
})
