import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Rate limits that all contexts share. A context defines its own beside its routes. */

/** Counted per process: a public read must cost less than a request to Redis. */
export const anonymousRequests = new RateLimit({
  name: 'anonymous',
  tokens: 1_200,
  perSeconds: MINUTE_SECONDS,
  burst: 300,
})

export const memberRequests = new RateLimit({
  name: 'member',
  tokens: 1_800,
  perSeconds: MINUTE_SECONDS,
})

/** Accepted writes of one member. */
export const memberWrites = new RateLimit({
  name: 'writes',
  tokens: 60,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

/** Requests rejected for missing rights. A person at a screen does not collect many. */
export const forbiddenRequests = new RateLimit({
  name: 'refusals',
  tokens: 60,
  perSeconds: MINUTE_SECONDS,
})
