import { rawSql, type Sql, sql } from '#app/core/database/sql'

/**
 * What time alone ends, judged by the database's clock at the moment of reading. `users` is the table's
 * name in the statement that holds it.
 */
export const IS_BANNED = `(users.banned AND (users.ban_expires_at IS NULL OR users.ban_expires_at > now()))`
export const IS_DISABLED = `(users.disabled AND (users.disable_expires_at IS NULL OR users.disable_expires_at > now()))`
/** Whether a member may change anything: part of the statement that changes it, so that a ban stops queued requests too. */
export const IS_ACTIVE_MEMBER = `(users.deleted_at IS NULL AND NOT ${IS_BANNED} AND NOT ${IS_DISABLED})`
export const HAS_PREMIUM = `(users.is_premium AND users.premium_expires_at > now())`
/** Whether the premium badge stands beside a member's name: of banned members the public learns only that they are. */
export const HAS_PREMIUM_BADGE = `(${HAS_PREMIUM} AND NOT ${IS_BANNED})`

/** `IS_ACTIVE_MEMBER` of one member, for a statement on other tables. */
export function isActiveMember(userId: string): Sql {
  return sql`EXISTS (
    SELECT FROM users WHERE users.id = ${userId} AND ${rawSql(IS_ACTIVE_MEMBER)}
  )`
}
