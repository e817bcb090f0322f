import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { newestFirst, oldestFirst } from '#app/core/database/keyset_order'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import { BOTS } from '#app/directory/tables'
import { listAppealableActions } from '#app/identity/decisions/appealable_actions'
import {
  ADVERSE_ACTIONS,
  type AdverseAction,
  type DecisionRule,
} from '#app/identity/decisions/rules'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { getRolesWithRight } from '#app/identity/rules'
import { USERS } from '#app/identity/tables'
import { DECIDED_BOT_ID } from '#app/appeals/queries/older_decisions'
import { APPEAL_STATES, type AppealState } from '#app/appeals/rules'

/** An appeal as its sender sees it. */
export interface AppealRow {
  id: number
  decisionId: number
  text: string
  state: AppealState
  answer: string | null
  createdAt: Date
  decidedAt: Date | null
}

/** An appeal as staff see it, with the decision that it is about. */
export interface QueuedAppealRow extends AppealRow {
  action: AdverseAction
  userId: string
  memberName: string | null
  /** `null` while it is open, for an administrator at the console, and for a deleted account. */
  decidedByName: string | null
  /** Whether it was decided by who made the decision, because nobody else could. */
  isBySamePerson: boolean
  decisionAt: Date
  decisionById: string | null
  decisionByName: string | null
  reason: string | null
  rules: DecisionRule[]
  targetType: string
  targetId: string
  targetName: string | null
  /** The text of a removed review. */
  removedText: string | null
  /** The bot that the decision is about or that was reviewed, also when it is deleted. */
  discordBotId: string | null
  /** Whether the decision is about the viewer or their bot, who then may not decide. */
  isOwn: boolean
  /** Whether the viewer made the decision and somebody else could decide about the appeal. */
  isOwnDecision: boolean
  /** Whether it is about an owner's account and the viewer is no owner, who then may not decide. */
  needsOwner: boolean
}

export const APPEAL_COLUMNS = rawSql(`
  appeals.id, appeals.decision_id AS "decisionId", appeals.text, appeals.state, appeals.answer,
  appeals.created_at AS "createdAt", appeals.decided_at AS "decidedAt"
`)

/** The roles that may decide about an appeal, by the action of its decision. */
const ROLES_BY_ACTION = JSON.stringify(
  Object.fromEntries(
    Object.entries(ADVERSE_ACTIONS).map(([action, right]) => [action, getRolesWithRight(right)])
  )
)

const NAME = (table: string) =>
  `coalesce(${table}.display_name, ${table}.discord_display_name, ${table}.username)`

/** Condition on `appeals`, `logs` and `bots`: the decision is about the member. @param member an expression */
function concerns(member: Sql): Sql {
  return sql`coalesce(
    appeals.user_id = ${member}
      OR logs.details->'memberIds' @> to_jsonb(${member})
      OR (logs.target_type = 'user' AND logs.target_id = ${member})
      OR bots.user_id = ${member} OR ${member} = ANY (bots.additional_owners),
    false
  )`
}

/** Condition: a staff member other than who made the decision could decide about the appeal. */
const HAS_OTHER_DECIDER = sql`EXISTS (
  SELECT FROM ${USERS} AS users
  WHERE users.roles && ARRAY(
      SELECT jsonb_array_elements_text(${ROLES_BY_ACTION}::jsonb -> logs.action)
    )
    AND ${rawSql(IS_ACTIVE_MEMBER)} AND users.id IS DISTINCT FROM logs.admin_id
    AND NOT ${concerns(rawSql('users.id'))}
)`

/** Condition: the viewer made the decision. */
function isMadeBy(viewerId: string | null): Sql {
  return viewerId === null
    ? rawSql('false')
    : sql`logs.admin_id IS NOT DISTINCT FROM ${viewerId}::text`
}

/** Condition: the decision is about an owner's account, about which only owners decide, and the viewer is none. */
function needsOwner(viewerId: string | null): Sql {
  if (viewerId === null) return rawSql('false')
  return sql`(
    logs.target_type = 'user'
    AND EXISTS (SELECT FROM ${USERS} WHERE id = logs.target_id AND 'owner' = ANY (roles))
    AND NOT EXISTS (SELECT FROM ${USERS} WHERE id = ${viewerId} AND 'owner' = ANY (roles))
  )`
}

