import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { dropConnection, sendForeignPage } from './broken-responses.ts'
import { CONTROL_PATH } from './control.ts'
import type { ActiveFault, Faults } from './faults.ts'
import { canonicalPath, type RequestLog } from './request-log.ts'

/** The status in the log for a dropped connection. */
const NO_STATUS = 0

export interface FaultContext {
  readonly faults: Faults
  readonly requests: RequestLog
  now(): number
}

type EndingFault = Exclude<ActiveFault, { kind: 'slow' }>

/** A fault that responds with an error. */
export type ErrorFault = Exclude<EndingFault, { kind: 'dropped' | 'lost' | 'garbled' }>

/** Responds with the vendor's error body. */
export type FaultResponder = (c: Context, fault: ErrorFault) => Response

/** The paths of the tester's page. */
export interface PagePaths {
  readonly page: string
  /** The base path of its form actions. */
  readonly actions: string
}

/**
 * Logs every request and applies the requested faults. The control API and the tester's page are exempt, because faults
 * are created and removed there.
 */
export function faultMiddleware(
  { faults, requests, now }: FaultContext,
  { page, actions }: PagePaths,
  fail: FaultResponder
): MiddlewareHandler {
  const isControl = (path: string) =>
    path === page || [CONTROL_PATH, actions].some((own) => path.startsWith(own))

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
    if (ending) c.res = endRequest(c, ending, fail)

    const status = isLost || ending?.kind === 'dropped' ? NO_STATUS : c.res.status
    requests.add({ method, path, status, at: now() })
  }
}

function endRequest(c: Context, fault: EndingFault, fail: FaultResponder): Response {
  switch (fault.kind) {
    case 'dropped':
    case 'lost':
      return dropConnection(c)
    case 'garbled':
      return sendForeignPage(c)
    default:
      return fail(c, fault)
  }
}
