import type { BotListRow } from '#app/directory/queries/bot_rows'
import type { BotRow } from '#app/directory/queries/find_bot'
import type { OwnBotRow } from '#app/directory/queries/list_own_bots'
import { isoDate, toLinkableUrl, mapReadableRows } from '#app/core/database/readable_rows'
import { shownInvitation } from '#app/directory/shown_invitation'
import { type BotLink, mapBotLinks } from '#app/directory/rules'

/** Rows as they are shown: addresses that may be linked, dates as text. */
export type SoundBot = Omit<BotListRow, 'createdAt'> & { createdAt: string }
export type SoundOwnBot = Omit<OwnBotRow, 'createdAt'> & { createdAt: string }
export type SoundBotDetail = Omit<BotRow, 'createdAt' | 'updatedAt' | 'servingCountAt'> & {
  createdAt: string
  updatedAt: string
  servingCountAt: string | null
}

function soundBot<Row extends BotListRow>(row: Row) {
  return {
    ...row,
    inviteUrl: shownInvitation(row),
    createdAt: isoDate(row.createdAt),
  }
}

export function soundBots(rows: readonly BotListRow[]): SoundBot[] {
  return mapReadableRows('bot', rows, soundBot)
}

export function soundOwnBots(rows: readonly OwnBotRow[]): SoundOwnBot[] {
  return mapReadableRows('bot', rows, soundBot)
}

type Addresses = Record<BotLink, string | null>

/** Those of a bot's addresses that may be linked; the others are `null`. */
export function linkableAddresses(row: Addresses): Addresses {
  return mapBotLinks((link) => toLinkableUrl(row[link]))
}

export function soundBotDetail(row: BotRow): SoundBotDetail {
  return {
    ...soundBot(row),
    ...linkableAddresses(row),
    updatedAt: isoDate(row.updatedAt),
    servingCountAt: row.servingCountAt && isoDate(row.servingCountAt),
  }
}
