import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { OverloadError } from '#app/core/database/pool_admission'
import { isInProcess } from '#app/core/http/in_process'
import { getEventLoopDelayMs } from '#app/core/process/event_loop'

/** Requests that a process always works on. More of them mean an overload if the event loop is late as well. */
const MAX_WITHOUT_CHECK = 12
/** A request waits for the event loop several times: while it is later than this, new ones would take too long. */
const MAX_DELAY_MS = 30

const HEALTH_PATHS = '/health/'
let running = 0

/** Whether another request would only delay the running ones. */
export function isOverloaded(requests: number, delayMs: number): boolean {
  return requests >= MAX_WITHOUT_CHECK && delayMs > MAX_DELAY_MS
}

/**
 * Rejects requests while the process has more to compute than it can: otherwise all of them would wait longer and
 * longer, and be answered when nobody waits for them any more. Cached responses of visitors are sent before this, and
 * a page that is rendered has been admitted with all of its requests.
 */
export default class LoadSheddingMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    const isExempt = isInProcess(request.request) || request.url().startsWith(HEALTH_PATHS)
    if (isExempt) return next()
    if (isOverloaded(running, getEventLoopDelayMs())) throw new OverloadError()
    running++
    try {
      await next()
    } finally {
      running--
    }
  }
}
