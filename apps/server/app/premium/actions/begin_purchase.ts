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

const ALREADY = 'You already have premium.'
const STILL_CHARGED =
  'A subscription of yours can still be charged. Cancel it before you buy another one.'

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
 * @throws `not_offered` for a provider that this site has no settings of; `conflict` for who has premium already, and while another subscription can be charged; `unavailable`
 */
export async function beginPurchase(purchase: NewPurchase): Promise<string> {
  const { memberId, provider, plan, isPremium } = purchase
  assertOffered(provider)
  if (isPremium) throw new Failure('conflict', { message: ALREADY })
  const known = await listUserSubscriptions(memberId)
  // What can still be charged first: beside it nothing is paid.
  for (const one of known.toSorted(byCharge)) {
    // Nobody can be asked about it, and nothing can be paid there through this site.
    if (!isOffered(one.provider)) continue
    const payBy = await claimPending(one, purchase)
    if (payBy !== null) return payBy
  }
  const payer = await findPayer(memberId)
  if (!payer) throw new Failure('unauthenticated')
  const attempt = `${memberId} ${plan} ${provider} ${known.length}`
  const askedAt = await databaseTime()
  const begun = await providers[provider].begin({ ...payer, memberId, plan, attempt })
  await runInTransaction(async (trx) => {
    // The member first, as where webhooks are acted on: the first of them may be here already.
    await setStripeCustomer(trx, memberId, begun.customerId)
    await queryRows(
      sql`
        INSERT INTO premium_subscriptions
          (provider, subscription_id, user_id, plan, status, asked_at)
        VALUES (${provider}, ${begun.subscriptionId}, ${memberId}, ${plan}, 'pending', ${askedAt})
        ON CONFLICT DO NOTHING
      `,
      trx
    )
  })
  return begun.payBy
}

function byCharge(one: SubscriptionRow, other: SubscriptionRow): number {
  return Number(other.canCharge) - Number(one.canCharge)
}

/**
 * What an unfinished purchase of the same kind is still paid by. One of another kind, one that we are ending, and one that
 * was cancelled and is over, ends, so that nobody pays twice.
 * @throws `conflict` while one can still be charged, and when one has been paid meanwhile, and the webhook that says so is
 * late or lost
 */
async function claimPending(
  one: SubscriptionRow,
  { provider, plan }: NewPurchase
): Promise<string | null> {
  const { subscriptionId, status, canCharge, isEnding, isOver } = one
  const vendor = providers[one.provider]
  if (isEnding) {
    // The job may not have come to it yet.
    if (canCharge) await vendor.end(subscriptionId)
    return null
  }
  if (canCharge) {
    const { story, isMissing } = await syncSubscription(one, { evenIfPaid: true })
    if (isMissing || (story && hasEnded(story))) return null
    throw new Failure('conflict', { message: STILL_CHARGED })
  }
  if (status === 'pending') {
    const isSame = one.provider === provider && one.plan === plan
    const payBy = isSame ? await vendor.pending(subscriptionId) : null
    if (payBy !== null) return payBy
    const { story } = await syncSubscription(one)
    if (story?.status === 'active') throw new Failure('conflict', { message: ALREADY })
  }
  if (status === 'pending' || (status === 'active' && isOver)) await vendor.end(subscriptionId)
  return null
}

function hasEnded({ status, cancels }: SubscriptionSnapshot): boolean {
  return status === 'ended' || status === 'lapsed' || (status === 'active' && cancels)
}
