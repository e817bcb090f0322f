import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { IN_GOOD_STANDING } from '#app/identity/queries/in_force'

/** Any number, but of everybody who makes owners fewer. */
const OWNERS_LOCK = 4_127_002

/** Of two changes that take an owner away, the later one sees the earlier one (`security.md` C5). */
export async function lockOwners(trx: TransactionClientContract) {
  await trx.rawQuery('SELECT pg_advisory_xact_lock(?)', [OWNERS_LOCK])
}

/** Whether an active owner remains without this member. */
export async function hasOtherActiveOwner(
  memberId: string,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const { rows } = await client.rawQuery<{ rows: unknown[] }>(
    `SELECT FROM users WHERE 'owner' = ANY (roles) AND id <> ? AND ${IN_GOOD_STANDING} LIMIT 1`,
    [memberId]
  )
  return rows.length > 0
}
