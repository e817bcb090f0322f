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
  /** From this moment on. */
  from: Date | undefined
  /** Before this moment. */
  to: Date | undefined
}

export interface LogRow {
  id: number
  createdAt: Date
  /** `null` at the console; of who is gone, the id alone is left. */
  adminId: string | null
  adminName: string | null
  action: string
  targetType: string
  targetId: string | null
  /** Of a member, the name now; `null` for anything else, and of who is gone. */
  targetName: string | null
  details: Record<string, unknown>
  ipAddress: string | null
  userAgent: string | null
}

/** Members whose name is looked for; whoever looks for more of them than this has not said enough. */
const NAMED_ADMINS = 100

const NEWEST = newestFirst('admin_logs')

/** What was done, to what, from where and in which words; or by whom. */
function isAbout(search: string): Sql {
  return sql`(
    admin_logs.sought LIKE contains_pattern(${search})
    OR admin_logs.admin_id = ANY (ARRAY(
      SELECT id FROM ${USERS} WHERE sought LIKE contains_pattern(${search}) LIMIT ${NAMED_ADMINS}
    ))
  )`
}

/** One page of the audit log, the newest first. */
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
    NEWEST.after(NEWEST.placeIn(cursor)),
    ...(search ? [isAbout(search)] : []),
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
