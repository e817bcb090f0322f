import { toMilliseconds } from './clock.ts'
import { CARDS, type Card } from './cards.ts'
import { PLANS } from './plans.ts'
import type { Vendor } from './deliveries.ts'
import type { PaymentsSimulation } from './simulation.ts'
import { getItem } from './stripe/objects.ts'
import { getId } from './stripe/state.ts'

/** A subscription of either vendor, as testers see it. */
export interface SubscriptionSummary {
  readonly id: string
  readonly vendor: Vendor
  readonly plan: string
  /** The payer's id or address in the product. */
  readonly payer: string
  /** In the vendor's terms. */
  readonly status: string
  readonly cancels: boolean
  /** Milliseconds; when the next payment is due, or the period ends. */
  readonly periodEnd: number | null
  readonly createdAt: number
  /** Whether it can still be renewed, refunded or canceled. */
  readonly isRunning: boolean
  readonly paid: boolean
  /** How the next payment goes. */
  readonly card: Card
  /** What pays the first payment while it is pending: a client secret, or the URL of the approval page. */
  readonly pendingPayment: string | null
}

const RUNNING = new Set(['active', 'past_due', 'ACTIVE', 'SUSPENDED'])

/** All subscriptions of both vendors, newest first. */
export function allSubscriptions(simulation: PaymentsSimulation): SubscriptionSummary[] {
  return [...stripeOnes(simulation), ...paypalOnes(simulation)].toSorted(
    (one, other) => other.createdAt - one.createdAt
  )
}

function stripeOnes({ stripe }: PaymentsSimulation): SubscriptionSummary[] {
  const { subscriptions, customers, cards, intents } = stripe.state
  return Object.values(subscriptions).map((subscription): SubscriptionSummary => {
    const item = getItem(subscription)
    const customer = customers[getId(subscription.customer)]
    const { id: intent } = stripe.books.getIntent(getId(subscription.latest_invoice))
    const { status, client_secret: secret } = intents[intent]!
    return {
      id: subscription.id,
      vendor: 'stripe',
      plan: item.price.nickname ?? item.price.id,
      payer: customer?.name ?? customer?.email ?? subscription.metadata.memberId ?? subscription.id,
      status: subscription.status,
      cancels: subscription.cancel_at_period_end,
      periodEnd: toMilliseconds(item.current_period_end),
      createdAt: toMilliseconds(subscription.created),
      isRunning: RUNNING.has(subscription.status),
      paid: status === 'succeeded',
      card: cards[getId(subscription.customer)] ?? 'pays',
      pendingPayment: subscription.status === 'incomplete' ? secret : null,
    }
  })
}

function paypalOnes({ paypal }: PaymentsSimulation): SubscriptionSummary[] {
  return Object.values(paypal.state.accounts).map((account): SubscriptionSummary => {
    const { subscription, transactions, pays } = account
    const { next_billing_time: next } = subscription.billing_info ?? {}
    const approval = subscription.links.find(({ rel }) => rel === 'approve')
    return {
      id: subscription.id,
      vendor: 'paypal',
      plan: PLANS.find((plan) => plan.paypalPlanId === subscription.plan_id)!.name,
      payer: subscription.subscriber?.email_address ?? subscription.custom_id ?? subscription.id,
      status: subscription.status,
      cancels: subscription.status === 'SUSPENDED',
      periodEnd: next === undefined ? null : Date.parse(next),
      createdAt: Date.parse(subscription.create_time),
      isRunning: RUNNING.has(subscription.status),
      paid: transactions.at(-1)?.status === 'COMPLETED',
      card: pays ? 'pays' : 'declined',
      pendingPayment: approval?.href ?? null,
    }
  })
}

export const CARD_LABELS = Object.fromEntries(
  Object.entries(CARDS).map(([name, { label }]) => [name, label])
) as Readonly<Record<Card, string>>
