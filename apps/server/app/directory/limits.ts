import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'

/** Bots that one member may submit, counting what was accepted. */
export const submissions = new RateLimit({
  name: 'submissions',
  tokens: 5,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})
