import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assignments, execute, queryRows, rawSql, type SqlValue, sql } from '#app/core/database/sql'

/** The columns of each restriction: whether it is set, its reason, its end. */
const RESTRICTION_COLUMNS = {
  ban: rawSql('(banned, ban_reason, ban_expires_at)'),
  disablement: rawSql('(disabled, disable_reason, disable_expires_at)'),
} as const
export type RestrictionKind = keyof typeof RESTRICTION_COLUMNS

export interface RestrictionState {
  isInForce: boolean
  reason: string | null
  /** `null` when permanent. */
  expiresAt: Date | string | null
}

/** A restriction as `decision_news` stores it. It may be over. */
export interface StoredRestriction extends RestrictionState {
  kind: RestrictionKind
  expiresAt: string | null
}

/** Updates columns of a member whom the caller has locked. @param columns names must be constants, never user input */
export async function setMemberColumns(
  trx: TransactionClientContract,
  memberId: string,
  columns: Record<string, SqlValue>
) {
  await execute(sql`UPDATE users SET ${assignments(columns)} WHERE id = ${memberId}`, trx)
}

/** Replaces one role of a member with another. */
export async function replaceRole(
  trx: TransactionClientContract,
  memberId: string,
  { from, to }: { from: string; to: string }
) {
  await execute(
    sql`UPDATE users SET roles = array_replace(roles, ${from}, ${to}) WHERE id = ${memberId}`,
    trx
  )
}

/** Reads a ban or disablement of a member who exists. */
export async function findRestriction(
  trx: TransactionClientContract,
  memberId: string,
  kind: RestrictionKind
): Promise<StoredRestriction> {
  const [row] = await queryRows<{ restriction: StoredRestriction }>(
    sql`
      SELECT jsonb_build_object(
        'kind', ${kind}::text, 'isInForce', is_in_force, 'reason', reason, 'expiresAt', expires_at
      ) AS restriction
      FROM users
      CROSS JOIN LATERAL (VALUES ${RESTRICTION_COLUMNS[kind]}) AS restrictions (is_in_force, reason, expires_at)
      WHERE users.id = ${memberId}
    `,
    trx
  )
  return row!.restriction
}

/** Sets or removes a ban or disablement. @returns whether anything changed */
export async function setRestriction(
  trx: TransactionClientContract,
  memberId: string,
  kind: RestrictionKind,
  { isInForce, reason, expiresAt }: RestrictionState
): Promise<boolean> {
  const columns = RESTRICTION_COLUMNS[kind]
  const values = sql`(${isInForce}::boolean, ${reason}::text, ${expiresAt}::timestamptz)`
  const changed = await execute(
    sql`
      UPDATE users SET ${columns} = ${values}
      WHERE id = ${memberId} AND ${columns} IS DISTINCT FROM ${values}
    `,
    trx
  )
  return changed > 0
}
