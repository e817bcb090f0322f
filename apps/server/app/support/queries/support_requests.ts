import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import {
  KeysetOrder,
  TIMESTAMP_KEY,
  newestFirst,
  INTEGER_KEY,
} from '#app/core/database/keyset_order'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { HAS_PREMIUM } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import type { SupportState } from '#app/support/rules'

/** A request as its sender sees it. */
export interface SupportRequestRow {
  id: number
  subject: string
  text: string
  link: string | null
  state: SupportState
  answer: string | null
  createdAt: Date
  resolvedAt: Date | null
}

/** A request as staff see it, with the member's current data. */
export interface QueuedRequestRow extends SupportRequestRow {
  userId: string
  memberName: string | null
  isPremium: boolean
  /** `null` for an administrator at the console, and for a deleted account. */
  resolvedByName: string | null
  /** Whether the caller sent it, and so may not answer it. */
  isOwn: boolean
}

export const REQUEST_COLUMNS = rawSql(`
  requests.id, requests.subject, requests.text, requests.link, requests.state, requests.answer,
  requests.created_at AS "createdAt", requests.resolved_at AS "resolvedAt"
`)

const QUEUED_COLUMNS = rawSql(`
  ${REQUEST_COLUMNS.text}, users.id AS "userId",
  coalesce(users.display_name, users.username) AS "memberName", ${HAS_PREMIUM} AS "isPremium",
  resolvers.name AS "resolvedByName"
`)

/**
 * Looks up the staff members who answered one by one: a join may make the planner scan all members for a short page.
 */
const TABLES = sql`
  support_requests requests
  JOIN ${USERS} ON users.id = requests.user_id
  LEFT JOIN LATERAL (
    SELECT coalesce(display_name, username) AS name FROM ${USERS} people
    WHERE people.id = requests.resolved_by AND people.deleted_at IS NULL LIMIT 1
  ) resolvers ON true
`

/** Members who have premium now come first, then the longest waiting. */
const QUEUE = new KeysetOrder(
  'queue',
  'ASC',
  { column: `(CASE WHEN ${HAS_PREMIUM} THEN 0 ELSE 1 END)`, kind: INTEGER_KEY },
  { column: 'requests.created_at', kind: TIMESTAMP_KEY },
  { column: 'requests.id', kind: INTEGER_KEY }
)
const LATEST = newestFirst('requests', 'resolved_at')
const NEWEST = newestFirst('requests')

/** Literals, so that the planner knows the state; there are three. */
const IN_STATE: Record<SupportState, Sql> = {
  open: rawSql(`requests.state = 'open'`),
  answered: rawSql(`requests.state = 'answered'`),
  closed: rawSql(`requests.state = 'closed'`),
}

/** Condition on `requests`: the member sent it. Always false for an administrator at the console (`null`). */
export function isSentBy(memberId: string | null): Sql {
  return sql`requests.user_id IS NOT DISTINCT FROM ${memberId}::text`
}

interface QueueQuery extends ListQuery {
  /** `null` at the console. */
  viewerId: string | null
  state: SupportState
}

/** Lists one page of the staff's queue. Resolved requests come latest first. */
export async function listSupportRequests({
  viewerId,
  state,
  limit,
  cursor,
}: QueueQuery): Promise<ListPage<QueuedRequestRow>> {
  const order = state === 'open' ? QUEUE : LATEST
  const rows = await queryRows<WithCursor<QueuedRequestRow>>(sql`
    SELECT ${QUEUED_COLUMNS}, ${isSentBy(viewerId)} AS "isOwn",
      ${order.place} AS place
    FROM ${TABLES}
    WHERE ${IN_STATE[state]} AND ${order.after(order.parseCursor(cursor))}
    ORDER BY ${order.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, order, limit)
}

/** @param viewerId `null` at the console */
export async function findSupportRequest(
  id: number,
  viewerId: string | null,
  client?: QueryClientContract
): Promise<QueuedRequestRow | undefined> {
  const [request] = await queryRows<QueuedRequestRow>(
    sql`
      SELECT ${QUEUED_COLUMNS}, ${isSentBy(viewerId)} AS "isOwn"
      FROM ${TABLES} WHERE requests.id = ${id}
    `,
    client
  )
  return request
}

/** Finds which of the requests exist, and whether the staff member sent them. */
export function listRequestItems(
  ids: readonly number[],
  { id: viewerId }: { id: string },
  client?: QueryClientContract
): Promise<{ id: number; isOwn: boolean }[]> {
  return queryRows(
    sql`
      SELECT requests.id, ${isSentBy(viewerId)} AS "isOwn" FROM support_requests requests
      WHERE requests.id = ANY (${ids}::bigint[])
    `,
    client
  )
}

/** Lists a member's requests, newest first. */
export async function listOwnSupportRequests(
  memberId: string,
  { limit, cursor }: ListQuery
): Promise<ListPage<SupportRequestRow>> {
  const rows = await queryRows<WithCursor<SupportRequestRow>>(sql`
    SELECT ${REQUEST_COLUMNS}, ${NEWEST.place} AS place
    FROM support_requests requests
    WHERE requests.user_id = ${memberId} AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

/** Returns the state of a member's own request; `undefined` when the member has no such request. */
export async function findOwnRequestState(
  id: number,
  memberId: string
): Promise<SupportState | undefined> {
  const [request] = await queryRows<{ state: SupportState }>(
    sql`SELECT state FROM support_requests WHERE id = ${id} AND user_id = ${memberId}`
  )
  return request?.state
}

export async function countOpenRequests(memberId: string): Promise<number> {
  const [row] = await queryRows<{ open: number }>(sql`
    SELECT count(*)::integer AS open FROM support_requests
    WHERE user_id = ${memberId} AND state = 'open'
  `)
  return row!.open
}
