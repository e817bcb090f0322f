import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { newestFirst } from '#app/core/database/keyset_order'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import {
  ADVERSE_ACTIONS,
  type AdverseAction,
  type DecisionRule,
} from '#app/identity/decisions/rules'
import type { StaffRight } from '#app/identity/rules'

/** A decision against members, as the audit log holds it. */
export interface AdverseDecision {
  id: number
  action: AdverseAction
  createdAt: Date
  /** Who decided; `null` for an administrator at the console. */
  actorId: string | null
  targetType: string
  targetId: string
  targetName: string | null
  /** Those whom it concerns. For decisions that were made before the log named them see `OlderDecisions`. */
  memberIds: string[]
  reason: string | null
  rules: DecisionRule[]
  details: Record<string, unknown>
}

const NEWEST = newestFirst('logs')
const ACTIONS = Object.keys(ADVERSE_ACTIONS)

/** Condition: the log names the members concerned. */
const NAMES_MEMBERS = `logs.details->'memberIds' IS NOT NULL`

/**
 * Condition: whoever made the decision has not undone it. Lists and counts of decisions need it; the audit log itself has
 * both entries.
 * @param logs the name of the log's rows
 */
export const isNotUndone = (logs: string): Sql =>
  rawSql(`NOT EXISTS (
    SELECT FROM ${ADMIN_LOGS.text} AS undone
    WHERE undone.action = 'undo_decision' AND (undone.details->>'decisionId')::bigint = ${logs}.id
  )`)

/** Members delete their own reviews, too, which is no decision against anybody. */
const IS_ADVERSE = rawSql(`(logs.action <> 'delete_review' OR ${NAMES_MEMBERS})`)

/**
 * How to find the members whom decisions concern that were made before the log named them. Without this only the member
 * of a restriction is known, because that needs no tables of other contexts.
 */
export interface OlderDecisions {
  /** An expression on `logs`: the members concerned, as `text[]`. */
  memberIds: Sql
  /** Selects the ids of entries about the member. They may include entries that name members. */
  selectIds: (memberId: string) => Sql
}

const ONLY_RESTRICTIONS: OlderDecisions = {
  memberIds: rawSql('ARRAY[]::text[]'),
  selectIds: () => rawSql('SELECT NULL::bigint WHERE false'),
}

const columns = ({ memberIds }: OlderDecisions): Sql => sql`
  logs.id, logs.action, logs.created_at AS "createdAt", logs.admin_id AS "actorId",
  logs.target_type AS "targetType", logs.target_id AS "targetId",
  logs.details->>'targetName' AS "targetName",
  CASE WHEN ${rawSql(NAMES_MEMBERS)} THEN ARRAY(SELECT jsonb_array_elements_text(logs.details->'memberIds'))
    WHEN logs.target_type = 'user' THEN ARRAY[logs.target_id] ELSE ${memberIds} END AS "memberIds",
  logs.details->>'reason' AS reason, coalesce(logs.details->'rules', '[]'::jsonb) AS rules,
  logs.details
`

/** Returns the staff right that a decision like this one requires. */
export function getDecisionRight({ action }: Pick<AdverseDecision, 'action'>): StaffRight {
  return ADVERSE_ACTIONS[action]
}

/** Finds a decision by its id. @returns `undefined` for other rows of the log, too */
export async function findDecision(
  id: number,
  client?: QueryClientContract,
  older = ONLY_RESTRICTIONS
): Promise<AdverseDecision | undefined> {
  const [decision] = await queryRows<AdverseDecision>(
    sql`
      SELECT ${columns(older)} FROM ${ADMIN_LOGS} logs
      WHERE logs.id = ${id} AND logs.action = ANY (${ACTIONS}::text[]) AND ${IS_ADVERSE}
        AND ${isNotUndone('logs')}
    `,
    client
  )
  return decision
}

/** Lists the decisions that concern a member, newest first. */
export async function listDecisionsAbout(
  memberId: string,
  { limit, cursor }: ListQuery,
  older = ONLY_RESTRICTIONS
): Promise<ListPage<AdverseDecision>> {
  const rows = await queryRows<WithCursor<AdverseDecision>>(sql`
    WITH about AS (
      SELECT id FROM ${ADMIN_LOGS} logs WHERE logs.details->'memberIds' @> to_jsonb(${memberId}::text)
      UNION
      SELECT id FROM ${ADMIN_LOGS} logs
      WHERE logs.target_type = 'user' AND logs.target_id = ${memberId} AND NOT (${rawSql(NAMES_MEMBERS)})
      UNION
      SELECT id FROM ${ADMIN_LOGS} logs
      WHERE logs.id IN (${older.selectIds(memberId)}) AND NOT (${rawSql(NAMES_MEMBERS)})
    )
    SELECT ${columns(older)}, ${NEWEST.place} AS place FROM ${ADMIN_LOGS} logs JOIN about USING (id)
    WHERE logs.action = ANY (${ACTIONS}::text[]) AND ${IS_ADVERSE} AND ${isNotUndone('logs')}
      AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy} LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

interface DecidedTarget {
  action: AdverseAction
  targetType: string
  /** An expression of the id as text. */
  targetId: Sql
}

/** Selects a log row as a `DecisionSummary`. */
const SUMMARY = `jsonb_build_object('id', logs.id, 'rules', coalesce(logs.details->'rules', '[]'::jsonb))`

/**
 * Selects the latest decision of this kind on a target that was not undone, as a `DecisionSummary`; `NULL` without one. It aggregates the
 * target's rows, so that the planner finds them by the target and never scans the log backward.
 */
export function selectLatestDecision({ action, targetType, targetId }: DecidedTarget): Sql {
  return sql`(
    SELECT (array_agg(${rawSql(SUMMARY)} ORDER BY logs.id DESC))[1] FROM ${ADMIN_LOGS} logs
    WHERE logs.target_type = ${rawSql(`'${targetType}'`)} AND logs.target_id = ${targetId}
      AND logs.action = ${rawSql(`'${action}'`)} AND ${isNotUndone('logs')}
  )`
}

/** Selects the decision with this id as a `DecisionSummary`. @param id an expression */
export function selectDecision(id: Sql): Sql {
  return sql`(SELECT ${rawSql(SUMMARY)} FROM ${ADMIN_LOGS} logs WHERE logs.id = ${id})`
}
