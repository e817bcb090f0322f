import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import { deleteAccount } from '#app/identity/actions/delete_account'
import { lockNames } from '#app/identity/actions/sign_in'
import { deletionRefusal } from '#app/moderation/rules'
import { standingForChange } from '#app/moderation/members/standing'

/**
 * Deletes a member's account as if the member had done it, the reviews staying without a name (ruling R20).
 * @throws NothingDone for who is gone, for who may not, and for the last active owner (`security.md` A-043)
 */
export async function removeMember(
  trx: TransactionClientContract,
  { actor, memberId }: { actor: Actor; memberId: string }
): Promise<void> {
  // As the deletion itself takes its locks.
  await lockNames(trx)
  await standingForChange(trx, { actor, memberId }, deletionRefusal)
  await deleteAccount(trx, { memberId, reviews: 'keep', actor })
}
