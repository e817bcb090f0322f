import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { ActiveFault, Faults } from './faults.ts'
import { canonicalPath, type RequestLog } from './request-log.ts'

/** The status in the log for a dropped connection. */
const NO_STATUS = 0

export interface FaultContext {
  readonly faults: Faults
  readonly requests: RequestLog
  now(): number
}

export type EndingFault = Exclude<ActiveFault, { kind: 'slow' }>

/**
 * Logs every request and applies the requested faults.
 * @param isControl the paths that must keep working, because faults are created and removed there
 * @param fail responds with the vendor's error body
 */
export function faultMiddleware(
  { faults, requests, now }: FaultContext,
  isControl: (path: string) => boolean,
  fail: (c: Context, fault: EndingFault) => Response
): MiddlewareHandler {
  return async (c, next) => {
    const path = canonicalPath(c.req.path)
    if (isControl(path)) return next()

    const { method } = c.req
    const met = faults.match(method, path)
    for (const fault of met) {
      if (fault.kind !== 'slow') continue
      // A request that has arrived is processed, even when its sender does not wait.
      await c.req.arrayBuffer()
      await sleep(fault.ms)
    }

    const ending = met.find((fault) => fault.kind !== 'slow')
    const isLost = ending?.kind === 'lost'
    if (!ending || isLost) await next()
    if (ending) c.res = fail(c, ending)

    const status = isLost || ending?.kind === 'dropped' ? NO_STATUS : c.res.status
    requests.add({ method, path, status, at: now() })
  }
}
