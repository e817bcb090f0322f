import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isLimiterOff } from '#config/limiter'
import { OverloadError } from '#app/core/database/pool_admission'
import { isHealthCheck } from '#app/core/http/health_check'
import { isInProcess } from '#app/core/http/in_process'
import { tryAdmit } from '#app/core/process/event_loop'

/** So few requests are no overload, whatever holds up the event loop. */
const ALWAYS_HANDLED = 12

let running = 0

function isOverloaded(): boolean {
  if (isLimiterOff()) return false
  return running >= ALWAYS_HANDLED && !tryAdmit()
}

/**
 * Rejects requests while the process has more to compute than it can. Otherwise all of them would wait longer and
 * longer, until nobody waits for the responses any more. Cached responses of visitors are sent before this, and a page
 * that is being rendered has been admitted with all of its requests.
 */
export default class LoadSheddingMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (isInProcess(request.request) || isHealthCheck(request.request)) return next()
    if (isOverloaded()) throw new OverloadError()
    running++
    try {
      await next()
    } finally {
      running--
    }
  }
}
