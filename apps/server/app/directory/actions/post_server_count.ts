import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { type PostingBot, TOKEN_COUNTS } from '#app/directory/bot_tokens'
import { BOT_COUNT_REPEATED_TOPIC, BOT_STATS_TOPIC } from '#app/directory/outbox'
import { queryRows, sql } from '#app/core/database/sql'

interface ServerCount {
  bot: PostingBot
  servers: number
}

interface Stored {
  postedAt: Date
  isNews: boolean
}

/**
 * Stores in how many servers a bot is, by its own word. The statement itself looks whether its token still
 * counts and whether staff have frozen the figure, so that neither can be overtaken.
 * @throws NoRowsAffectedError when the token has been replaced, the bot is gone or the figure is frozen
 */
export async function postServerCount(
  trx: TransactionClientContract,
  { bot, servers }: ServerCount
): Promise<Date> {
  // The moment at which its turn has come: of several at once the last one has the latest.
  const [stored] = await queryRows<Stored>(
    sql`
      WITH before AS (
        SELECT stats.bot_id, stats.serving_count, stats.serving_count_source
        FROM bot_stats stats
        JOIN bots ON bots.id = stats.bot_id
        JOIN bot_api_tokens tokens ON tokens.bot_id = bots.id AND tokens.id = ${bot.tokenId}
        WHERE stats.bot_id = ${bot.id} AND ${TOKEN_COUNTS} AND NOT stats.serving_count_frozen
        FOR KEY SHARE OF bots FOR NO KEY UPDATE OF tokens FOR UPDATE OF stats
      )
      UPDATE bot_stats SET serving_count = ${servers}, serving_count_source = 'bot',
        serving_count_at = clock_timestamp()
      FROM before WHERE bot_stats.bot_id = before.bot_id
      RETURNING bot_stats.serving_count_at AS "postedAt",
        (before.serving_count, before.serving_count_source) IS DISTINCT FROM (${servers}, 'bot')
          AS "isNews"
    `,
    trx
  )
  if (!stored) throw new NoRowsAffectedError()
  await queryRows(
    sql`UPDATE bot_api_tokens SET last_used_at = now() WHERE id = ${bot.tokenId}`,
    trx
  )
  const topic = stored.isNews ? BOT_STATS_TOPIC : BOT_COUNT_REPEATED_TOPIC
  await publish(trx, { topic, key: String(bot.id) })
  return stored.postedAt
}