const queuedColumns = (viewerId: string | null): Sql => sql`
  ${APPEAL_COLUMNS}, appeals.action, appeals.user_id AS "userId",
  ${rawSql(NAME('members'))} AS "memberName", ${rawSql(NAME('deciders'))} AS "decidedByName",
  appeals.is_by_same_person AS "isBySamePerson", logs.created_at AS "decisionAt",
  logs.admin_id AS "decisionById", ${rawSql(NAME('makers'))} AS "decisionByName",
  logs.details->>'reason' AS reason, coalesce(logs.details->'rules', '[]'::jsonb) AS rules,
  logs.target_type AS "targetType", logs.target_id AS "targetId",
  logs.details->>'targetName' AS "targetName",
  CASE WHEN logs.target_type = 'rating' THEN logs.details->>'oldValue' END AS "removedText",
  bots.discord_bot_id AS "discordBotId",
  ${viewerId === null ? rawSql('false') : concerns(sql`${viewerId}::text`)} AS "isOwn",
  (${isMadeBy(viewerId)} AND ${HAS_OTHER_DECIDER}) AS "isOwnDecision",
  ${needsOwner(viewerId)} AS "needsOwner"
`

const TABLES = sql`
  appeals
  JOIN ${ADMIN_LOGS} AS logs ON logs.id = appeals.decision_id
  JOIN ${USERS} AS members ON members.id = appeals.user_id
  LEFT JOIN ${USERS} AS deciders ON deciders.id = appeals.decided_by AND deciders.deleted_at IS NULL
  LEFT JOIN ${USERS} AS makers ON makers.id = logs.admin_id AND makers.deleted_at IS NULL
  LEFT JOIN ${BOTS} ON bots.id = ${DECIDED_BOT_ID}
`

const WAITING = oldestFirst('appeals')
const LATEST = newestFirst('appeals', 'decided_at')

/** Literals, so that the planner knows the state. */
const IN_STATE = Object.fromEntries(
  APPEAL_STATES.map((state) => [state, rawSql(`appeals.state = '${state}'`)])
) as Record<AppealState, Sql>

interface QueueQuery extends ListQuery {
  /** `null` at the console. */
  viewerId: string | null
  state: AppealState
  /** The decisions of which the viewer may decide appeals. */
  actions: readonly AdverseAction[]
}

/** Lists one page of the staff's queue: open ones longest waiting first, decided ones latest first. */
export async function listAppeals({
  viewerId,
  state,
  actions,
  limit,
  cursor,
}: QueueQuery): Promise<ListPage<QueuedAppealRow>> {
  const order = state === 'open' ? WAITING : LATEST
  const rows = await queryRows<WithCursor<QueuedAppealRow>>(sql`
    SELECT ${queuedColumns(viewerId)}, ${order.place} AS place
    FROM ${TABLES}
    WHERE ${IN_STATE[state]} AND appeals.action = ANY (${actions}::text[])
      AND ${order.after(order.parseCursor(cursor))}
    ORDER BY ${order.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, order, limit)
}

/** @param viewerId `null` at the console */
export async function findAppeal(
  id: number,
  viewerId: string | null,
  client?: QueryClientContract
): Promise<QueuedAppealRow | undefined> {
  const [appeal] = await queryRows<QueuedAppealRow>(
    sql`SELECT ${queuedColumns(viewerId)} FROM ${TABLES} WHERE appeals.id = ${id}`,
    client
  )
  return appeal
}

/** Finds which of the appeals are in the queue of somebody with these roles, and whether they are about the member. */
export function listAppealItems(
  ids: readonly number[],
  { id: viewerId, roles }: { id: string; roles: readonly string[] },
  client?: QueryClientContract
): Promise<{ id: number; isOwn: boolean }[]> {
  return queryRows(
    sql`
      SELECT appeals.id, ${concerns(sql`${viewerId}::text`)} AS "isOwn" FROM ${TABLES}
      WHERE appeals.id = ANY (${ids}::bigint[])
        AND appeals.action = ANY (${listAppealableActions(roles)}::text[])
    `,
    client
  )
}

/** Locks an open appeal until the end of the transaction. @returns whether it is open */
export async function lockOpenAppeal(client: QueryClientContract, id: number): Promise<boolean> {
  const rows = await queryRows(
    sql`SELECT FROM appeals WHERE id = ${id} AND state = 'open' FOR UPDATE`,
    client
  )
  return rows.length > 0
}

/** Returns the appeals against these decisions. */
export function listAppealsOf(
  decisionIds: readonly number[],
  client?: QueryClientContract
): Promise<(AppealRow & { userId: string })[]> {
  return queryRows(
    sql`
      SELECT ${APPEAL_COLUMNS}, appeals.user_id AS "userId" FROM appeals
      WHERE decision_id = ANY (${decisionIds}::bigint[])
    `,
    client
  )
}
