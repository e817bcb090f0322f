import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { newestFirst } from '#app/core/database/keyset_order'
import { queryRows, type Sql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import { USERS } from '#app/identity/tables'

export interface LogListQuery extends ListQuery {
  search: string | undefined
  action: string | undefined
  adminId: string | undefined
  targetType: string | undefined
  targetId: string | undefined
  /** Inclusive. */
  from: Date | undefined
  /** Exclusive. */
  to: Date | undefined
}

export interface LogRow {
  id: number
  createdAt: Date
  /** `null` for the console. The id of a deleted account stays; its name is `null`. */
  adminId: string | null
  adminName: string | null
  action: string
  targetType: string
  targetId: string | null
  /** The current name of a member; `null` for a deleted account and for other targets. */
  targetName: string | null
  details: Record<string, unknown>
  ipAddress: string | null
  userAgent: string | null
}

/** The maximum number of members whose names match a search. A search with more matches is too unspecific. */
const MAX_MATCHING_MEMBERS = 100

const NEWEST = newestFirst('admin_logs')

/** Matches an entry's action, target, address or details, or the actor's names. */
function matchesSearch(search: string): Sql {
  return sql`(
    admin_logs.sought LIKE contains_pattern(${search})
    OR admin_logs.admin_id = ANY (ARRAY(
      SELECT id FROM ${USERS} WHERE sought LIKE contains_pattern(${search}) LIMIT ${MAX_MATCHING_MEMBERS}
    ))
  )`
}

/** Lists one page of the audit log, newest first. */
export async function listLogs({
  search,
  action,
  adminId,
  targetType,
  targetId,
  from,
  to,
  limit,
  cursor,
}: LogListQuery): Promise<ListPage<LogRow>> {
  const conditions = [
    NEWEST.after(NEWEST.parseCursor(cursor)),
    ...(search ? [matchesSearch(search)] : []),
    ...(action ? [sql`admin_logs.action = ${action}`] : []),
    ...(adminId ? [sql`admin_logs.admin_id = ${adminId}`] : []),
    ...(targetType ? [sql`admin_logs.target_type = ${targetType}`] : []),
    ...(targetId ? [sql`admin_logs.target_id = ${targetId}`] : []),
    ...(from ? [sql`admin_logs.created_at >= ${from}`] : []),
    ...(to ? [sql`admin_logs.created_at < ${to}`] : []),
  ]
  const rows = await queryRows<WithCursor<LogRow>>(sql`
    SELECT admin_logs.id, admin_logs.created_at AS "createdAt", admin_id AS "adminId",
      coalesce(admin.display_name, admin.username, admin.discord_username) AS "adminName",
      action, target_type AS "targetType", target_id AS "targetId",
      coalesce(target.display_name, target.username, target.discord_username) AS "targetName", details,
      host(ip_address) AS "ipAddress", user_agent AS "userAgent", ${NEWEST.place} AS place
    FROM ${ADMIN_LOGS} LEFT JOIN ${USERS} AS admin ON admin.id = admin_logs.admin_id
      LEFT JOIN ${USERS} AS target
        ON admin_logs.target_type = 'user' AND target.id = admin_logs.target_id
    WHERE ${conditions.reduce((all, one) => sql`${all} AND ${one}`)}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}
