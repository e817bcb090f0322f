import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assignments, execute, rawSql, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { USER_TOPIC } from '#app/identity/outbox'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { PROFILE_FIELDS, type ProfileField } from '#app/identity/account/rules'

/** What stays as it is, is left out; `null` clears. */
export type ProfileChange = { [Field in ProfileField]?: string | null | undefined }

/**
 * Changes what a member says of himself or herself.
 * @throws NoRowsAffectedError for who may change nothing any more
 */
export async function editProfile(
  trx: TransactionClientContract,
  memberId: string,
  change: ProfileChange
): Promise<void> {
  // The columns are named as the fields are.
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
