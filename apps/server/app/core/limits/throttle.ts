import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isCredentialed } from '#app/core/http/credentials'
import { isInProcess } from '#app/core/http/in_process'
import { HTTP_FORBIDDEN } from '#app/core/http/status'
import { actorKeyOf, callerOf, rememberCaller } from '#app/core/limits/caller'
import { networkDigest } from '#app/core/limits/refusal_log'
import { limitUnderWay } from '#app/core/limits/under_way'
import { anonymousRequests, memberRequests, memberWrites, refusals } from '#app/core/limits/limits'

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/** Tells the operators once, when it becomes too many. */
function countRefusal(ctx: HttpContext, key: string) {
  if (refusals.waitOf(key) > 0) return
  refusals.takeAlone(key)
  if (refusals.waitOf(key) === 0) return
  const { logger, request } = ctx
  const caller = { actor: actorKeyOf(ctx) ?? null, network: networkDigest(request) }
  logger.warn({ ...caller, requestId: request.id() }, 'somebody collects refusals')
}

/**
 * The first check of every call (rulings, "Errors"): visitors are counted by address, members by who they are. Until a
 * credential has proved to be somebody's, its requests count as its address's, so inventing some gains nothing.
 *
 * A function, because the container would make a class anew for each request.
 */
export async function throttle(ctx: HttpContext, next: NextFn) {
  const { request, response } = ctx
  if (isInProcess(request.request)) return next()

  const { key, isKnown } = callerOf(request.request)
  const limit = isKnown ? memberRequests : anonymousRequests
  limit.takeAlone(key)
  if (!isCredentialed(request.request)) return next()

  refusals.refuseExhausted(key)
  if (!SAFE_METHODS.has(request.method())) memberWrites.refuseExhausted(key)
  await limitUnderWay(key, next)
  rememberCaller(ctx)
  if (response.getStatus() === HTTP_FORBIDDEN) countRefusal(ctx, key)
}
