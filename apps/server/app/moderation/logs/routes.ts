import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { staffReads } from '#start/groups'

staffReads('readLogs', () => {
  router.get('/api/admin/logs', [controllers.moderation.AdminLogs, 'index']).as('admin_logs.index')
  router
    .get('/api/admin/logs/admins', [controllers.moderation.AdminLogs, 'admins'])
    .as('admin_logs.admins')
})
