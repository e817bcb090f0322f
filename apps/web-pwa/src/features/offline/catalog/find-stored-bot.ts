import { listPermissions } from '@botanica/api-client/bot-filter'
import type { StoredBot } from '../../../lib/offline-bots.ts'
import { toListItem } from './offline-response.ts'
import { readStoredCatalog } from './stored-catalog.ts'

/** Finds a bot in the offline catalog; null if it has none with this id. */
export async function findStoredBot(discordBotId: string): Promise<StoredBot | null> {
  const catalog = await readStoredCatalog()
  const bot = catalog?.bots.find((stored) => stored.discordBotId === discordBotId)
  if (!catalog || !bot) return null
  const names = new Map(catalog.categories.map(({ id, name }) => [id, name]))
  return { ...toListItem(bot, names), permissions: listPermissions(bot.permissions) }
}
