import { Limit } from '#app/core/limits/limit'

const DAY = 24 * 60 * 60

/** Requests that one member may send, counting what was accepted: who withdraws them cannot go on without end. */
export const supportRequests = new Limit({
  name: 'support',
  tokens: 10,
  perSeconds: DAY,
  acrossProcesses: true,
})
