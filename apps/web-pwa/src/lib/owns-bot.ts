import type { BotDetail } from '@botanica/api-client'
import type { Viewer } from './viewer.ts'

/** Whether the member is the bot's main owner or an additional one (document 1 section 6). */
export function ownsBot(viewer: Viewer | null, bot: BotDetail): boolean {
  return viewer !== null && (viewer.id === bot.userId || bot.additionalOwners.includes(viewer.id))
}
