import { Limit } from '#app/core/limits/limit'

const HOUR = 60 * 60

/** Bots that one member may submit, counting what was accepted (`security.md` section 6). */
export const submissions = new Limit({
  name: 'submissions',
  tokens: 5,
  perSeconds: HOUR,
  acrossProcesses: true,
})
