import {
  countRows,
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import {
  KeysetOrder,
  TIMESTAMP_KEY,
  SNOWFLAKE_KEY,
  TEXT_KEY,
} from '#app/core/database/keyset_order'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { PROFILE_COLUMNS, PROFILE_TABLES, type Profile } from '#app/identity/queries/find_profile'
import { IS_BANNED, IS_DISABLED, IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import {
  COUNTED_STAFF_ROWS,
  type BaseRole,
  type MemberSort,
  type MemberState,
} from '#app/moderation/rules'
import { USERS } from '#app/identity/tables'

export interface MemberListQuery extends ListQuery {
  search: string | undefined
  role: BaseRole | undefined
  state: MemberState | undefined
  sort: MemberSort
}

const created = { column: 'users.created_at', kind: TIMESTAMP_KEY }
const name = { column: 'users.sort_name', kind: TEXT_KEY }
const id = { column: 'users.id', kind: SNOWFLAKE_KEY }

const ORDERS: Record<MemberSort, KeysetOrder> = {
  newest: new KeysetOrder('newest', 'DESC', created, id),
  oldest: new KeysetOrder('oldest', 'ASC', created, id),
  name: new KeysetOrder('name', 'ASC', name, id),
}

const STATES: Record<MemberState, Sql> = {
  active: rawSql(IS_ACTIVE_MEMBER),
  // Equal to the predicate of the partial index.
  banned: rawSql(`users.banned AND ${IS_BANNED}`),
  disabled: rawSql(`users.disabled AND ${IS_DISABLED}`),
}

/**
 * Lists one page of members. The search matches any part of their names, e-mail or id. The first page has the total, if there
 * are more.
 */
export async function listMembers({
  search,
  role,
  state,
  sort,
  limit,
  cursor,
}: MemberListQuery): Promise<ListPage<Profile>> {
  const order = ORDERS[sort]
  const conditions = [
    rawSql('users.deleted_at IS NULL'),
    ...(search ? [sql`users.sought LIKE contains_pattern(${search})`] : []),
    ...(role ? [sql`users.roles @> ARRAY[${role}::text]`] : []),
    ...(state ? [STATES[state]] : []),
  ]
  const matches = conditions.reduce((all, one) => sql`${all} AND ${one}`)
  const rows = await queryRows<WithCursor<Profile>>(sql`
    SELECT ${PROFILE_COLUMNS}, ${order.place} AS place
    FROM ${PROFILE_TABLES}
    WHERE ${matches} AND ${order.after(order.parseCursor(cursor))}
    ORDER BY ${order.orderBy}
    LIMIT ${limit + 1}
  `)
  const page = paginate(rows, order, limit)
  if (cursor || !page.next) return page
  const total = await countRows(sql`
    SELECT count(*)::integer AS count FROM (
      SELECT FROM ${USERS} WHERE ${matches} ORDER BY ${order.orderBy} LIMIT ${COUNTED_STAFF_ROWS}
    ) AS counted
  `)
  return { ...page, total }
}
