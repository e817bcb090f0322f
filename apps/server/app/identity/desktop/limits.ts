import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Token requests by IP address; as many as sign-ins that may be started. */
export const desktopTokenRateLimit = new RateLimit({
  name: 'desktop_token',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})
