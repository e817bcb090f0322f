import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'

/** Key of the advisory lock for changes that remove an owner; arbitrary, but shared by all of them. */
const OWNERS_LOCK = 4_127_002

/** Serializes changes that remove an owner, so that each one sees the previous ones. */
export async function lockOwners(trx: TransactionClientContract) {
  await queryRows(sql`SELECT pg_advisory_xact_lock(${OWNERS_LOCK})`, trx)
}

/** Whether the site has an active owner. */
export async function hasActiveOwner(): Promise<boolean> {
  const rows = await queryRows(
    sql`SELECT FROM users WHERE 'owner' = ANY (roles) AND ${rawSql(IS_ACTIVE_MEMBER)} LIMIT 1`
  )
  return rows.length > 0
}

/** Whether an active owner other than this member exists. */
export async function hasOtherActiveOwner(
  memberId: string,
  client?: QueryClientContract
): Promise<boolean> {
  const rows = await queryRows(
    sql`
      SELECT FROM users
      WHERE 'owner' = ANY (roles) AND id <> ${memberId} AND ${rawSql(IS_ACTIVE_MEMBER)} LIMIT 1
    `,
    client
  )
  return rows.length > 0
}
