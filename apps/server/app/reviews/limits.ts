import { Limit } from '#app/core/limits/limit'
import { DAY_SECONDS, MINUTE_SECONDS } from '#app/core/time'

/** What one member may write, counting what was accepted (`security.md` section 6). */
export const reviewsOfMinute = new Limit({
  name: 'reviews_minute',
  tokens: 6,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

export const reviewsOfDay = new Limit({
  name: 'reviews_day',
  tokens: 30,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})

export const reviewVotes = new Limit({
  name: 'review_votes',
  tokens: 30,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})
