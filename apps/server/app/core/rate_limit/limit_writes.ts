import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { HTTP_BAD_REQUEST } from '#app/core/http/status'
import { addressKey, getActorKey } from '#app/core/rate_limit/caller'
import type { RateLimit } from '#app/core/rate_limit/rate_limit'

/**
 * Limits the writes of a member or bot. Only accepted writes count: failed ones refund their token, which is taken
 * first so that concurrent requests cannot exceed the limit. Runs after `authenticate`.
 */
export function limitWrites(limit: RateLimit) {
  return async function limitWritesMiddleware(ctx: HttpContext, next: NextFn) {
    const key = getActorKey(ctx)
    if (key === undefined) throw new Failure('unauthenticated')
    await limit.take(key)
    await next()
    if (ctx.response.getStatus() >= HTTP_BAD_REQUEST) await limit.refund(key)
  }
}

/** Limits attempts by network, for calls that are made before authentication. */
export function limitAddress(limit: RateLimit) {
  return async function limitAddressMiddleware({ request }: HttpContext, next: NextFn) {
    await limit.take(addressKey(request))
    return next()
  }
}
