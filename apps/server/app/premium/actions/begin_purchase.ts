import { runInTransaction } from '#app/core/database/run_in_transaction'
import { Failure } from '#app/core/errors'
import { queryRows, sql } from '#app/core/database/sql'
import { setStripeCustomer } from '#app/identity/actions/change_premium'
import { syncSubscription } from '#app/premium/actions/sync_subscription'
import { assertOffered, isOffered, providers } from '#app/premium/providers/providers'
import { databaseTime } from '#app/core/database/database_time'
import {
  findPayer,
  listUserSubscriptions,
  type SubscriptionRow,
} from '#app/premium/queries/subscriptions'
import type { PaymentProvider, PlanType } from '#app/premium/rules'
import type { SubscriptionSnapshot } from '#app/premium/provider_contract'

const ALREADY_PREMIUM = 'You already have premium.'
const STILL_CHARGED =
  'A subscription of yours can still be charged. Cancel it before you buy another one.'

export interface NewPurchase {
  memberId: string
  isPremium: boolean
  provider: PaymentProvider
  plan: PlanType
}

/**
 * Begins a purchase at a provider, or resumes an unpaid one of the same kind. The member gets premium only when the provider
 * reports the payment.
 * @returns how to pay: Stripe's client secret, or PayPal's approval URL
 * @throws `not_offered` for a provider that is not configured; `conflict` when the member has premium, or another subscription
 * can still be charged; `unavailable`
 */
export async function beginPurchase(purchase: NewPurchase): Promise<string> {
  const { memberId, provider, plan, isPremium } = purchase
  assertOffered(provider)
  if (isPremium) throw new Failure('conflict', { message: ALREADY_PREMIUM })
  const known = await listUserSubscriptions(memberId)
  // Subscriptions that can still be charged come first, because they prevent a purchase.
  for (const one of known.toSorted(compareByCharge)) {
    // A provider that is not configured cannot be called, and nothing can be paid there through this site.
    if (!isOffered(one.provider)) continue
    const payBy = await claimPending(one, purchase)
    if (payBy !== null) return payBy
  }
  const payer = await findPayer(memberId)
  if (!payer) throw new Failure('unauthenticated')
  const attempt = `${memberId} ${plan} ${provider} ${known.length}`
  const requestedAt = await databaseTime()
  const started = await providers[provider].startPurchase({ ...payer, memberId, plan, attempt })
  await runInTransaction(async (trx) => {
    // Locks the member first, in the same order as webhooks do. The first webhook may have arrived already.
    await setStripeCustomer(trx, memberId, started.customerId)
    await queryRows(
      sql`
        INSERT INTO premium_subscriptions
          (provider, subscription_id, user_id, plan, status, asked_at)
        VALUES (${provider}, ${started.subscriptionId}, ${memberId}, ${plan}, 'pending', ${requestedAt})
        ON CONFLICT DO NOTHING
      `,
      trx
    )
  })
  return started.payBy
}

function compareByCharge(one: SubscriptionRow, other: SubscriptionRow): number {
  return Number(other.canCharge) - Number(one.canCharge)
}

/**
 * Returns how to pay an unfinished purchase of the same kind, if `one` is that. Ends `one` at its provider if it is an
 * unfinished purchase of another kind, is being ended, or was canceled and is over, so that nobody pays twice.
 * @throws `conflict` while it can still be charged, and when it was paid but the webhook is late or lost
 */
async function claimPending(
  one: SubscriptionRow,
  { provider, plan }: NewPurchase
): Promise<string | null> {
  const { subscriptionId, status, canCharge, isEnding, isOver } = one
  const vendor = providers[one.provider]
  if (isEnding) {
    // The job may not have ended it yet.
    if (canCharge) await vendor.end(subscriptionId)
    return null
  }
  if (canCharge) {
    const { subscription, isMissing } = await syncSubscription(one, { evenIfPaid: true })
    if (isMissing || (subscription && hasEnded(subscription))) return null
    throw new Failure('conflict', { message: STILL_CHARGED })
  }
  if (status === 'pending') {
    const isSame = one.provider === provider && one.plan === plan
    const payBy = isSame ? await vendor.findPendingPayment(subscriptionId) : null
    if (payBy !== null) return payBy
    const { subscription } = await syncSubscription(one)
    if (subscription?.status === 'active')
      throw new Failure('conflict', { message: ALREADY_PREMIUM })
  }
  if (status === 'pending' || (status === 'active' && isOver)) await vendor.end(subscriptionId)
  return null
}

function hasEnded({ status, cancels }: SubscriptionSnapshot): boolean {
  return status === 'ended' || status === 'lapsed' || (status === 'active' && cancels)
}
