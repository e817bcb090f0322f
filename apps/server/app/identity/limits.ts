import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Sign-ins that are begun, by where they come from. */
export const signInStarts = new RateLimit({
  name: 'sign_in',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})
