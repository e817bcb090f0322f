import { actionList } from '#app/core/audit/last_entry'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import { BOTS } from '#app/directory/tables'
import { isNotUndone } from '#app/identity/decisions/decisions'
import { USERS } from '#app/identity/tables'
import {
  APPLICATION_ACTIONS,
  BOT_ACTIONS,
  type BotHistoryAction,
  MAX_HISTORY_ENTRIES,
  type OwnerHistoryAction,
  RESTRICTION_ACTIONS,
} from '#app/moderation/history/rules'

interface HistoryRow {
  /** Of the entry of the audit log. */
  id: number
  /** `null` for an administrator at the console. */
  adminId: string | null
  adminName: string | null
  reason: string | null
  createdAt: Date
}

/** What was decided about a bot. */
export interface BotHistoryRow extends HistoryRow {
  action: BotHistoryAction
}

/** What was decided about an owner of a bot. */
export interface OwnerHistoryRow extends HistoryRow {
  action: OwnerHistoryAction
  memberId: string
  /** `null` for a deleted account. */
  memberName: string | null
}

const COLUMNS = rawSql(`
  logs.id, logs.action, logs.admin_id AS "adminId",
  coalesce(admins.display_name, admins.username) AS "adminName",
  logs.details->>'reason' AS reason, logs.created_at AS "createdAt"
`)
const ADMINS = sql`
  LEFT JOIN ${USERS} AS admins ON admins.id = logs.admin_id AND admins.deleted_at IS NULL
`
const LATEST = sql`
  WHERE ${isNotUndone('logs')}
  ORDER BY logs.created_at DESC, logs.id DESC LIMIT ${MAX_HISTORY_ENTRIES}
`

/**
 * Lists what was decided about a bot, its changes and its certification requests, without what was undone, latest first.
 * Includes what was decided about deleted bots with the same Discord id.
 */
export function listBotHistory(discordBotId: string): Promise<BotHistoryRow[]> {
  return queryRows<BotHistoryRow>(sql`
    WITH ids AS (
      SELECT id::text FROM ${BOTS} WHERE discord_bot_id = ${discordBotId} AND deleted_at IS NULL
      UNION ALL
      SELECT id::text FROM ${BOTS} WHERE discord_bot_id = ${discordBotId} AND deleted_at IS NOT NULL
    ),
    entries AS (
      SELECT logs.id FROM ids JOIN ${ADMIN_LOGS} logs
        ON logs.target_type = 'bot' AND logs.target_id = ids.id
      WHERE logs.action IN (${actionList(BOT_ACTIONS)})
      UNION ALL
      SELECT logs.id FROM ids JOIN ${ADMIN_LOGS} logs
        ON logs.target_type = 'certification_application' AND logs.details->>'botId' = ids.id
      WHERE logs.action IN (${actionList(APPLICATION_ACTIONS)})
    )
    SELECT ${COLUMNS} FROM entries JOIN ${ADMIN_LOGS} logs USING (id) ${ADMINS} ${LATEST}
  `)
}

/**
 * Lists what staff have decided about members, without what was undone, latest first: bans and disablements with their
 * ends, and reviews that were removed or restored. What owners of bots remove is not a decision of staff.
 */
export function listMemberHistory(memberIds: readonly string[]): Promise<OwnerHistoryRow[]> {
  return queryRows<OwnerHistoryRow>(sql`
    WITH owners AS (SELECT unnest(${memberIds}::text[]) AS id),
    removals AS (
      SELECT logs.id, logs.target_id, owners.id AS member_id FROM owners JOIN ${ADMIN_LOGS} logs
        ON logs.details->'memberIds' @> to_jsonb(owners.id)
      WHERE logs.action = 'delete_review' AND logs.details->>'removedAs' = 'staff'
    ),
    entries AS (
      SELECT logs.id, owners.id AS member_id FROM owners JOIN ${ADMIN_LOGS} logs
        ON logs.target_type = 'user' AND logs.target_id = owners.id
      WHERE logs.action IN (${actionList(RESTRICTION_ACTIONS)})
      UNION
      SELECT id, member_id FROM removals
      UNION
      SELECT logs.id, removals.member_id FROM removals JOIN ${ADMIN_LOGS} logs
        ON logs.target_type = 'rating' AND logs.target_id = removals.target_id
      WHERE logs.action = 'restore_review'
    )
    SELECT ${COLUMNS}, entries.member_id AS "memberId",
      coalesce(members.display_name, members.username) AS "memberName"
    FROM entries JOIN ${ADMIN_LOGS} logs USING (id)
    LEFT JOIN ${USERS} AS members ON members.id = entries.member_id AND members.deleted_at IS NULL
    ${ADMINS} ${LATEST}
  `)
}
