import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assignments, execute, rawSql, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { USER_TOPIC } from '#app/identity/outbox'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { PROFILE_FIELDS, type ProfileField } from '#app/identity/account/rules'

/** Fields that are left out do not change; `null` clears a field. */
export type ProfileChange = { [Field in ProfileField]?: string | null | undefined }

/** Edits a member's profile. @throws NoRowsAffectedError when the member is restricted or gone */
export async function editProfile(
  trx: TransactionClientContract,
  memberId: string,
  change: ProfileChange
): Promise<void> {
  // Columns have the names of the fields.
  const fields = PROFILE_FIELDS.filter((field) => change[field] !== undefined)
  const columns = Object.fromEntries(fields.map((field) => [field, change[field] ?? null]))
  const edited = await execute(
    sql`
      UPDATE users SET ${assignments({ id: memberId, ...columns })}
      WHERE id = ${memberId} AND ${rawSql(IS_ACTIVE_MEMBER)}
    `,
    trx
  )
  if (edited === 0) throw new NoRowsAffectedError()
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
