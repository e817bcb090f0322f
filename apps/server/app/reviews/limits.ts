import { Limit } from '#app/core/limits/limit'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** What one member may write, counting what was accepted (`security.md` section 6). */
export const reviewsOfMinute = new Limit({
  name: 'reviews_minute',
  tokens: 6,
  perSeconds: MINUTE,
  acrossProcesses: true,
})

export const reviewsOfDay = new Limit({
  name: 'reviews_day',
  tokens: 30,
  perSeconds: DAY,
  acrossProcesses: true,
})

export const reviewVotes = new Limit({
  name: 'review_votes',
  tokens: 30,
  perSeconds: MINUTE,
  acrossProcesses: true,
})
