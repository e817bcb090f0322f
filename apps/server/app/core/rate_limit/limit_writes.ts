import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { HTTP_BAD_REQUEST } from '#app/core/http/status'
import { addressKey, getActorKey } from '#app/core/rate_limit/caller'
import type { RateLimit } from '#app/core/rate_limit/rate_limit'
import { reportRateLimit, takeToken } from '#app/core/rate_limit/rate_limit_headers'

const limits = new WeakMap<object, RateLimit>()

/**
 * Limits the writes of a member or bot. Only accepted writes count: failed ones refund their token, which is taken
 * first so that concurrent requests cannot exceed the limit. Runs after `authenticate`.
 */
export function limitWrites(limit: RateLimit) {
  async function limitWritesMiddleware(ctx: HttpContext, next: NextFn) {
    const key = getActorKey(ctx)
    if (key === undefined) throw new Failure('unauthenticated')
    const { response } = ctx.response
    const { remaining, fullInMs } = await takeToken(response, limit, key)
    await next()
    if (ctx.response.getStatus() < HTTP_BAD_REQUEST) return
    await limit.refund(key)
    reportRateLimit(response, limit, { remaining: remaining + 1, fullInMs })
  }

  limits.set(limitWritesMiddleware, limit)
  return limitWritesMiddleware
}

/** Limits attempts by network, for calls that are made before authentication. */
export function limitAddress(limit: RateLimit) {
  async function limitAddressMiddleware({ request, response }: HttpContext, next: NextFn) {
    await takeToken(response.response, limit, addressKey(request))
    return next()
  }

  limits.set(limitAddressMiddleware, limit)
  return limitAddressMiddleware
}

/** Returns the limit of a middleware of this file; used by the API description. */
export function getRateLimit(middleware: object): RateLimit | undefined {
  return limits.get(middleware)
}
