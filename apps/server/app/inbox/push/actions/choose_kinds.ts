import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { queryRows, sql } from '#app/core/database/sql'
import type { InboxKind } from '#app/identity/account/rules'
import { USERS } from '#app/identity/tables'

/**
 * Replaces the kinds of inbox items that a member wants pushed. Of concurrent choices the last one wins as a whole.
 * @throws NoRowsAffectedError when the account is gone
 */
export async function chooseKinds(
  trx: TransactionClientContract,
  memberId: string,
  kinds: readonly InboxKind[]
) {
  const updated = await queryRows(
    sql`
      INSERT INTO web_push_choices (user_id, kinds)
      SELECT id, ${kinds}::text[] FROM ${USERS}
      WHERE id = ${memberId} AND deleted_at IS NULL
      FOR NO KEY UPDATE
      ON CONFLICT (user_id) DO UPDATE SET kinds = excluded.kinds
      RETURNING user_id
    `,
    trx
  )
  if (updated.length === 0) throw new NoRowsAffectedError()
}
