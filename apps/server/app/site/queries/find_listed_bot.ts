import {
  BOT_LIST_COLUMNS,
  BOT_LIST_TABLES,
  type BotListRow,
  LISTED_BOT,
} from '#app/directory/queries/bot_rows'
import { queryRows, sql } from '#app/core/database/sql'

/** The bot as lists show it; `undefined` unless it is listed. What other sites embed shows nothing of other bots. */
export async function findListedBot(discordBotId: string): Promise<BotListRow | undefined> {
  const [bot] = await queryRows<BotListRow>(sql`
    SELECT ${BOT_LIST_COLUMNS} FROM ${BOT_LIST_TABLES}
    WHERE ${LISTED_BOT} AND bots.discord_bot_id = ${discordBotId}
  `)
  return bot
}
