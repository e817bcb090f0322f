import { Limit } from '#app/core/limits/limit'
import { HOUR_SECONDS } from '#app/core/time'

/** Bots that one member may submit, counting what was accepted (`security.md` section 6). */
export const submissions = new Limit({
  name: 'submissions',
  tokens: 5,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})
