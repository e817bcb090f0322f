import { Exception } from '@adonisjs/core/exceptions'

/**
 * Every failure that the API documents: its status and its English message. Clients translate by the code
 * (`spec/rulings.md`, "Errors").
 */
export const FAILURES = {
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  unsupported_media_type: [415, 'The body must be sent as application/json.'],
  payload_too_large: [413, 'The body is too large.'],
  malformed_body: [400, 'The body is not valid JSON.'],
  unauthenticated: [401, 'You need to be logged in.'],
  account_restricted: [403, 'Your account is restricted.'],
  csrf: [403, 'This request did not come from one of our pages.'],
  forbidden: [403, 'You are not allowed to do this.'],
  not_found: [404, 'Not found.'],
  invalid: [422, 'Some of what was sent is not valid.'],
  unknown_field: [422, 'The body has fields that this call does not know.'],
  conflict: [409, 'The current state does not allow this.'],
  unavailable: [503, 'The service is busy. Please try again in a moment.'],
  internal: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type FailureCode = keyof typeof FAILURES

/** One field of the input that was refused, and the rule that it broke. */
export interface FieldError {
  field: string
  rule: string
  message: string
}

/** The body of every error under `/api`. */
export interface ApiErrorBody {
  message: string
  code: string
  requestId: string
  errors?: FieldError[]
}

interface FailureDetails {
  /** Replaces the code's own message. */
  message?: string
  errors?: FieldError[]
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
}

/** A documented failure, thrown where the way of a request ends early. */
export class Failure extends Exception {
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, details: FailureDetails = {}) {
    const [status, message] = FAILURES[code]
    super(details.message ?? message, { status, code })
    this.errors = details.errors
    this.retryAfter = details.retryAfter
  }
}

/** 404, the same for what never existed and for what the caller may not know of (ruling P2). */
export function notFound() {
  return new Failure('not_found')
}

/** 422 for one field. */
export function invalidField(field: string, rule: string, message: string) {
  return new Failure('invalid', { errors: [{ field, rule, message }] })
}
