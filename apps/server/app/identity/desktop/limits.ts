import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Codes that are shown for a token, by where they come from: as many as sign-ins may be begun. */
export const desktopTokens = new RateLimit({
  name: 'desktop_token',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})
