import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isInterestedIn, isOwnedBy } from '#app/directory/queries/bot_rows'
import { matchesBot } from '#app/directory/queries/find_bot'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import { type ApprovalStatus } from '#app/directory/rules'
import { BOT_DECISIONS, type BotDecision } from '#app/directory/staff_rules'
import { BOTS } from '#app/directory/tables'
import { isNotUndone } from '#app/identity/decisions/decisions'
import { IS_BANNED, IS_DISABLED } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import {
  STAFF_BOT_TABLES,
  staffBotColumns,
  type StaffBotRow,
} from '#app/moderation/queries/staff_bot_rows'

/** A staff decision on a bot, from the audit log. */
export interface DecisionRow {
  id: number
  action: BotDecision
  /** `null` for an administrator at the console. */
  adminId: string | null
  adminName: string | null
  reason: string | null
  /** The version of the listing that it is about; `null` for decisions before there were versions. */
  version: number | null
  createdAt: Date
}

/** The member who submitted a bot. */
export interface Builder {
  joinedAt: Date
  pendingBots: number
  approvedBots: number
  rejectedBots: number
  isRestricted: boolean
}

/** Finds a bot that is not deleted. */
export async function findStaffBot(
  id: number,
  viewerId: string,
  client?: QueryClientContract
): Promise<StaffBotRow | undefined> {
  const [bot] = await queryRows<StaffBotRow>(
    sql`SELECT ${staffBotColumns(viewerId)} FROM ${STAFF_BOT_TABLES} WHERE ${matchesBot({ id })}`,
    client
  )
  return bot
}

/** Finds which of the bots are not deleted, and whether staff may not decide on them because they are their own. */
export function listBotItems(
  ids: readonly number[],
  { id: viewerId }: { id: string },
  client?: QueryClientContract
): Promise<{ id: number; isOwn: boolean }[]> {
  return queryRows(
    sql`
      SELECT bots.id, ${isInterestedIn(viewerId)} AS "isOwn" FROM ${BOTS}
      WHERE bots.id = ANY (${ids}::bigint[]) AND bots.deleted_at IS NULL
    `,
    client
  )
}

const countByStatus = (status: ApprovalStatus, name: string) =>
  `(count(bots.id) FILTER (WHERE approval_status = '${status}'))::int AS "${name}"`

/** Finds a bot's submitter; `undefined` for a deleted account. */
export async function findBuilder(userId: string): Promise<Builder | undefined> {
  const columns = rawSql(`
    users.created_at AS "joinedAt", (${IS_BANNED} OR ${IS_DISABLED}) AS "isRestricted",
    ${countByStatus('pending', 'pendingBots')}, ${countByStatus('approved', 'approvedBots')},
    ${countByStatus('rejected', 'rejectedBots')}
  `)
  const [builder] = await queryRows<Builder>(sql`
    SELECT ${columns}
    FROM ${USERS} LEFT JOIN ${BOTS} ON bots.user_id = users.id AND bots.deleted_at IS NULL
    WHERE users.id = ${userId} AND users.deleted_at IS NULL GROUP BY users.id
  `)
  return builder
}

/** Another bot of an owner. */
export interface BuildersBot {
  id: number
  discordBotId: string
  name: string
  approvalStatus: ApprovalStatus
}

const MAX_OTHER_BOTS = 20

interface OwnedBot {
  id: number
  userId: string
  additionalOwners: readonly string[]
}

/**
 * Lists the other bots that the owners of a bot own or co-own, unless deleted, those of its submitter first, then the latest;
 * at most `MAX_OTHER_BOTS`.
 */
export function listOtherBots({ id, userId, additionalOwners }: OwnedBot) {
  const ownerIds = [userId, ...additionalOwners]
  return queryRows<BuildersBot>(sql`
    SELECT id, discord_bot_id AS "discordBotId", name, approval_status AS "approvalStatus"
    FROM ${BOTS}
    WHERE (user_id = ANY (${ownerIds}::text[]) OR additional_owners && ${ownerIds}::text[])
      AND deleted_at IS NULL AND id <> ${id}
    ORDER BY ${isOwnedBy(userId)} DESC, id DESC LIMIT ${MAX_OTHER_BOTS}
  `)
}

const MAX_DECISIONS = 20
const IS_DECISION = rawSql(
  `logs.action IN (${BOT_DECISIONS.map((action) => `'${action}'`).join(', ')})`
)

/** Finds out what a decision on the bot was; `undefined` for one on another bot, as for an unknown one. */
export async function findDecisionAction(
  botId: number,
  decisionId: number
): Promise<BotDecision | undefined> {
  const [decision] = await queryRows<{ action: BotDecision }>(sql`
    SELECT logs.action FROM ${ADMIN_LOGS} logs
    WHERE logs.id = ${decisionId} AND logs.target_type = 'bot' AND logs.target_id = ${String(botId)}
      AND ${IS_DECISION}
  `)
  return decision?.action
}

/**
 * Lists the staff's decisions on a bot that were not undone, latest first. Includes decisions on deleted bots with the same Discord id, so
 * that a rejection stays visible when the bot is deleted and submitted again.
 */
export function listDecisions(discordBotId: string): Promise<DecisionRow[]> {
  return queryRows<DecisionRow>(sql`
    SELECT logs.id, logs.action, logs.admin_id AS "adminId",
      coalesce(users.display_name, users.username) AS "adminName",
      logs.details->>'reason' AS reason,
      (logs.details->>'version')::integer AS version, logs.created_at AS "createdAt"
    FROM ${ADMIN_LOGS} logs
    LEFT JOIN ${USERS} ON users.id = logs.admin_id AND users.deleted_at IS NULL
    WHERE logs.target_type = 'bot' AND logs.target_id IN (
      SELECT id::text FROM ${BOTS} WHERE discord_bot_id = ${discordBotId} AND deleted_at IS NULL
      UNION ALL
      SELECT id::text FROM ${BOTS} WHERE discord_bot_id = ${discordBotId} AND deleted_at IS NOT NULL
    ) AND ${IS_DECISION} AND ${isNotUndone('logs')}
    ORDER BY logs.created_at DESC, logs.id DESC
    LIMIT ${MAX_DECISIONS}
  `)
}
