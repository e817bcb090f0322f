import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { queryRows, sql } from '#app/core/database/sql'
import { USER_TOPIC } from '#app/identity/outbox'
import { USERS } from '#app/identity/tables'
import { updateMembership } from '#app/premium/actions/update_membership'
import {
  NOTHING_PAID,
  PREMIUM_CURRENCY,
  type PlanType,
  type PremiumSource,
} from '#app/premium/rules'

const STAFF = 'staff' satisfies PremiumSource

export interface Grant {
  memberId: string
  plan: PlanType
  until: Date
  /** For the audit log. */
  reason: string
}

/**
 * Grants premium without a payment. A new grant replaces an earlier one, even if it is shorter. If the member also pays for
 * premium, whichever lasts longer counts. A grant is stored as a subscription with a payment of zero, so that later updates
 * from the providers take it into account and do not undo it.
 * @throws NoRowsAffectedError when the account does not exist (any more)
 */
export async function grantPremium(
  trx: TransactionClientContract,
  actor: Actor | null,
  { memberId, plan, until, reason }: Grant
) {
  const [before] = await queryRows<{ until: Date | null }>(
    sql`
      SELECT premium_expires_at AS until FROM ${USERS}
      WHERE id = ${memberId} AND deleted_at IS NULL FOR NO KEY UPDATE
    `,
    trx
  )
  if (!before) throw new NoRowsAffectedError()
  await queryRows(
    sql`
      UPDATE premium_transactions SET status = 'cancelled'
      WHERE user_id = ${memberId} AND provider = ${STAFF} AND status = 'completed'
        AND expires_at > now()
    `,
    trx
  )
  const id = `grant ${randomUUID()}`
  // Like a provider's subscription that has ended, a grant does not renew and lasts until the end of its period.
  await queryRows(
    sql`
      INSERT INTO premium_subscriptions
        (provider, subscription_id, user_id, plan, status, period_end, asked_at)
      VALUES (${STAFF}, ${id}, ${memberId}, ${plan}, 'ended', ${until}, now())
    `,
    trx
  )
  await queryRows(
    sql`
      INSERT INTO premium_transactions
        (user_id, provider, type, amount, currency, transaction_id, subscription_id, status,
          expires_at)
      VALUES (${memberId}, ${STAFF}, 'subscription', ${NOTHING_PAID}, ${PREMIUM_CURRENCY}, ${id},
        ${id}, 'completed', ${until})
    `,
    trx
  )
  await updateMembership(trx, memberId)
  await audit(trx, actor, {
    action: 'grant_premium',
    targetType: 'user',
    targetId: memberId,
    details: {
      reason,
      plan,
      oldValue: before.until?.toISOString() ?? null,
      newValue: until.toISOString(),
    },
  })
  await publish(trx, { topic: USER_TOPIC, key: memberId })
}
