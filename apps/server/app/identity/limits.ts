import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Started sign-ins, by IP address. */
export const signInRateLimit = new RateLimit({
  name: 'sign_in',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})
