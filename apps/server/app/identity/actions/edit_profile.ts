import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NothingDone } from '#app/core/idempotency/settle'
import { publish } from '#app/core/outbox/outbox'
import { USER_TOPIC } from '#app/identity/outbox'
import { IN_GOOD_STANDING } from '#app/identity/queries/in_force'
import { PROFILE_FIELDS, type ProfileField } from '#app/identity/account/rules'

/** What stays as it is, is left out; `null` clears. */
export type ProfileChange = { [Field in ProfileField]?: string | null | undefined }

/**
 * Changes what a member says of himself or herself (document 2 section 2).
 * @throws NothingDone for who may change nothing any more
 */
export async function editProfile(
  trx: TransactionClientContract,
  memberId: string,
  change: ProfileChange
): Promise<void> {
  // The columns are named as the fields are.
  const fields = PROFILE_FIELDS.filter((field) => change[field] !== undefined)
  const assignments = ['id = id', ...fields.map((field) => `${field} = ?`)]
  const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
    `UPDATE users SET ${assignments.join(', ')} WHERE id = ? AND ${IN_GOOD_STANDING} RETURNING id`,
    [...fields.map((field) => change[field] as string), memberId]
  )
  if (rows.length === 0) throw new NothingDone()
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
