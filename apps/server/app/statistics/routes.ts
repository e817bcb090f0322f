import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { staffReads } from '#start/groups'

staffReads('readStatistics', () => {
  router
    .get('/api/admin/statistics', [controllers.statistics.Statistics, 'show'])
    .as('statistics.show')
})

staffReads('readStaffStatistics', () => {
  router
    .get('/api/admin/statistics/people', [controllers.statistics.Statistics, 'people'])
    .as('statistics.people')
})
