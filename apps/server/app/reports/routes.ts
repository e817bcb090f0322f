import router from '@adonisjs/core/services/router'
import { limitWrites } from '#app/core/rate_limit/limit_writes'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { DAY_SECONDS } from '#app/core/time'
import { controllers } from '#generated/controllers'
import { mutations, staffMutations, staffReads } from '#start/groups'

/** Reports per member. Only accepted ones count. */
const reportRateLimit = new RateLimit({
  name: 'reports',
  tokens: 20,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})

mutations(() => {
  router
    .post('/api/reports', [controllers.reports.Reports, 'store'])
    .use(limitWrites(reportRateLimit))
    .as('reports.store')
})

staffReads('handleReports', () => {
  router
    .get('/api/admin/reports', [controllers.reports.ReportCases, 'index'])
    .as('report_cases.index')
})

staffMutations('handleReports', () => {
  router
    .patch('/api/admin/reports/:id', [controllers.reports.ReportCases, 'update'])
    .as('report_cases.update')
  router
    .post('/api/admin/reports/:id/undo', [controllers.reports.ReportCases, 'undo'])
    .as('report_cases.undo')
})
