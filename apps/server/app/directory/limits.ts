import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'

/** Submissions per member; only accepted ones count. */
export const submissionRateLimit = new RateLimit({
  name: 'submissions',
  tokens: 5,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})
