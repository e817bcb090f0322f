import db from '@adonisjs/lucid/services/db'
import { Failure } from '#app/core/errors'
import { rowsOf, sql } from '#app/directory/queries/sql'
import { recordStory } from '#app/premium/actions/record_story'
import { assertOffered, isOffered, providers } from '#app/premium/providers/providers'
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
 * @throws `not_offered` for a provider that this site has no settings of; `conflict` for who has premium already; `unavailable`
 */
export async function beginPurchase(purchase: NewPurchase): Promise<string> {
  const { memberId, provider, plan, isPremium } = purchase
  assertOffered(provider)
  const known = await subscriptionsOf(memberId)
  if (isPremium || known.some(runsOn)) throw new Failure('conflict', { message: ALREADY })

  for (const one of known) {
    // Nobody can be asked about it, and nothing can be paid there through this site.
    if (!isOffered(one.provider)) continue
    const payBy = await takeUp(one, purchase)
    if (payBy !== null) return payBy
  }
  const payer = await findPayer(memberId)
  if (!payer) throw new Failure('unauthenticated')
  const attempt = `${memberId} ${plan} ${provider} ${known.length}`
  const askedAt = await databaseTime()
  const begun = await providers[provider].begin({ ...payer, memberId, plan, attempt })
  await db.transaction(async (trx) => {
    // The member first, as where webhooks are acted on: the first of them may be here already.
    await rowsOf(
      sql`
        UPDATE users SET stripe_customer_id = coalesce(${begun.customerId}, stripe_customer_id)
        WHERE id = ${memberId} AND deleted_at IS NULL
      `,
      trx
    )
    await rowsOf(
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

function runsOn({ status, cancels, isEnding }: SubscriptionRow): boolean {
  return status === 'active' && !cancels && !isEnding
}

/**
 * What an unfinished purchase of the same kind is still paid by. One of another kind, one whose renewal failed, and one
 * that was cancelled and is over, ends, so that nobody pays twice.
 * @throws `conflict` when it has been paid meanwhile, and the webhook that says so is late or lost
 */
async function takeUp(one: SubscriptionRow, { provider, plan }: NewPurchase) {
  const { subscriptionId, status, isOver, isEnding } = one
  if (isEnding || status === 'ended' || (status === 'active' && !isOver)) return null
  const vendor = providers[one.provider]
  if (status === 'pending') {
    const isSame = one.provider === provider && one.plan === plan
    const payBy = isSame ? await vendor.pending(subscriptionId) : null
    if (payBy !== null) return payBy
    if (await wasPaid(one)) throw new Failure('conflict', { message: ALREADY })
  }
  await vendor.end(subscriptionId)
  return null
}

/** Asks the provider, and writes down what it says. */
async function wasPaid({ provider, subscriptionId }: SubscriptionRow): Promise<boolean> {
  const askedAt = await databaseTime()
  const story = await providers[provider].story(subscriptionId)
  if (!story) return false
  await db.transaction((trx) => recordStory(trx, story, askedAt))
  return story.status === 'active'
}
