import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isCredentialed } from '#app/core/http/credentials'
import { isInProcess } from '#app/core/http/in_process'
import { HTTP_FORBIDDEN } from '#app/core/http/status'
import { getActorKey, identifyCaller, rememberCaller } from '#app/core/rate_limit/caller'
import { hashNetwork } from '#app/core/rate_limit/rejection_log'
import { limitConcurrency } from '#app/core/rate_limit/concurrency'
import {
  anonymousRequests,
  memberRequests,
  memberWrites,
  forbiddenRequests,
} from '#app/core/rate_limit/limits'
import { takeToken } from '#app/core/rate_limit/rate_limit_headers'

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/** Logs once when a caller has too many. */
function countForbidden(ctx: HttpContext, key: string) {
  if (forbiddenRequests.getWaitMs(key) > 0) return
  forbiddenRequests.takeLocally(key)
  if (forbiddenRequests.getWaitMs(key) === 0) return
  const { logger, request } = ctx
  const caller = { actor: getActorKey(ctx) ?? null, network: hashNetwork(request) }
  logger.warn({ ...caller, requestId: request.id() }, 'somebody collects refusals')
}

/**
 * The first check of every request: visitors are limited by network, members by account. Until a credential has been
 * authenticated, its requests count against the limit of its network, so sending made-up credentials does not raise
 * anybody's limit.
 * A function, because the container would create an instance of a class per request.
 */
export async function throttle(ctx: HttpContext, next: NextFn) {
  const { request, response } = ctx
  if (isInProcess(request.request)) return next()

  const { key, isKnown } = identifyCaller(request.request)
  const limit = isKnown ? memberRequests : anonymousRequests
  await takeToken(response.response, limit, key)
  if (!isCredentialed(request.request)) return next()

  forbiddenRequests.assertNotExhausted(key)
  if (!SAFE_METHODS.has(request.method())) memberWrites.assertNotExhausted(key)
  await limitConcurrency(key, next)
  rememberCaller(ctx)
  if (response.getStatus() === HTTP_FORBIDDEN) countForbidden(ctx, key)
}
