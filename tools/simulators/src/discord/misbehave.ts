import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { drop } from '../http/broken-answers.ts'
import { CONTROL_PATH } from '../http/control.ts'
import { misbehave, type EndingFault } from '../http/misbehave.ts'
import { HTTP_INTERNAL_SERVER_ERROR } from '../http/status.ts'
import { answerError, tooMany } from './api.ts'
import { serverError, unauthorized } from './rest/errors.ts'
import type { Simulation } from './simulation.ts'
import { WORLD_ACTIONS, WORLD_PATH } from './world-page/view.ts'

function isControl(path: string): boolean {
  return path === WORLD_PATH || [CONTROL_PATH, WORLD_ACTIONS].some((own) => path.startsWith(own))
}

/** Discord's failures with its own error bodies. The control API is exempt. */
export function discordMisbehaves(simulation: Simulation): MiddlewareHandler {
  return misbehave(simulation, isControl, fail)
}

function fail(c: Context, fault: EndingFault): Response {
  switch (fault.kind) {
    case 'rate_limited':
      return tooMany(c, fault.retryAfterSeconds, fault.global ?? false)
    case 'server_error':
      // The control API has checked that it is a 5xx.
      return answerError(
        serverError((fault.status ?? HTTP_INTERNAL_SERVER_ERROR) as ContentfulStatusCode),
        c
      )
    case 'unauthorized':
      return answerError(unauthorized(), c)
    case 'dropped':
    case 'lost':
      return drop(c)
  }
}
