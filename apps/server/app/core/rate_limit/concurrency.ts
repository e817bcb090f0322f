import { AsyncLocalStorage } from 'node:async_hooks'
import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel'
import { limiterConfig } from '#config/limiter'
import { createRateLimitError } from '#app/core/rate_limit/rate_limit'
import { SECOND_MS } from '#app/core/time'

/** Requests of one caller that a process handles at once. */
export const MAX_CONCURRENT_REQUESTS = 10
/** Those of the caller's that wait for these; more are refused. */
const MAX_WAITING = 90

const bulkheads = new Map<string, BulkheadPolicy>()

const isIdle = ({ executionSlots, queueSlots }: BulkheadPolicy) =>
  executionSlots === MAX_CONCURRENT_REQUESTS && queueSlots === MAX_WAITING

/**
 * Handles a caller's request beside at most nine others of theirs, so that a burst of one, all for the same row perhaps, keeps
 * the caller waiting and nobody else.
 * @throws `rate_limited` when as many wait as may
 */
export async function limitConcurrency<Result>(
  key: string,
  handle: () => Promise<Result>
): Promise<Result> {
  if (limiterConfig.scale === Number.POSITIVE_INFINITY) return handle()
  const own = bulkheads.get(key) ?? bulkhead(MAX_CONCURRENT_REQUESTS, MAX_WAITING)
  bulkheads.set(key, own)
  try {
    // The next in the queue is started by the one before it, and is no part of that request.
    return await own.execute(AsyncLocalStorage.bind(handle))
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? createRateLimitError(SECOND_MS) : error
  } finally {
    if (isIdle(own)) bulkheads.delete(key)
  }
}
