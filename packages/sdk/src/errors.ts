/** An invalid part of a request, and the rule that it violates. */
export interface FieldError {
  field: string
  rule: string
  message: string
}

/** Every error of this package. */
export class BotanicaError extends Error {
  override readonly name: string = 'BotanicaError'
}

/** There was no response: the network failed, or the time for a request was over. `cause` has the reason. */
export class ConnectionError extends BotanicaError {
  override readonly name: string = 'ConnectionError'
}

interface ApiErrorDetails {
  status: number
  code: string
  requestId: string | null
  errors: readonly FieldError[]
}

/** The API responded with an error. */
export class ApiError extends BotanicaError {
  override readonly name: string = 'ApiError'
  readonly status: number
  /** The API's name of the error, such as `not_found`; `unknown` for a response that is not the API's. */
  readonly code: string
  /** For questions to Botanica's team. */
  readonly requestId: string | null
  /** What is wrong with the request; only for the status 422. */
  readonly errors: readonly FieldError[]

  constructor(message: string, { status, code, requestId, errors }: ApiErrorDetails) {
    super(message)
    this.status = status
    this.code = code
    this.requestId = requestId
    this.errors = errors
  }
}

/** A rate limit is exceeded: after the last retry, or when the wait is longer than the client waits by itself. */
export class RateLimitError extends ApiError {
  override readonly name: string = 'RateLimitError'
  /** Seconds; 0 if the response does not say. */
  readonly retryAfter: number

  constructor(message: string, details: ApiErrorDetails, retryAfter: number) {
    super(message, details)
    this.retryAfter = retryAfter
  }
}

/** A webhook is not from Botanica, or too old. */
export class WebhookVerificationError extends BotanicaError {
  override readonly name: string = 'WebhookVerificationError'
}
