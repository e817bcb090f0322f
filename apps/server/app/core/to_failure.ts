import { errors as vineErrors } from '@vinejs/vine'
import { Failure, type FailureCode } from '#app/core/errors'

const RETRY_AFTER_SECONDS = 2

/** SQLSTATEs that are caused by the request or by timing, not by a defect. */
const BY_SQLSTATE: Record<string, FailureCode> = {
  '23505': 'conflict',
  '23503': 'not_found',
  '22P02': 'invalid',
  '22003': 'invalid',
  '22021': 'invalid',
  '2201W': 'invalid',
  '40001': 'unavailable',
  '40P01': 'unavailable',
  '55P03': 'unavailable',
  // Aborted by idle_in_transaction_session_timeout or transaction_timeout.
  '25P03': 'unavailable',
  '25P04': 'unavailable',
}

/** What PostgreSQL reports about a rejected statement, without any value from the request. */
export interface RejectedStatement {
  sqlstate: string
  constraint: string | null
  table: string | null
}

/**
 * Classes of SQLSTATEs that are transient: connection exceptions, insufficient resources (a full disk, too many
 * connections), operator intervention (a canceled statement, a shutdown), and system errors.
 */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58'])
const SQLSTATE = /^[0-9A-Z]{5}$/
const CLASS_LENGTH = 2

/** Error codes of Node for a database that cannot be reached. */
const UNREACHABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
const POOL_TIMEOUT_ERROR = 'KnexTimeoutError'
const LOST_CONNECTION_MESSAGE =
  /connection (terminated|timeout)|timeout expired|read timeout|not queryable/i

/** Error codes of the framework, by the documented error that they become. */
const BY_FRAMEWORK_CODE: Record<string, FailureCode> = {
  E_ROUTE_NOT_FOUND: 'not_found',
  E_ROW_NOT_FOUND: 'not_found',
  E_REQUEST_ENTITY_TOO_LARGE: 'payload_too_large',
  E_ENCODING_UNSUPPORTED: 'unsupported_media_type',
  E_UNAUTHORIZED_ACCESS: 'unauthenticated',
  E_AUTHORIZATION_FAILURE: 'forbidden',
}

const BODY_PARSER_STATUSES = new Set([400, 422])

interface ErrorLike {
  name?: string
  constraint?: unknown
  table?: unknown
  message?: string
  code?: unknown
  status?: unknown
  messages?: unknown
  cause?: unknown
}

function codeOfDatabaseError(error: ErrorLike): FailureCode | undefined {
  const code = typeof error.code === 'string' ? error.code : ''
  if (BY_SQLSTATE[code]) return BY_SQLSTATE[code]
  if (SQLSTATE.test(code) && UNAVAILABLE_CLASSES.has(code.slice(0, CLASS_LENGTH))) {
    return 'unavailable'
  }
  if (UNREACHABLE_CODES.has(code) || error.name === POOL_TIMEOUT_ERROR) return 'unavailable'
  if (LOST_CONNECTION_MESSAGE.test(error.message ?? '')) return 'unavailable'
  return undefined
}

/**
 * Returns details of a statement that PostgreSQL rejected and whose error became a 4xx only by its SQLSTATE. A
 * missing check or a wrong cast in our code looks the same as an invalid request, so these are logged.
 */
export function getRejectedStatement(thrown: unknown): RejectedStatement | undefined {
  if (!(thrown instanceof Error) || thrown instanceof Failure) return undefined
  const { code, constraint, table } = thrown as ErrorLike
  if (typeof code !== 'string') return undefined
  const failure = BY_SQLSTATE[code]
  if (!failure || failure === 'unavailable') return undefined
  return {
    sqlstate: code,
    constraint: typeof constraint === 'string' ? constraint : null,
    table: typeof table === 'string' ? table : null,
  }
}

/**
 * Converts a thrown value to a documented error; `undefined` for an unexpected error. The original message is
 * dropped, because it may contain SQL or personal data.
 */
export function toFailure(thrown: unknown): Failure | undefined {
  if (thrown instanceof Failure) return thrown
  if (!(thrown instanceof Error)) return undefined
  const error = thrown as ErrorLike

  if (thrown instanceof vineErrors.E_VALIDATION_ERROR) {
    const errors = thrown.messages.map(
      ({ field, rule, message }: { field: string; rule: string; message: string }) => ({
        field,
        rule,
        message,
      })
    )
    return new Failure('invalid', { errors })
  }

  const framework = typeof error.code === 'string' ? BY_FRAMEWORK_CODE[error.code] : undefined
  if (framework) return new Failure(framework)

  const database = codeOfDatabaseError(error)
  if (database === 'unavailable') {
    return new Failure(database, { retryAfter: RETRY_AFTER_SECONDS })
  }
  if (database) return new Failure(database)

  // A 400 or 422 that is not mapped above comes from the body parser, which could not read the body.
  if (BODY_PARSER_STATUSES.has(error.status as number)) return new Failure('malformed_body')
  return undefined
}
