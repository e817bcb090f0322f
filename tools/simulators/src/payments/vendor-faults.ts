import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { faultMiddleware, type ErrorFault } from '../http/fault-middleware.ts'
import { PAGE_PATH } from '../http/simulator-app.ts'
import { HTTP_INTERNAL_SERVER_ERROR } from '../http/status.ts'
import { PAGE_ACTIONS, PAYPAL_PATH } from './paths.ts'
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

function isPaypal(c: Context): boolean {
  return c.req.path.startsWith(PAYPAL_PATH)
}

/** The vendors' failures, each with its own error bodies. The control API is exempt. */
export function vendorFaults(simulation: PaymentsSimulation): MiddlewareHandler {
  return faultMiddleware(simulation, { page: PAGE_PATH, actions: PAGE_ACTIONS }, fail)
}

function fail(c: Context, fault: ErrorFault): Response {
  switch (fault.kind) {
    case 'rate_limited':
      c.header('Retry-After', String(Math.ceil(fault.retryAfterSeconds)))
      return sendError(c, isPaypal(c) ? paypalTooMany() : stripeTooMany())
    case 'server_error':
      return sendError(c, down(c, fault.status))
    case 'unauthorized':
      return sendError(c, isPaypal(c) ? paypalUnauthorized() : wrongKey())
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
