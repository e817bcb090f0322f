import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { DAY_SECONDS, MINUTE_SECONDS } from '#app/core/time'

/** Accepted reviews per member, new and edited. */
export const reviewsPerMinute = new RateLimit({
  name: 'reviews_minute',
  tokens: 6,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

export const reviewsPerDay = new RateLimit({
  name: 'reviews_day',
  tokens: 30,
  perSeconds: DAY_SECONDS,
  acrossProcesses: true,
})

export const reviewVotes = new RateLimit({
  name: 'review_votes',
  tokens: 30,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})
