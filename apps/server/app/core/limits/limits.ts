import { Limit } from '#app/core/limits/limit'

const MINUTE = 60

/** The limits of every context's calls (`security.md` section 6); what only one context does, it limits itself. */

/** Counted in each process: a public read must cost less than a question to Redis. */
export const anonymousRequests = new Limit({
  name: 'anonymous',
  tokens: 1_200,
  perSeconds: MINUTE,
  burst: 300,
})

export const memberRequests = new Limit({ name: 'member', tokens: 1_800, perSeconds: MINUTE })

/** Accepted writes of one member. */
export const memberWrites = new Limit({
  name: 'writes',
  tokens: 60,
  perSeconds: MINUTE,
  acrossProcesses: true,
})

/** Refusals for want of a right. Who collects them is not a person at a screen. */
export const refusals = new Limit({ name: 'refusals', tokens: 60, perSeconds: MINUTE })
