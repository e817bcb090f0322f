import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

/** Middleware and error handler of every request; test servers use the same. */
export const errorHandler = () => import('#app/core/exception_handler')
export const serverMiddleware = [
  () => import('#app/core/middleware/request_route_middleware'),
  () => import('#app/core/middleware/security_headers_middleware'),
  () => import('#app/core/middleware/load_shedding_middleware'),
]

server.errorHandler(errorHandler)
server.use(serverMiddleware)

/** No router middleware: each group (`#start/groups`) adds what it needs, so that public reads stay cheap. */
router.use([])

export const middleware = router.named({
  authenticate: () => import('#app/identity/middleware/authenticate_middleware'),
  botToken: () => import('#app/directory/middleware/bot_token_middleware'),
  bodyParser: () => import('#app/core/middleware/body_parser_middleware'),
  csrf: () => import('#app/core/middleware/csrf_middleware'),
  jsonOnly: () => import('#app/core/middleware/json_only_middleware'),
  liveViewer: () => import('#app/identity/middleware/live_viewer_middleware'),
  noStaffTokens: () => import('#app/identity/middleware/no_staff_tokens_middleware'),
  private: () => import('#app/core/middleware/private_middleware'),
  restricted: () => import('#app/identity/middleware/restricted_middleware'),
  staff: () => import('#app/identity/middleware/staff_middleware'),
  viewer: () => import('#app/identity/middleware/viewer_middleware'),
})
