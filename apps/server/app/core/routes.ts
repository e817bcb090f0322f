import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { siteReads } from '#start/groups'
import { middleware } from '#start/kernel'

router.get('/health/live', [controllers.core.Health, 'live']).as('health.live')
router.get('/health/ready', [controllers.core.Health, 'ready']).as('health.ready')

siteReads(() => {
  router
    .get('/api/live', [controllers.core.Live, 'show'])
    .use(middleware.liveViewer())
    .as('live.show')
})
