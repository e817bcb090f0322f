import type { HttpContext } from '@adonisjs/core/http'
import { limiterConfig } from '#config/limiter'
import { getActorKey, addressKey } from '#app/core/rate_limit/caller'
import { createRateLimitError } from '#app/core/rate_limit/rate_limit'
import { LIVE_LIMITS } from '#app/core/rules'
import { MINUTE_MS } from '#app/core/time'

const taken = new Map<string, number>()

/**
 * Takes one of the connections that a member, or the network of visitors, may have open in this process.
 * @returns how to give it back
 * @throws `rate_limited` when there is none
 */
export function acquireConnectionSlot(ctx: HttpContext): () => void {
  const actor = getActorKey(ctx)
  const key = actor ?? addressKey(ctx.request)
  const most = actor ? LIVE_LIMITS.connectionsPerMember : LIVE_LIMITS.connectionsPerNetwork
  const count = taken.get(key) ?? 0
  if (count >= most * limiterConfig.scale) throw createRateLimitError(MINUTE_MS)
  taken.set(key, count + 1)
  let isTaken = true
  return () => {
    if (!isTaken) return
    isTaken = false
    const left = taken.get(key)! - 1
    if (left === 0) taken.delete(key)
    else taken.set(key, left)
  }
}
