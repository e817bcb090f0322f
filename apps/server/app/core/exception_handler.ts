import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { type ApiErrorBody, Failure } from '#app/core/errors'
import { OverloadError } from '#app/core/database/pool_admission'
import { toFailure, getRejectedStatement, type RejectedStatement } from '#app/core/to_failure'
import { HTTP_INTERNAL_SERVER_ERROR } from '#app/core/http/status'
import { logRateLimitRejection } from '#app/core/rate_limit/rejection_log'
import { setHandledError } from '#app/core/cache/handled_error'
import { SECOND_MS } from '#app/core/time'

const JSON_PATHS = /^\/(api|health)(\/|$)/

/** Renders an error as HTML. The site registers it, because this layer does not know pages. */
export type ErrorPage = (failure: Failure, ctx: HttpContext) => unknown
let errorPage: ErrorPage = (failure, { response }) => {
  response.header('content-type', 'text/plain; charset=utf-8').send(failure.message)
}
export function setErrorPage(page: ErrorPage) {
  errorPage = page
}

const OVERLOAD_REPORT_INTERVAL_MS = 10 * SECOND_MS
let overload = { count: 0, reportedAt: Number.NEGATIVE_INFINITY }

/** Logs rejections under overload as one line per interval: a line for each would make the overload worse. */
function reportOverload({ logger }: HttpContext) {
  overload.count++
  const now = performance.now()
  if (now - overload.reportedAt < OVERLOAD_REPORT_INTERVAL_MS) return
  logger.warn(
    { refused: overload.count },
    'requests are refused: there is more to do than this process can'
  )
  overload = { count: 0, reportedAt: now }
}

/** Logs a rejected statement. The error's own message and detail are left out, because they contain user input. */
function logRejectedStatement(
  { logger, request, route }: HttpContext,
  rejected: RejectedStatement,
  code: string | undefined
) {
  logger.warn(
    {
      ...rejected,
      code,
      method: request.method(),
      route: route?.pattern ?? null,
      requestId: request.id(),
    },
    'the database refused a statement'
  )
}

/** Whether the client has closed the connection before it had sent the whole body; nobody reads the response. */
function isAborted({ request }: HttpContext) {
  const { complete, destroyed } = request.request
  return destroyed && !complete
}

/**
 * The only place where errors become responses. Under `/api` responses are JSON whatever `Accept` says. Unexpected
 * errors reveal nothing but their request id.
 */
export default class HttpExceptionHandler extends ExceptionHandler {
  override async handle(thrown: unknown, ctx: HttpContext) {
    setHandledError(ctx, thrown)
    const failure = toFailure(thrown) ?? new Failure('internal')
    const { request, response } = ctx

    response.status(failure.status)
    response.header('cache-control', 'no-store')
    if (failure.retryAfter !== undefined) {
      response.header('retry-after', String(Math.ceil(failure.retryAfter)))
    }
    if (!JSON_PATHS.test(request.url())) return errorPage(failure, ctx)

    const body: ApiErrorBody = {
      message: failure.message,
      code: failure.code!,
      requestId: request.id()!,
      ...(failure.errors ? { errors: failure.errors } : {}),
      ...(failure.timeLeft === undefined ? {} : { timeLeft: failure.timeLeft }),
      ...(failure.reason === undefined ? {} : { reason: failure.reason }),
      ...(failure.decided ? { decided: failure.decided } : {}),
      ...(failure.limit === undefined ? {} : { limit: failure.limit }),
      ...(failure.version === undefined ? {} : { version: failure.version }),
    }
    // The controller may have set that of a successful response.
    response.type('json')
    response.json(body)
  }

  override async report(thrown: unknown, ctx: HttpContext) {
    if (isAborted(ctx)) return
    const failure = toFailure(thrown)
    const rejected = getRejectedStatement(thrown)
    if (rejected) return logRejectedStatement(ctx, rejected, failure?.code)
    if (failure && failure.status < HTTP_INTERNAL_SERVER_ERROR)
      return logRateLimitRejection(ctx, failure)
    if (failure instanceof OverloadError) return reportOverload(ctx)
    ctx.logger.error({ err: thrown, requestId: ctx.request.id() }, 'request failed')
  }
}
