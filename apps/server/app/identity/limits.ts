import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Sign-ins that are begun, by where they come from (`security.md` section 6). */
export const signInStarts = new RateLimit({
  name: 'sign_in',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})
