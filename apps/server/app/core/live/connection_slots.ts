import type { HttpContext } from '@adonisjs/core/http'
import { limiterConfig } from '#config/limiter'
import { getActorKey, addressKey } from '#app/core/rate_limit/caller'
import { createRateLimitError } from '#app/core/rate_limit/rate_limit'
import { LIVE_LIMITS } from '#app/core/rules'
import { MINUTE_MS } from '#app/core/time'

const slotsInUse = new Map<string, number>()

/**
 * Reserves one of the connections that a member, or the network of visitors, may have open in this process.
 * @returns a function that releases it
 * @throws `rate_limited` when all are in use
 */
export function acquireConnectionSlot(ctx: HttpContext): () => void {
  const actor = getActorKey(ctx)
  const key = actor ?? addressKey(ctx.request)
  const most = actor ? LIVE_LIMITS.connectionsPerMember : LIVE_LIMITS.connectionsPerNetwork
  const count = slotsInUse.get(key) ?? 0
  if (count >= most * limiterConfig.scale) throw createRateLimitError(MINUTE_MS)
  slotsInUse.set(key, count + 1)
  let isAcquired = true
  return () => {
    if (!isAcquired) return
    isAcquired = false
    const left = slotsInUse.get(key)! - 1
    if (left === 0) slotsInUse.delete(key)
    else slotsInUse.set(key, left)
  }
}
