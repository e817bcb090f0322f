import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { paypalId } from '../ids.ts'

/** An error response of PayPal. */
export class PaypalError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: object

  constructor(
    status: ContentfulStatusCode,
    name: string,
    message: string,
    details: readonly { issue: string; description: string }[] = []
  ) {
    super(message)
    this.status = status
    this.body = { name, message, debug_id: paypalId().toLowerCase(), details, links: [] }
  }
}

export function paypalNotFound(): PaypalError {
  return new PaypalError(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    { issue: 'INVALID_RESOURCE_ID', description: 'The resource ID was not found.' },
  ])
}

export function paypalInvalid(description: string): PaypalError {
  return new PaypalError(
    400,
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
    [{ issue: 'INVALID_PARAMETER_SYNTAX', description }]
  )
}

export function wrongStatus(action: string, needed: string): PaypalError {
  return unprocessable(
    'SUBSCRIPTION_STATUS_INVALID',
    `Invalid subscription status for ${action} action; subscription status should be ${needed}.`
  )
}

export function unprocessable(issue: string, description: string): PaypalError {
  return new PaypalError(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    [{ issue, description }]
  )
}

export function paypalUnauthorized(): PaypalError {
  return new PaypalError(
    401,
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.'
  )
}

export function paypalTooMany(): PaypalError {
  return new PaypalError(
    429,
    'RATE_LIMIT_REACHED',
    'Too many requests. Blocked due to rate limiting.'
  )
}

export function paypalDown(status: ContentfulStatusCode): PaypalError {
  return new PaypalError(status, 'INTERNAL_SERVER_ERROR', 'An internal server error occurred.')
}
