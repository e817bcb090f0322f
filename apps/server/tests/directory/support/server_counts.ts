import db from '@adonisjs/lucid/services/db'
import { toDay } from '#app/analytics/interaction_counter'
import { DAY_MS } from '#app/core/time'
import { ago } from '#database/factories/index'

export const daysAgo = (days: number) => toDay(new Date(Date.now() - days * DAY_MS))

/** Stores the server counts that a bot posted on the days before today, the latest first. */
export async function storePast(botId: number, counts: readonly number[]) {
  for (const [index, servers] of counts.entries()) {
    await db.table('server_count_days').insert({
      bot_id: botId,
      day: daysAgo(index + 1),
      server_count: servers,
      source: 'bot',
      counted_at: ago({ days: index + 1 }),
    })
  }
}
