import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { HTTP_BAD_REQUEST } from '#app/core/http/status'
import { addressKey, getActorKey } from '#app/core/rate_limit/caller'
import type { RateLimit } from '#app/core/rate_limit/rate_limit'

/**
 * Limits what a member or a bot may write. Only accepted writes count, not failed attempts: what was taken is
 * given back, so that many at once cannot pass together either. After `authenticate`.
 */
export function limitWrites(limit: RateLimit) {
  return async function limitWritesMiddleware(ctx: HttpContext, next: NextFn) {
    const key = getActorKey(ctx)
    if (key === undefined) throw new Failure('unauthenticated')
    await limit.take(key)
    await next()
    if (ctx.response.getStatus() >= HTTP_BAD_REQUEST) await limit.giveBack(key)
  }
}

/** Limits attempts by where they come from, for calls that are made before anybody is known. */
export function limitAddress(limit: RateLimit) {
  return async function limitAddressMiddleware({ request }: HttpContext, next: NextFn) {
    await limit.take(addressKey(request))
    return next()
  }
}
