import db from '@adonisjs/lucid/services/db'
import { Failure } from '#app/core/errors'
import { rowsOf, sql } from '#app/directory/queries/sql'
import { providers } from '#app/premium/providers/providers'
import {
  databaseTime,
  findPayer,
  subscriptionsOf,
  type SubscriptionRow,
} from '#app/premium/queries/subscriptions'
import type { PaymentProvider, PlanType } from '#app/premium/rules'

const ALREADY = 'You already have premium.'

export interface NewPurchase {
  memberId: string
  isPremium: boolean
  provider: PaymentProvider
  plan: PlanType
}

/**
 * Begins a purchase at a provider, or takes up the one that the member has begun and not paid. Nobody has premium by it:
 * that comes with the provider's word that it was paid.
 * @returns what it is paid by: Stripe's client secret, or the address where PayPal has it approved
 * @throws `conflict` for who has premium already; `unavailable`
 */
export async function beginPurchase(purchase: NewPurchase): Promise<string> {
  const { memberId, provider, plan, isPremium } = purchase
  const known = await subscriptionsOf(memberId)
  if (isPremium || known.some(runsOn)) throw new Failure('conflict', { message: ALREADY })

  for (const one of known) {
    const payBy = await takeUp(one, purchase)
    if (payBy !== null) return payBy
  }
  const payer = await findPayer(memberId)
  if (!payer) throw new Failure('unauthenticated')
  const attempt = `${memberId} ${plan} ${provider} ${known.length}`
  const askedAt = await databaseTime()
  const begun = await providers[provider].begin({ ...payer, memberId, plan, attempt })
  await db.transaction(async (trx) => {
    await rowsOf(
      sql`
        INSERT INTO premium_subscriptions
          (provider, subscription_id, user_id, plan, status, asked_at)
        VALUES (${provider}, ${begun.subscriptionId}, ${memberId}, ${plan}, 'pending', ${askedAt})
        ON CONFLICT DO NOTHING
      `,
      trx
    )
    if (begun.customerId !== null) {
      await rowsOf(
        sql`UPDATE users SET stripe_customer_id = ${begun.customerId} WHERE id = ${memberId}`,
        trx
      )
    }
  })
  return begun.payBy
}

function runsOn({ status, cancels }: SubscriptionRow): boolean {
  return status === 'active' && !cancels
}

/**
 * What an unfinished purchase of the same kind is still paid by. One of another kind, and one whose renewal failed, ends, so
 * that nobody pays twice.
 */
async function takeUp(one: SubscriptionRow, { provider, plan }: NewPurchase) {
  if (one.status !== 'pending' && one.status !== 'lapsed') return null
  const vendor = providers[one.provider]
  if (one.status === 'pending' && one.provider === provider && one.plan === plan) {
    return vendor.pending(one.subscriptionId)
  }
  await vendor.end(one.subscriptionId)
  return null
}
