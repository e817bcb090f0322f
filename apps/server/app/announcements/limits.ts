import { ANNOUNCEMENTS_PER_HOUR } from '#app/announcements/rules'
import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { HOUR_SECONDS } from '#app/core/time'

/** Announcements of one member of the staff, new or sent again, counting what was accepted. */
export const announcementsPerHour = new RateLimit({
  name: 'announcements',
  tokens: ANNOUNCEMENTS_PER_HOUR,
  perSeconds: HOUR_SECONDS,
  acrossProcesses: true,
})
