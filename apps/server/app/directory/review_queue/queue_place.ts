import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { COUNTED_PLACES } from '#app/directory/review_queue/rules'
import { HAS_DECIDABLE_CHANGES, IS_OPEN_CHANGE } from '#app/directory/versions/queries/bot_changes'
import type { ApprovalStatus } from '#app/directory/rules'

/** The state of a bot in the queues of staff. */
export interface QueuedBot {
  approvalStatus: ApprovalStatus
  /** Since when it waits; `null` when it waits for nothing. */
  since: Date | null
}

/** The time at which the waiting change of the bot was sent. */
const HELD_SINCE = sql`(
  SELECT changes.created_at FROM bot_changes changes
  WHERE changes.bot_id = bots.id AND changes.kind = 'held' AND ${IS_OPEN_CHANGE}
)`

/** Finds since when a bot, or a change of it, waits for staff. */
export async function findQueuedBot(botId: number): Promise<QueuedBot | undefined> {
  const [bot] = await queryRows<QueuedBot>(sql`
    SELECT bots.approval_status AS "approvalStatus",
      CASE bots.approval_status WHEN 'pending' THEN bots.created_at
        WHEN 'approved' THEN ${HELD_SINCE} END AS since
    FROM bots WHERE bots.id = ${botId} AND bots.deleted_at IS NULL
  `)
  return bot
}

/** Counts at most `COUNTED_PLACES` rows, along an index. */
async function countPlaces(rows: Sql): Promise<number> {
  const [counted] = await queryRows<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM (${rows} LIMIT ${COUNTED_PLACES}) AS ahead
  `)
  return counted!.count
}

/** The text of the partial index `bots_pending_index`. */
const IS_PENDING = rawSql(`bots.approval_status = 'pending' AND bots.deleted_at IS NULL`)

/** Counts the bots that have waited longer than a pending one, in the order of the staff's list. */
export function countBotsAhead(botId: number): Promise<number> {
  return countPlaces(sql`
    SELECT FROM bots WHERE ${IS_PENDING}
      AND (bots.created_at, bots.id) < (SELECT own.created_at, own.id FROM bots own WHERE own.id = ${botId})
  `)
}

/** Counts the changes that have waited longer than the one of a bot. */
export function countChangesAhead(botId: number): Promise<number> {
  return countPlaces(sql`
    SELECT FROM bot_changes changes JOIN bots ON bots.id = changes.bot_id
    WHERE ${IS_OPEN_CHANGE} AND ${HAS_DECIDABLE_CHANGES}
      AND (changes.created_at, changes.id) < (
        SELECT own.created_at, own.id FROM bot_changes own
        WHERE own.bot_id = ${botId} AND own.kind = 'held' AND own.state = 'open'
      )
  `)
}
