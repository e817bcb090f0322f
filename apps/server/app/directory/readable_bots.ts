import type { BotListRow } from '#app/directory/queries/bot_rows'
import type { BotRow } from '#app/directory/queries/find_bot'
import type { CatalogRow } from '#app/directory/queries/list_catalog'
import type { OwnBotRow } from '#app/directory/queries/list_own_bots'
import { isoDate, toLinkableUrl, mapReadableRows } from '#app/core/database/readable_rows'
import { getDisplayedInvitation } from '#app/directory/displayed_invitation'
import { type BotLink, mapBotLinks } from '#app/directory/rules'
import { decodePermissions } from '#app/platform/discord/invitations'
import { PERMISSION_LEVELS } from '#app/platform/permissions/rules'

/** Rows ready for a transformer: only linkable URLs, dates as text. */
type WithDatesAsText<Row extends BotListRow> = Omit<
  Row,
  'servingCountAt' | 'createdAt' | 'updatedAt'
> & {
  servingCountAt: string | null
  createdAt: string
  updatedAt: string
}
export type ReadableBot = WithDatesAsText<BotListRow>
export type ReadableOwnBot = WithDatesAsText<OwnBotRow>
export type ReadableCatalogBot = Omit<WithDatesAsText<CatalogRow>, 'approvedAt'> & {
  approvedAt: string | null
}
export type ReadableBotDetail = ReturnType<typeof toReadableBotDetail>

function toReadableBot<Row extends BotListRow>(row: Row) {
  return {
    ...row,
    inviteUrl: getDisplayedInvitation(row),
    servingCountAt: row.servingCountAt && isoDate(row.servingCountAt),
    createdAt: isoDate(row.createdAt),
    updatedAt: isoDate(row.updatedAt),
  }
}

export function mapReadableBots(rows: readonly BotListRow[]): ReadableBot[] {
  return mapReadableRows('bot', rows, toReadableBot)
}

export function mapReadableCatalogBots(rows: readonly CatalogRow[]): ReadableCatalogBot[] {
  return mapReadableRows('bot', rows, (row) => ({
    ...toReadableBot(row),
    approvedAt: row.approvedAt && isoDate(row.approvedAt),
  }))
}

export function mapReadableOwnBots(rows: readonly OwnBotRow[]): ReadableOwnBot[] {
  return mapReadableRows('bot', rows, toReadableBot)
}

type Addresses = Record<BotLink, string | null>

/** Returns a bot's URLs; those that may not be linked become `null`. */
export function getLinkableUrls(row: Addresses): Addresses {
  return mapBotLinks((link) => toLinkableUrl(row[link]))
}

export function toReadableBotDetail(row: BotRow) {
  return {
    ...toReadableBot(row),
    ...getLinkableUrls(row),
    approvedAt: row.approvedAt && isoDate(row.approvedAt),
    permissions: decodePermissions(row.requestedPermissions),
    permissionLevel: PERMISSION_LEVELS[row.permissionLevel]!,
  }
}
