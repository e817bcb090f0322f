import { Limit } from '#app/core/limits/limit'

const DAY = 24 * 60 * 60

/** Applications that one member may send, counting what was accepted (`security.md` section 6). */
export const applications = new Limit({
  name: 'certification',
  tokens: 3,
  perSeconds: DAY,
  acrossProcesses: true,
})
