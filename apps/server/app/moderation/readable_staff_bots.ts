import { isoDate, mapReadableRows } from '#app/core/database/readable_rows'
import { getLinkableUrls } from '#app/directory/readable_bots'
import { getDisplayedInvitation } from '#app/directory/displayed_invitation'
import type { StaffBotRow } from '#app/moderation/queries/staff_bot_rows'

/** A row ready for a transformer: only URLs that may be linked, dates as text. */
export type ReadableStaffBot = ReturnType<typeof toReadableStaffBot>

export function toReadableStaffBot(row: StaffBotRow) {
  return {
    ...row,
    inviteUrl: getDisplayedInvitation(row),
    ...getLinkableUrls(row),
    createdAt: isoDate(row.createdAt),
    submittedAt: isoDate(row.submittedAt),
    snoozedUntil: row.snoozedUntil && isoDate(row.snoozedUntil),
    approvedAt: row.approvedAt && isoDate(row.approvedAt),
    servingCountAt: row.servingCountAt && isoDate(row.servingCountAt),
  }
}

export function mapReadableStaffBots(rows: readonly StaffBotRow[]): ReadableStaffBot[] {
  return mapReadableRows('bot', rows, toReadableStaffBot)
}
