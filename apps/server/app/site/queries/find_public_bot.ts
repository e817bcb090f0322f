import {
  BOT_LIST_COLUMNS,
  BOT_LIST_TABLES,
  type BotListRow,
  PUBLIC_BOT,
} from '#app/directory/queries/bot_rows'
import { queryRows, rawSql, sql } from '#app/core/database/sql'

/**
 * The bot as lists show it; `undefined` if it has no public page. What other sites embed shows nothing of other bots. A
 * bot that Discord no longer knows has left the lists, but its page names these addresses, so they still work.
 */
export async function findPublicBot(discordBotId: string): Promise<BotListRow | undefined> {
  const [bot] = await queryRows<BotListRow>(sql`
    SELECT ${BOT_LIST_COLUMNS} FROM ${BOT_LIST_TABLES}
    WHERE ${rawSql(PUBLIC_BOT)} AND bots.discord_bot_id = ${discordBotId}
  `)
  return bot
}
