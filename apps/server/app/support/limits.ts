import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { DAY_SECONDS } from '#app/core/time'

/** Support requests per member. Only accepted ones count, withdrawn ones included. */
export const supportRequestRateLimit = new RateLimit({
  name: 'support',
  tokens: 10,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})
