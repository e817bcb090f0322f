import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, rawSql, type Sql, sql } from '#app/core/database/sql'
import { isInterestedIn } from '#app/directory/queries/bot_rows'
import { BOTS } from '#app/directory/tables'
import { NEWEST_VERSION } from '#app/directory/versions/queries/listing'
import type { PendingQueue } from '#app/moderation/rules'

/**
 * Condition on `bots`: the staff member has had the newest version open while the bot was pending. Nobody reviews their own
 * bot, so it counts as viewed.
 */
export const isViewedBy = (viewerId: string): Sql => sql`(
  ${isInterestedIn(viewerId)} OR EXISTS (
    SELECT FROM viewed_versions WHERE viewed_versions.bot_id = bots.id
      AND viewed_versions.user_id = ${viewerId} AND viewed_versions.version >= ${NEWEST_VERSION}
  )
)`

const EVERYTHING = rawSql('true')

/** Condition on pending `bots`: they are in the staff member's queue. */
export const isInQueue = (queue: PendingQueue, viewerId: string): Sql =>
  queue === 'unviewed' ? sql`NOT ${isViewedBy(viewerId)}` : EVERYTHING

/**
 * Records that a staff member has the newest version of a bot open. Writes nothing when that is known, the bot is not pending,
 * or it is their own.
 */
export async function recordView(
  viewerId: string,
  botId: number,
  trx?: TransactionClientContract
): Promise<void> {
  await execute(
    sql`
      INSERT INTO viewed_versions (user_id, bot_id, version)
      SELECT ${viewerId}, bots.id, ${NEWEST_VERSION} FROM ${BOTS}
      WHERE bots.id = ${botId} AND bots.approval_status = 'pending' AND bots.deleted_at IS NULL
        AND NOT ${isViewedBy(viewerId)}
      ON CONFLICT (user_id, bot_id) DO UPDATE SET version = excluded.version
        WHERE viewed_versions.version < excluded.version
    `,
    trx
  )
}
