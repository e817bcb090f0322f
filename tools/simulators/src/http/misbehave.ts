import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { ActiveFault, Faults } from './faults.ts'
import { canonicalPath, type RequestLog } from './request-log.ts'

/** How the log shows a connection that was dropped. */
const NO_STATUS = 0

export interface Misbehaving {
  readonly faults: Faults
  readonly requests: RequestLog
  now(): number
}

export type EndingFault = Exclude<ActiveFault, { kind: 'slow' }>

/**
 * Writes every request down and lets the faults that were asked for meet it.
 * @param isControl where faults are made and mended, which must go on working
 * @param fail the answer in the vendor's words
 */
export function misbehave(
  { faults, requests, now }: Misbehaving,
  isControl: (path: string) => boolean,
  fail: (c: Context, fault: EndingFault) => Response
): MiddlewareHandler {
  return async (c, next) => {
    const path = canonicalPath(c.req.path)
    if (isControl(path)) return next()

    const { method } = c.req
    const met = faults.meet(method, path)
    for (const fault of met) {
      if (fault.kind !== 'slow') continue
      // What has arrived is done, also when who has sent it does not wait.
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
