import { isoDate, mapReadableRows } from '#app/core/database/readable_rows'
import { linkableAddresses } from '#app/directory/sound_bots'
import { shownInvitation } from '#app/directory/shown_invitation'
import type { StaffBotRow } from '#app/moderation/queries/staff_bot_rows'

/** A row as it is shown: addresses that may be linked, dates as text. */
export type SoundStaffBot = ReturnType<typeof soundStaffBot>

export function soundStaffBot(row: StaffBotRow) {
  return {
    ...row,
    inviteUrl: shownInvitation(row),
    ...linkableAddresses(row),
    createdAt: isoDate(row.createdAt),
    approvedAt: row.approvedAt && isoDate(row.approvedAt),
    servingCountAt: row.servingCountAt && isoDate(row.servingCountAt),
  }
}

export function soundStaffBots(rows: readonly StaffBotRow[]): SoundStaffBot[] {
  return mapReadableRows('bot', rows, soundStaffBot)
}
