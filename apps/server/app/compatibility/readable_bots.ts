import type { CompatibleBotRow } from '#app/compatibility/queries/compatible_bots'
import { isoDate, mapReadableRows } from '#app/core/database/readable_rows'
import { getDisplayedInvitation } from '#app/directory/displayed_invitation'
import { getLinkableUrls } from '#app/directory/readable_bots'

/** A row ready for a transformer: only linkable URLs, its date as text. */
export type ReadableCompatibleBot = ReturnType<typeof toReadableCompatibleBot>

export function toReadableCompatibleBot(row: CompatibleBotRow) {
  return {
    ...row,
    ...getLinkableUrls(row),
    inviteUrl: getDisplayedInvitation(row),
    date: isoDate(row.approvedAt ?? row.createdAt),
  }
}

export function mapReadableCompatibleBots(
  rows: readonly CompatibleBotRow[]
): ReadableCompatibleBot[] {
  return mapReadableRows('bot', rows, toReadableCompatibleBot)
}
