import { SECOND_MS } from '@botanica/server/contract'
import type { TuyauError } from '@tuyau/core/client'
import type { ApiErrorBody, FieldError } from './response-types.ts'

const RETRY_AFTER = 'retry-after'
const SECONDS_ONLY = /^\d+$/

/** Why a request failed before there was a response. */
export type NetworkErrorReason = 'aborted' | 'timeout' | 'network'

const REASON_BY_NAME: Record<string, NetworkErrorReason> = {
  AbortError: 'aborted',
  TimeoutError: 'timeout',
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}

function getBodyText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** @param header seconds, or a date (RFC 9110 section 10.2.3); a date in the past gives 0 */
function parseRetryAfter(header: string | null | undefined): number | null {
  if (!header) return null
  if (SECONDS_ONLY.test(header)) return Number(header)
  const seconds = Math.ceil((Date.parse(header) - Date.now()) / SECOND_MS)
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}

/** The data of a failed call. */
type FailedCall = Pick<TuyauError, 'kind' | 'cause'> &
  Partial<Pick<TuyauError, 'status' | 'response' | 'rawResponse' | 'rawRequest'>>

/**
 * A failed call. Its message is the status code, a colon, and the body or the status text; without a response it is the
 * reason. Screens translate by {@link code}, {@link reason} and the rules in {@link errors}, never by the message.
 */
export class ApiError extends Error {
  readonly kind: TuyauError['kind']
  /** Undefined without a response. */
  readonly status: number | undefined
  /** The response body. */
  readonly response: unknown
  readonly rawResponse: TuyauError['rawResponse']
  readonly rawRequest: TuyauError['rawRequest']
  /**
   * The response's `code`; `unknown` for a response that is not the API's; the {@link NetworkErrorReason} without a
   * response.
   */
  readonly code: string
  /** The response's `reason`, for a code that has several; `null` without one. */
  readonly reason: string | null
  /** The invalid fields of a 422. */
  readonly errors: readonly FieldError[]
  readonly requestId: string | null
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | null

  constructor(cause: FailedCall) {
    const { status, response: body, rawResponse } = cause
    const reason = REASON_BY_NAME[(cause.cause as Error | undefined)?.name ?? ''] ?? 'network'
    super(
      status === undefined ? reason : `${status}: ${getBodyText(body) || rawResponse?.statusText}`,
      {
        cause,
      }
    )
    this.name = 'ApiFailure'
    this.kind = cause.kind
    this.status = status
    this.response = body
    this.rawResponse = rawResponse
    this.rawRequest = cause.rawRequest

    const known = isErrorBody(body) ? body : null
    this.code = known?.code ?? (status === undefined ? reason : 'unknown')
    this.reason = known?.reason ?? null
    this.errors = known?.errors ?? []
    this.requestId = known?.requestId ?? null
    this.retryAfter = parseRetryAfter(rawResponse?.headers.get(RETRY_AFTER))
  }
}

/** Whether `error` is a response with that status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}

/**
 * Returns which of these reasons the server gave, for texts in both languages.
 * @param reasons of the contract; any other reason gives `undefined`
 */
export function findReason<Name extends string>(
  error: unknown,
  reasons: Readonly<Record<Name, string>>
): Name | undefined {
  const reason = error instanceof ApiError ? error.reason : null
  return reason !== null && Object.hasOwn(reasons, reason) ? (reason as Name) : undefined
}
