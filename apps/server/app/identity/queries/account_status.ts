import { rawSql, type Sql, sql } from '#app/core/database/sql'

/**
 * Conditions that end with time, checked against the database clock when they are read. `users` must be the table's
 * name in the statement.
 */
export const IS_BANNED = `(users.banned AND (users.ban_expires_at IS NULL OR users.ban_expires_at > now()))`
export const IS_DISABLED = `(users.disabled AND (users.disable_expires_at IS NULL OR users.disable_expires_at > now()))`
/**
 * Condition: the member may change data. Statements that write include it, so that a ban also stops requests that are
 * waiting for a lock.
 */
export const IS_ACTIVE_MEMBER = `(users.deleted_at IS NULL AND NOT ${IS_BANNED} AND NOT ${IS_DISABLED})`
export const HAS_PREMIUM = `(users.is_premium AND users.premium_expires_at > now())`
/** Condition: the premium badge is shown. The public only sees the ban of a banned member. */
export const HAS_PREMIUM_BADGE = `(${HAS_PREMIUM} AND NOT ${IS_BANNED})`

/** `IS_ACTIVE_MEMBER` of one member, for statements on other tables. */
export function isActiveMember(userId: string): Sql {
  return sql`EXISTS (
    SELECT FROM users WHERE users.id = ${userId} AND ${rawSql(IS_ACTIVE_MEMBER)}
  )`
}
