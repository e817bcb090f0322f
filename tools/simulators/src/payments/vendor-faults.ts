import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { dropConnection, sendForeignPage } from '../http/broken-responses.ts'
import { CONTROL_PATH } from '../http/control.ts'
import { faultMiddleware, type EndingFault } from '../http/fault-middleware.ts'
import { HTTP_INTERNAL_SERVER_ERROR } from '../http/status.ts'
import { PAGE_ACTIONS, PAGE_PATH, PAYPAL_PATH } from './paths.ts'
import {
  PaypalError,
  paypalDown,
  paypalNotFound,
  paypalTooMany,
  paypalUnauthorized,
} from './paypal/errors.ts'
import type { PaymentsSimulation } from './simulation.ts'
import { StripeApiError, stripeDown, stripeTooMany, unknownUrl, wrongKey } from './stripe/errors.ts'

type VendorError = StripeApiError | PaypalError

function isControl(path: string): boolean {
  return path === PAGE_PATH || [CONTROL_PATH, PAGE_ACTIONS].some((own) => path.startsWith(own))
}

function isPaypal(c: Context): boolean {
  return c.req.path.startsWith(PAYPAL_PATH)
}

/** The vendors' failures, each with its own error bodies. The control API is exempt. */
export function vendorFaults(simulation: PaymentsSimulation): MiddlewareHandler {
  return faultMiddleware(simulation, isControl, fail)
}

function fail(c: Context, fault: EndingFault): Response {
  switch (fault.kind) {
    case 'rate_limited':
      c.header('Retry-After', String(Math.ceil(fault.retryAfterSeconds)))
      return sendError(c, isPaypal(c) ? paypalTooMany() : stripeTooMany())
    case 'server_error':
      return sendError(c, down(c, fault.status))
    case 'unauthorized':
      return sendError(c, isPaypal(c) ? paypalUnauthorized() : wrongKey())
    case 'dropped':
    case 'lost':
      return dropConnection(c)
    case 'garbled':
      return sendForeignPage(c)
  }
}

function down(c: Context, status: number = HTTP_INTERNAL_SERVER_ERROR): VendorError {
  // The control API has checked that it is a 5xx.
  const known = status as ContentfulStatusCode
  return isPaypal(c) ? paypalDown(known) : stripeDown(known)
}

function sendError(c: Context, { body, status }: VendorError): Response {
  return c.json(body, status)
}

/** The simulator's error handler: expected errors with the vendor's bodies, anything else as a 500. */
export function handleError(error: Error, c: Context): Response {
  const isKnown = error instanceof StripeApiError || error instanceof PaypalError
  return sendError(c, isKnown ? error : down(c))
}

export function handleNotFound(c: Context): Response {
  return sendError(c, isPaypal(c) ? paypalNotFound() : unknownUrl(c.req.method, c.req.path))
}
