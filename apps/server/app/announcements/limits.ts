import { Limit } from '#app/core/limits/limit'

const HOUR = 60 * 60

/** Announcements of one member of the staff, counting what was accepted (`security.md` section 6). */
export const announcementsOfHour = new Limit({
  name: 'announcements',
  tokens: 6,
  perSeconds: HOUR,
  acrossProcesses: true,
})
