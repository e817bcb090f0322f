import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { drop } from '../http/broken-answers.ts'
import { answerError, tooMany } from './api.ts'
import { CONTROL_PATH } from './control-routes.ts'
import type { ActiveFault } from './faults.ts'
import { canonicalPath } from './request-log.ts'
import { serverError, unauthorized } from './rest/errors.ts'
import type { Simulation } from './simulation.ts'
import { WORLD_ACTIONS, WORLD_PATH } from './world-page/view.ts'

const DEFAULT_SERVER_ERROR = 500
/** How the log shows a connection that was dropped. */
const NO_STATUS = 0

/** Where faults are made and mended, which must go on working. */
function isControl(path: string): boolean {
  return path === WORLD_PATH || [CONTROL_PATH, WORLD_ACTIONS].some((own) => path.startsWith(own))
}

/** Writes every request down and lets the faults that were asked for meet it. The controls are exempt. */
export function misbehave(simulation: Simulation): MiddlewareHandler {
  return async (c, next) => {
    const path = canonicalPath(c.req.path)
    if (isControl(path)) return next()

    const { method } = c.req
    const met = simulation.faults.meet(method, path)
    for (const fault of met) if (fault.kind === 'slow') await sleep(fault.ms)

    const ending = met.find((fault) => fault.kind !== 'slow')
    if (ending) c.res = fail(c, ending)
    else await next()

    const status = ending?.kind === 'dropped' ? NO_STATUS : c.res.status
    simulation.requests.add({ method, path, status, at: simulation.now() })
  }
}

function fail(c: Context, fault: ActiveFault): Response {
  switch (fault.kind) {
    case 'rate_limited':
      return tooMany(c, fault.retryAfterSeconds, fault.global ?? false)
    case 'server_error':
      // The control API has checked that it is a 5xx.
      return answerError(
        serverError((fault.status ?? DEFAULT_SERVER_ERROR) as ContentfulStatusCode),
        c
      )
    case 'unauthorized':
      return answerError(unauthorized(), c)
    case 'dropped':
      return drop(c)
    case 'slow':
      throw new Error('A slow answer is no failure.')
  }
}
