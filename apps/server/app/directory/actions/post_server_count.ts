import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { type CallingBot, IS_VALID_BOT_TOKEN } from '#app/directory/bot_tokens'
import { storeServerCountDay } from '#app/directory/actions/store_server_count_day'
import { BOT_COUNT_REPEATED_TOPIC, BOT_STATS_TOPIC } from '#app/directory/outbox'
import type { PostedStats } from '#app/directory/posted_stats'
import { POSTED_COUNT_LIFE } from '#app/directory/queries/find_posted_count'
import { MAX_POSTED_COUNT, type ServerCountSource } from '#app/directory/rules'
import { execute, queryRows, sql } from '#app/core/database/sql'

export interface StoredCount {
  /** All servers of the bot. */
  servers: number
  postedAt: Date
}

/**
 * Stores the server count that a bot posts. The count of a shard replaces that shard's previous one, and the bot's count
 * is the sum of the shards that posted lately. A count of the whole bot replaces the shards.
 * The statement that locks checks again that the token is valid and that staff have not frozen the count, so a
 * concurrent change cannot be overwritten.
 * @throws NoRowsAffectedError when the token was replaced, the bot is gone or the count is frozen
 */
export async function postServerCount(
  trx: TransactionClientContract,
  bot: CallingBot,
  posted: PostedStats
): Promise<StoredCount> {
  const before = await lockCount(trx, bot)
  if (!before) throw new NoRowsAffectedError()
  // These statements run after the lock was acquired, so they see what concurrent posts have stored, and the last of
  // several concurrent posts has the latest time.
  const servers = await storeShards(trx, bot.id, posted)
  const [stored] = await queryRows<Pick<StoredCount, 'postedAt'>>(
    sql`
      UPDATE bot_stats SET serving_count = ${servers}, serving_count_source = 'bot',
        serving_count_at = clock_timestamp()
      WHERE bot_id = ${bot.id} RETURNING serving_count_at AS "postedAt"
    `,
    trx
  )
  await storeServerCountDay(trx, bot.id)
  const isRepeated = before.servers === servers && before.source === 'bot'
  const topic = isRepeated ? BOT_COUNT_REPEATED_TOPIC : BOT_STATS_TOPIC
  await publish(trx, { topic, key: String(bot.id) })
  return { servers, postedAt: stored!.postedAt }
}

interface CountBefore {
  servers: number
  source: ServerCountSource | null
}

/** Locks the bot's count if the token may change it. */
async function lockCount(
  trx: TransactionClientContract,
  bot: CallingBot
): Promise<CountBefore | undefined> {
  const [before] = await queryRows<CountBefore>(
    sql`
      SELECT stats.serving_count AS servers, stats.serving_count_source AS source
      FROM bot_stats stats
      JOIN bots ON bots.id = stats.bot_id
      JOIN bot_api_tokens tokens ON tokens.bot_id = bots.id AND tokens.id = ${bot.tokenId}
      WHERE stats.bot_id = ${bot.id} AND ${IS_VALID_BOT_TOKEN} AND NOT stats.serving_count_frozen
      FOR KEY SHARE OF bots FOR NO KEY UPDATE OF tokens FOR UPDATE OF stats
    `,
    trx
  )
  return before
}

/** Stores the shard that was posted, or removes all shards. @returns the bot's count */
async function storeShards(
  trx: TransactionClientContract,
  botId: number,
  { servers, shard }: PostedStats
): Promise<number> {
  if (!shard) {
    await execute(sql`DELETE FROM bot_shards WHERE bot_id = ${botId}`, trx)
    return servers
  }
  const { id, count } = shard
  // Shards beyond their number are those of an earlier start of the bot, with more of them.
  await execute(
    sql`
      DELETE FROM bot_shards WHERE bot_id = ${botId}
        AND (posted_at <= now() - ${POSTED_COUNT_LIFE} OR shard_id >= ${count}::integer)
    `,
    trx
  )
  await execute(
    sql`
      INSERT INTO bot_shards (bot_id, shard_id, server_count, posted_at)
      VALUES (${botId}, ${id}, ${servers}, clock_timestamp())
      ON CONFLICT (bot_id, shard_id) DO UPDATE
      SET server_count = excluded.server_count, posted_at = excluded.posted_at
    `,
    trx
  )
  const [total] = await queryRows<{ servers: number }>(
    sql`
      SELECT least(sum(server_count), ${MAX_POSTED_COUNT})::integer AS servers
      FROM bot_shards WHERE bot_id = ${botId}
    `,
    trx
  )
  return total!.servers
}
