import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, type Sql, sql } from '#app/core/database/sql'
import { isInterestedIn } from '#app/directory/queries/bot_rows'
import { IS_WAITING_FOR_OWNER } from '#app/directory/questions/questions'
import { BOTS } from '#app/directory/tables'
import { NEWEST_VERSION } from '#app/directory/versions/queries/listing'
import type { PendingQueue } from '#app/moderation/rules'

/** Condition on `bots` and `viewed_versions`: the staff member's view of the newest version. */
const isNewestView = (viewerId: string): Sql => sql`
  viewed_versions.bot_id = bots.id AND viewed_versions.user_id = ${viewerId}
    AND viewed_versions.version >= ${NEWEST_VERSION}
`

/**
 * Condition on `bots`: the staff member has had the newest version open while the bot was pending. Nobody reviews their own
 * bot, so it counts as viewed.
 */
export const isViewedBy = (viewerId: string): Sql => sql`(
  ${isInterestedIn(viewerId)} OR EXISTS (
    SELECT FROM viewed_versions WHERE ${isNewestView(viewerId)}
  )
)`

/**
 * Selects until when the staff member has snoozed a bot of `bots`; `null` if it is not snoozed. A newer version than the one
 * that they had open ends it.
 */
export const selectSnooze = (viewerId: string): Sql => sql`(
  SELECT snoozed_until FROM viewed_versions
  WHERE ${isNewestView(viewerId)} AND snoozed_until > now()
)`

/** Conditions on pending `bots`: they are in the staff member's queue. */
const IN_QUEUE: Record<PendingQueue, (viewerId: string) => Sql> = {
  all: (viewerId) => sql`${selectSnooze(viewerId)} IS NULL AND NOT ${IS_WAITING_FOR_OWNER}`,
  unviewed: (viewerId) => sql`NOT ${isViewedBy(viewerId)} AND NOT ${IS_WAITING_FOR_OWNER}`,
  waiting_for_owner: () => IS_WAITING_FOR_OWNER,
  snoozed: (viewerId) => sql`${selectSnooze(viewerId)} IS NOT NULL`,
}

export const isInQueue = (queue: PendingQueue, viewerId: string): Sql => IN_QUEUE[queue](viewerId)

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
      ON CONFLICT (user_id, bot_id)
        DO UPDATE SET version = excluded.version, snoozed_until = NULL
        WHERE viewed_versions.version < excluded.version
    `,
    trx
  )
}
