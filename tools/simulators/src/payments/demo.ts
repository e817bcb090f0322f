import {
  dateAt,
  type DemoPerson,
  type DemoPremiumTransaction,
  type DemoSubscription,
  type DemoWorld,
} from '@botanica/demo-world'
import { toIsoSeconds, toSeconds } from './clock.ts'
import { PLANS, type Plan } from './plans.ts'
import {
  newBillingInfo,
  newPaypalSubscription,
  newTransaction,
  PAYER,
  money,
  toSale,
} from './paypal/objects.ts'
import { emptyPaypal, type PaypalState } from './paypal/types.ts'
import { Books } from './stripe/books.ts'
import { getItem, newCustomer, newSubscription } from './stripe/objects.ts'
import { createStripeState, type StripeState } from './stripe/state.ts'

/** The subscriptions of the demo world with their payments. They cause no webhooks: the product has them already. */

/** The metadata field of a subscription that contains the member's id. */
const MEMBER = 'memberId'
const INTERVALS = { monthly: 'month', yearly: 'year' } as const
/** PayPal still has the subscriptions, but the tokens of old approvals are no longer valid. */
const SPENT_TOKEN = 'BA-SPENT'

interface Payer {
  readonly person: DemoPerson
  readonly subscription: DemoSubscription
  readonly plan: Plan
  /** Oldest first. */
  readonly payments: readonly DemoPremiumTransaction[]
}

function payers(
  { people, premiumTransactions }: DemoWorld,
  provider: Payer['subscription']['provider']
) {
  return people.flatMap((person): Payer[] => {
    const subscription = person.member?.subscription
    if (subscription?.provider !== provider) return []
    const plan = PLANS.find(({ interval }) => interval === INTERVALS[subscription.plan])!
    const id = subscription.stripeSubscriptionId ?? subscription.paypalSubscriptionId
    const payments = premiumTransactions.filter(
      ({ subscriptionId, type, status }) =>
        subscriptionId === id &&
        status === 'completed' &&
        (type === 'subscription' || type === 'renewal')
    )
    return [{ person, subscription, plan, payments }]
  })
}

export function seedStripe(world: DemoWorld, receiptPage: (id: string) => string): StripeState {
  const state = createStripeState()
  const seededAt = new Date()
  const clock = { offsetMs: 0, now: () => at }
  let at = 0
  const books = new Books(state, { clock, publish: () => {}, receiptPage })

  for (const { person, subscription: facts, plan, payments } of payers(world, 'stripe')) {
    at = dateAt(facts.startedAt, seededAt).getTime()
    const metadata = { [MEMBER]: person.id }
    const email = person.account.email ?? undefined
    const customer = newCustomer(
      { id: facts.stripeCustomerId!, email, name: person.name, metadata },
      at
    )
    state.customers[customer.id] = customer
    state.cards[customer.id] = 'pays'
    const known = { id: facts.stripeSubscriptionId!, customer: customer.id, plan, metadata }
    const subscription = newSubscription(known, at)
    state.subscriptions[subscription.id] = subscription
    const item = getItem(subscription)
    for (const payment of payments) {
      at = dateAt(payment.createdAt, seededAt).getTime()
      const start = toSeconds(at)
      const end = toSeconds(dateAt(payment.expiresAt!, seededAt).getTime())
      Object.assign(item, { current_period_start: start, current_period_end: end })
      const reason = payment === payments[0] ? 'subscription_create' : 'subscription_cycle'
      const ids = { intent: payment.transactionId! }
      books.charge(books.invoice(subscription, { start, end }, reason, ids).intent, 'pays')
    }
    subscription.cancel_at_period_end = facts.canceled
    if (facts.canceled) subscription.cancel_at = item.current_period_end
  }
  // These events are old.
  state.events = []
  return state
}

export function seedPaypal(world: DemoWorld, api: () => string): PaypalState {
  const state = emptyPaypal()
  const seededAt = new Date()
  for (const { person, subscription: facts, plan, payments } of payers(world, 'paypal')) {
    const startedAt = dateAt(facts.startedAt, seededAt).getTime()
    const email = person.account.email ?? 'payer@botanica.example'
    const subscription = newPaypalSubscription(
      {
        id: facts.paypalSubscriptionId!,
        planId: plan.paypalPlanId,
        customId: person.id,
        token: SPENT_TOKEN,
        api: api(),
      },
      startedAt
    )
    const transactions = payments.map(({ createdAt, transactionId }) =>
      newTransaction(plan.amount, email, dateAt(createdAt, seededAt).getTime(), transactionId!)
    )
    const billing = newBillingInfo()
    billing.cycle_executions[0]!.cycles_completed = transactions.length
    billing.last_payment = { amount: money(plan.amount), time: transactions.at(-1)!.time }
    billing.next_billing_time = toIsoSeconds(dateAt(facts.expiresAt, seededAt).getTime())
    Object.assign(subscription, {
      // A subscription that was canceled but can be reactivated is suspended.
      status: facts.canceled ? 'SUSPENDED' : 'ACTIVE',
      subscriber: { ...PAYER, email_address: email },
      billing_info: billing,
      links: subscription.links.filter(({ rel }) => rel !== 'approve'),
    })
    state.accounts[subscription.id] = {
      subscription,
      token: SPENT_TOKEN,
      returnUrl: '',
      cancelUrl: '',
      transactions,
      pays: true,
    }
    for (const transaction of transactions) {
      state.sales[transaction.id] = toSale(transaction, subscription, api())
    }
  }
  return state
}
