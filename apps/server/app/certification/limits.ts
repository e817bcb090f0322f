import { Limit } from '#app/core/limits/limit'
import { DAY_SECONDS } from '#app/core/time'

/** Applications that one member may send, counting what was accepted (`security.md` section 6). */
export const applications = new Limit({
  name: 'certification',
  tokens: 3,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})
