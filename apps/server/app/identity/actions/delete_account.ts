import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { revokeAllTokens } from '#app/identity/access_tokens'
import { getAccountModules, type AccountDeletion } from '#app/identity/account/account_modules'
import { lockUsernames } from '#app/identity/actions/sign_in'
import { USER_TOPIC } from '#app/identity/outbox'
import { hasOtherActiveOwner, lockOwners } from '#app/identity/queries/active_owners'
import type { StaffRole } from '#app/identity/rules'

const OWNER = 'owner' satisfies StaffRole

/** Clears the member's row. The id and a ban remain, so a new account with the same id starts empty, and banned. */
function emptyMember(trx: TransactionClientContract, memberId: string) {
  return execute(
    sql`
      UPDATE users SET deleted_at = now(), email = NULL, first_name = NULL, last_name = NULL,
        display_name = NULL, username = NULL, profile_image_url = NULL, discord_username = NULL,
        discord_display_name = NULL, discord_discriminator = NULL, discord_avatar = NULL,
        discord_banner = NULL, discord_roles = '{}', staff_edited_fields = '{}', bio = NULL,
        website = NULL, twitter = NULL, github = NULL, youtube = NULL, language = NULL, roles = '{user}',
        is_premium = false, premium_type = NULL, premium_expires_at = NULL,
        stripe_customer_id = NULL, stripe_subscription_id = NULL, paypal_subscription_id = NULL
      WHERE id = ${memberId}
    `,
    trx
  )
}

/**
 * Deletes a member's account and all data that depends on it.
 * @throws NoRowsAffectedError when it is gone already, and for the last active owner
 */
export async function deleteAccount(trx: TransactionClientContract, deletion: AccountDeletion) {
  const { memberId, actor } = deletion
  await lockUsernames(trx)
  await lockOwners(trx)
  const [member] = await queryRows<{ roles: string[] }>(
    sql`SELECT roles FROM users WHERE id = ${memberId} AND deleted_at IS NULL FOR NO KEY UPDATE`,
    trx
  )
  if (!member) throw new NoRowsAffectedError()
  const isOwner = member.roles.includes(OWNER)
  if (isOwner && !(await hasOtherActiveOwner(memberId, trx))) throw new NoRowsAffectedError()

  // Higher layers first: deleting a review still needs its bot.
  for (const module of getAccountModules().toReversed())
    await module.onAccountDeletion?.(trx, deletion)
  await execute(sql`DELETE FROM sessions WHERE user_id = ${memberId}`, trx)
  await execute(sql`DELETE FROM desktop_sign_ins WHERE user_id = ${memberId}`, trx)
  await revokeAllTokens(trx, memberId)
  await emptyMember(trx, memberId)
  await audit(trx, actor, {
    action: 'delete_account',
    targetType: 'user',
    targetId: memberId,
    details: { reviews: deletion.reviews },
  })
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
