import { safeEqual } from '@adonisjs/core/helpers'
import { HTTP_SERVICE_UNAVAILABLE } from '#app/core/http/status'
import env from '#start/env'
import type { HttpContext } from '@adonisjs/core/http'
import { readiness } from '#app/core/process/readiness'

const RETRY_AFTER_SECONDS = 2
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const BEARER = 'Bearer '

function maySeeDetails({ request }: HttpContext) {
  if (LOOPBACK.test(request.ip())) return true
  const token = env.get('HEALTH_TOKEN')?.release()
  const authorization = request.header('authorization') ?? ''
  if (!token || !authorization.startsWith(BEARER)) return false
  return safeEqual(authorization.slice(BEARER.length), token)
}

/** Health checks for load balancers and orchestrators. */
export default class HealthController {
  /** Checks only the process: it must not be killed because the database is down. */
  live({ response }: HttpContext) {
    response.header('cache-control', 'no-store')
    return { status: 'ok' as const }
  }

  async ready(ctx: HttpContext) {
    const { response } = ctx
    const { isReady, status, defects } = await readiness()
    response.header('cache-control', 'no-store')
    if (!isReady) {
      response.status(HTTP_SERVICE_UNAVAILABLE)
      response.header('retry-after', String(RETRY_AFTER_SECONDS))
    }
    return maySeeDetails(ctx) ? { status, defects } : { status }
  }
}
