import { AsyncLocalStorage } from 'node:async_hooks'
import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel'
import { isLimiterOff } from '#config/limiter'
import { createRateLimitError } from '#app/core/rate_limit/rate_limit'
import { SECOND_MS } from '#app/core/time'

/** Requests of one caller that a process handles concurrently. */
export const MAX_CONCURRENT_REQUESTS = 10
/** Queued requests of one caller; more are rejected. */
const MAX_WAITING = 90

const bulkheads = new Map<string, BulkheadPolicy>()

const isIdle = ({ executionSlots, queueSlots }: BulkheadPolicy) =>
  executionSlots === MAX_CONCURRENT_REQUESTS && queueSlots === MAX_WAITING

/**
 * Limits the concurrent requests of one caller, so that a burst, for instance for the same row, delays only that
 * caller.
 * @throws `rate_limited` when the queue is full
 */
export async function limitConcurrency<Result>(
  key: string,
  handle: () => Promise<Result>
): Promise<Result> {
  if (isLimiterOff()) return handle()
  const own = bulkheads.get(key) ?? bulkhead(MAX_CONCURRENT_REQUESTS, MAX_WAITING)
  bulkheads.set(key, own)
  try {
    // The previous request starts the next one in the queue, which must not inherit its context.
    return await own.execute(AsyncLocalStorage.bind(handle))
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? createRateLimitError(SECOND_MS) : error
  } finally {
    if (isIdle(own)) bulkheads.delete(key)
  }
}
