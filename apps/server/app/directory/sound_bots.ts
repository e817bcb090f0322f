import env from '#start/env'
import type { BotListRow } from '#app/directory/queries/bot_rows'
import type { BotRow } from '#app/directory/queries/find_bot'
import { isoDate, linkable, soundRows } from '#app/directory/sound_rows'

/** Rows as they are shown: addresses that may be linked, dates as text. */
export type SoundBot = Omit<BotListRow, 'createdAt'> & { createdAt: string }
export type SoundBotDetail = Omit<BotRow, 'createdAt' | 'updatedAt'> & {
  createdAt: string
  updatedAt: string
}

const INVITE_SCOPES = 'bot applications.commands'

/** The address at which the platform invites a bot by its id, for a stored one that may not be linked. */
function platformInvite(discordBotId: string) {
  const url = new URL(env.get('DISCORD_AUTHORIZE_URL'))
  url.searchParams.set('client_id', discordBotId)
  url.searchParams.set('scope', INVITE_SCOPES)
  return url.href
}

function soundBot<Row extends BotListRow>(row: Row) {
  return {
    ...row,
    inviteUrl: linkable(row.inviteUrl) ?? platformInvite(row.discordBotId),
    createdAt: isoDate(row.createdAt),
  }
}

export function soundBots(rows: readonly BotListRow[]): SoundBot[] {
  return soundRows('bot', rows, soundBot)
}

export function soundBotDetail(row: BotRow): SoundBotDetail {
  return {
    ...soundBot(row),
    supportServer: linkable(row.supportServer),
    website: linkable(row.website),
    github: linkable(row.github),
    twitter: linkable(row.twitter),
    youtube: linkable(row.youtube),
    instagram: linkable(row.instagram),
    updatedAt: isoDate(row.updatedAt),
  }
}
