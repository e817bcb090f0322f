import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { DAY_SECONDS } from '#app/core/time'

/** Requests that one member may send, counting what was accepted: who withdraws them cannot go on without end. */
export const supportRequests = new RateLimit({
  name: 'support',
  tokens: 10,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})
