import { Limit } from '#app/core/limits/limit'
import { DAY_SECONDS } from '#app/core/time'

/** Requests that one member may send, counting what was accepted: who withdraws them cannot go on without end. */
export const supportRequests = new Limit({
  name: 'support',
  tokens: 10,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})
