import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'

/** Each check calls Discord and the addresses of a listing. Staff open many bots and changes in a row. */
export const staffPreflightRateLimit = new RateLimit({
  name: 'staff_preflights',
  tokens: 300,
  perSeconds: HOUR_SECONDS,
  burst: 60,
  acrossProcesses: true,
})
