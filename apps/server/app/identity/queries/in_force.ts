import { rawSql, type Sql, sql } from '#app/core/database/sql'

/**
 * What time alone ends, judged by the database's clock at the moment of reading (ruling P5). `users` is the table's
 * name in the statement that holds it.
 */
export const BANNED_NOW = `(users.banned AND (users.ban_expires_at IS NULL OR users.ban_expires_at > now()))`
export const DISABLED_NOW = `(users.disabled AND (users.disable_expires_at IS NULL OR users.disable_expires_at > now()))`
/** Whether a member may change anything: part of the statement that changes it, so that a ban stops queued requests too. */
export const IN_GOOD_STANDING = `(users.deleted_at IS NULL AND NOT ${BANNED_NOW} AND NOT ${DISABLED_NOW})`
export const PREMIUM_NOW = `(users.is_premium AND users.premium_expires_at > now())`
/** Whether the premium badge stands beside a member's name: of banned members the public learns only that they are. */
export const HAS_PREMIUM_BADGE = `(${PREMIUM_NOW} AND NOT ${BANNED_NOW})`

/** `IN_GOOD_STANDING` of one member, for a statement on other tables. */
export function isInGoodStanding(userId: string): Sql {
  return sql`EXISTS (
    SELECT FROM users WHERE users.id = ${userId} AND ${rawSql(IN_GOOD_STANDING)}
  )`
}
