import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HTTP_BAD_REQUEST } from '#app/core/http/status'
import { assertNoneUnknown } from '#app/core/validation/known_keys'

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** Whether unknown query parameters are an error. */
    hasStrictQuery?: true
    /** Whether a validator has seen the query parameters. */
    hasValidatedQuery?: true
    /** Whether unknown query parameters are ignored. */
    ignoresUnknownParameters?: true
  }
}

const listParameters = (request: HttpRequest) => Object.keys(request.qs())

/** Whether unknown query parameters are an error and the request has one. @param known what the call accepts */
export function hasUnknownParameter(ctx: HttpContext, known: readonly string[]): boolean {
  if (!ctx.hasStrictQuery || ctx.ignoresUnknownParameters) return false
  return listParameters(ctx.request).some((name) => !known.includes(name))
}

/** @throws `unknown_field` if there are unknown query parameters, unless the call ignores them */
export function assertNoUnknownParameters(ctx: HttpContext, unknown: string[]) {
  if (!ctx.ignoresUnknownParameters) assertNoneUnknown('parameter', unknown)
}

/** @throws `unknown_field` for a request with query parameters, unless the call ignores them */
export function assertNoParameters(ctx: HttpContext) {
  assertNoUnknownParameters(ctx, listParameters(ctx.request))
}

/** Middleware of calls whose clients, written for others, send parameters that we do not know. */
export function ignoreUnknownParameters(ctx: HttpContext, next: NextFn) {
  ctx.ignoresUnknownParameters = true
  return next()
}

/**
 * Middleware of JSON reads: unknown query parameters are 422. A client that believes in one would otherwise go wrong
 * unnoticed, such as by reading the first page forever. A call's validator rejects them; a call without one accepts none.
 * The latter is checked last, because errors of the path and the caller come first.
 */
export async function strictQuery(ctx: HttpContext, next: NextFn) {
  if (!ctx.request.parsedUrl.query) return next()
  ctx.hasStrictQuery = true
  await next()
  const { response, hasValidatedQuery } = ctx
  // What has been sent is from the cache, which serves known parameters only.
  if (response.headersSent || hasValidatedQuery || response.getStatus() >= HTTP_BAD_REQUEST) return
  assertNoParameters(ctx)
}
