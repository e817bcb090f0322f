import { Exception } from '@adonisjs/core/exceptions'
import { SECOND_MS } from '#app/core/time'

/** Every error code that the API documents, with its status and English message. Clients translate by code. */
export const FAILURES = {
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  method_not_allowed: [405, 'This call does not exist with this method.'],
  unsupported_media_type: [415, 'The body must be sent as application/json.'],
  payload_too_large: [413, 'The body is too large.'],
  malformed_body: [400, 'The body is not valid JSON.'],
  unauthenticated: [401, 'You need to be logged in.'],
  account_restricted: [403, 'Your account is restricted.'],
  csrf: [403, 'This request did not come from one of our pages.'],
  forbidden: [403, 'You are not allowed to do this.'],
  blocked: [403, 'The owners of this bot have blocked you from rating it.'],
  limit: [403, 'You have reached the most that is allowed.'],
  server_membership: [403, 'This requires server membership.'],
  not_found: [404, 'Not found.'],
  invalid: [422, 'Some of what was sent is not valid.'],
  unknown_field: [422, 'The request has fields or parameters that this call does not know.'],
  conflict: [409, 'The current state does not allow this.'],
  not_offered: [409, 'This site does not offer that.'],
  decided: [409, 'Somebody has decided about this already.'],
  cooldown: [429, 'It is too early to do this again.'],
  unavailable: [503, 'The service is busy. Please try again in a moment.'],
  internal: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type FailureCode = keyof typeof FAILURES

/** An invalid input field and the rule that it violates. */
export interface FieldError {
  field: string
  rule: string
  message: string
}

/** The decision that another staff member made first. */
export interface PriorDecision {
  /** Such as `reject_bot`. */
  action: string
  /** A name; `null` for an administrator at the console and for a deleted account. */
  by: string | null
  /** ISO 8601. */
  at: string
}

/** The body of every error under `/api`. */
export interface ApiErrorBody {
  message: string
  code: string
  requestId: string
  errors?: FieldError[]
  /** Milliseconds until the request may be repeated; only for `cooldown`. */
  timeLeft?: number
  /** Which of several reasons applies, for codes whose reasons screens tell apart, such as `notInServer`. */
  reason?: string
  /** Only for `decided`. */
  decided?: PriorDecision
  /** The allowed maximum; only for `limit`. */
  limit?: number
  /** The newest version of the listing, when the request was about an older one. */
  version?: number
}

interface FailureDetails {
  /** Replaces the message of the code. */
  message?: string
  /** Sent in the body; see `withReason`. */
  reason?: string
  errors?: FieldError[]
  /** Seconds; sent as `Retry-After`. */
  retryAfter?: number
  /** Milliseconds; sent in the body. */
  timeLeft?: number
  decided?: PriorDecision
  /** The allowed maximum; sent in the body. */
  limit?: number
  /** The newest version of the listing; sent in the body. */
  version?: number
}

/** A documented error. Throwing it ends the request. */
export class Failure extends Exception {
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly timeLeft: number | undefined
  readonly reason: string | undefined
  readonly decided: PriorDecision | undefined
  readonly limit: number | undefined
  readonly version: number | undefined

  constructor(code: FailureCode, details: FailureDetails = {}) {
    const [status, message] = FAILURES[code]
    super(details.message ?? message, { status, code })
    this.errors = details.errors
    this.retryAfter = details.retryAfter
    this.timeLeft = details.timeLeft
    this.reason = details.reason
    this.decided = details.decided
    this.limit = details.limit
    this.version = details.version
  }
}

/**
 * Returns the details of an error whose code has several reasons: the name that screens use, and the English
 * sentence.
 * @param reasons sentences by name, from the contract
 */
export function withReason<Reason extends string>(
  reasons: Readonly<Record<Reason, string>>,
  reason: Reason
): { reason: Reason; message: string } {
  return { reason, message: reasons[reason] }
}

/** A 404, identical for resources that do not exist and those that the caller may not see. */
export function notFound() {
  return new Failure('not_found')
}

/** Creates a 429 for an action with a cooldown. @param timeLeft milliseconds */
export function onCooldown(timeLeft: number, message: string) {
  return new Failure('cooldown', { message, timeLeft, retryAfter: timeLeft / SECOND_MS })
}

/** Creates a 422 for one field. */
export function invalidField(field: string, rule: string, message: string) {
  return new Failure('invalid', { errors: [{ field, rule, message }] })
}
