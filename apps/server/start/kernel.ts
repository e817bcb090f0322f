import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/exception_handler'))

server.use([() => import('#app/core/middleware/container_bindings_middleware')])

/** No middleware for all routes: each group says what it needs, so that public reads stay cheap. */
router.use([])
