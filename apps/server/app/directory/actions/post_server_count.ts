import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { type CallingBot, IS_VALID_BOT_TOKEN } from '#app/directory/bot_tokens'
import { BOT_COUNT_REPEATED_TOPIC, BOT_STATS_TOPIC } from '#app/directory/outbox'
import { queryRows, sql } from '#app/core/database/sql'

interface ServerCount {
  bot: CallingBot
  servers: number
}

interface StoredCount {
  postedAt: Date
  isChanged: boolean
}

/**
 * Stores the server count that a bot posts. The statement checks again that the token is valid and that staff have not
 * frozen the count, so a concurrent change cannot be overwritten.
 * @throws NoRowsAffectedError when the token was replaced, the bot is gone or the count is frozen
 */
export async function postServerCount(
  trx: TransactionClientContract,
  { bot, servers }: ServerCount
): Promise<Date> {
  // `clock_timestamp()` is read after the row lock was acquired, so the last of several concurrent posts has the latest
  // time.
  const [stored] = await queryRows<StoredCount>(
    sql`
      WITH before AS (
        SELECT stats.bot_id, stats.serving_count, stats.serving_count_source
        FROM bot_stats stats
        JOIN bots ON bots.id = stats.bot_id
        JOIN bot_api_tokens tokens ON tokens.bot_id = bots.id AND tokens.id = ${bot.tokenId}
        WHERE stats.bot_id = ${bot.id} AND ${IS_VALID_BOT_TOKEN} AND NOT stats.serving_count_frozen
        FOR KEY SHARE OF bots FOR NO KEY UPDATE OF tokens FOR UPDATE OF stats
      )
      UPDATE bot_stats SET serving_count = ${servers}, serving_count_source = 'bot',
        serving_count_at = clock_timestamp()
      FROM before WHERE bot_stats.bot_id = before.bot_id
      RETURNING bot_stats.serving_count_at AS "postedAt",
        (before.serving_count, before.serving_count_source) IS DISTINCT FROM (${servers}, 'bot')
          AS "isChanged"
    `,
    trx
  )
  if (!stored) throw new NoRowsAffectedError()
  const topic = stored.isChanged ? BOT_STATS_TOPIC : BOT_COUNT_REPEATED_TOPIC
  await publish(trx, { topic, key: String(bot.id) })
  return stored.postedAt
}
