import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'

router.get('/health/live', [controllers.core.Health, 'live']).as('health.live')
router.get('/health/ready', [controllers.core.Health, 'ready']).as('health.ready')
