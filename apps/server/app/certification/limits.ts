import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { DAY_SECONDS } from '#app/core/time'

/** Accepted applications per member. */
export const applications = new RateLimit({
  name: 'certification',
  tokens: 3,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})
