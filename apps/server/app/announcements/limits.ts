import { ANNOUNCEMENTS_PER_HOUR } from '#app/announcements/rules'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'

/** Accepted announcements per staff member, new or sent again. */
export const announcementsPerHour = new RateLimit({
  name: 'announcements',
  tokens: ANNOUNCEMENTS_PER_HOUR,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})
