import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error response of Stripe. */
export class StripeApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: { readonly error: Readonly<Record<string, string>> }

  constructor(status: ContentfulStatusCode, error: Readonly<Record<string, string>>) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export function invalidRequest(code: string, message: string, param?: string): StripeApiError {
  return new StripeApiError(400, {
    type: 'invalid_request_error',
    code,
    message,
    ...(param === undefined ? {} : { param }),
  })
}

/** @param param where the id was: 404 in the path, 400 in a parameter */
export function noSuch(kind: string, id: string, param = 'id'): StripeApiError {
  return new StripeApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

export function unknownUrl(method: string, path: string): StripeApiError {
  return new StripeApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  })
}

export function wrongKey(): StripeApiError {
  return new StripeApiError(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided.',
  })
}

export function stripeTooMany(): StripeApiError {
  return new StripeApiError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded.',
  })
}

export function stripeDown(status: ContentfulStatusCode): StripeApiError {
  return new StripeApiError(status, {
    type: 'api_error',
    message: 'An unknown error occurred.',
  })
}
