import { HOUR_MS } from '@botanica/demo-world'
import type { Stripe } from 'stripe'
import type { Card } from '../cards.ts'
import { toMilliseconds, toSeconds } from '../clock.ts'
import { PLANS } from '../plans.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { Books, type BooksOptions, type Decline } from './books.ts'
import { newRefund } from './charge-objects.ts'
import { getItem, newCustomer, newSubscription, type NewCustomer } from './objects.ts'
import { renewStripe } from './renewals.ts'
import { createStripeState, getId, type StripeState } from './state.ts'

export interface NewStripeSubscription {
  readonly customer: string
  readonly price: string
  readonly metadata?: Readonly<Record<string, string>> | undefined
}

/** Stripe, as far as the product uses it: the operations of its API, of a payer and of a tester. */
export class StripeLedger {
  readonly state: StripeState
  readonly books: Books

  constructor(options: BooksOptions, state: StripeState = createStripeState()) {
    this.state = state
    this.books = new Books(state, options)
  }

  createCustomer(facts: NewCustomer): Stripe.Customer {
    const customer = newCustomer(facts, this.books.now)
    this.state.customers[customer.id] = customer
    this.state.cards[customer.id] = 'pays'
    this.books.recordEvent('customer.created', customer)
    return customer
  }

  /** Creates a subscription that awaits its first payment (`payment_behavior: 'default_incomplete'`). */
  subscribe({ customer, price, metadata }: NewStripeSubscription): Stripe.Subscription {
    this.find('customers', 'customer', customer, 'customer')
    const plan = PLANS.find(({ priceId }) => priceId === price)
    if (!plan) throw noSuch('price', price, 'items[0][price]')
    const subscription = newSubscription({ customer, plan, metadata }, this.books.now)
    this.state.subscriptions[subscription.id] = subscription
    const { current_period_start: start, current_period_end: end } = getItem(subscription)
    const { invoice } = this.books.invoice(subscription, { start, end }, 'subscription_create')
    this.books.recordEvent('customer.subscription.created', subscription)
    this.books.recordEvent('invoice.created', invoice)
    this.books.recordEvent('invoice.finalized', invoice)
    return subscription
  }

  /**
   * The payer confirms in the browser.
   * @returns why the card was declined; undefined when it paid
   */
  confirm(
    clientSecret: string,
    card: { readonly first: Card; readonly renewals: Card }
  ): Decline | undefined {
    const intent = this.intentWith(clientSecret)
    if (intent.status !== 'requires_payment_method') {
      throw invalidRequest(
        'payment_intent_unexpected_state',
        `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`
      )
    }
    this.state.cards[getId(intent.customer)] = card.renewals
    return this.books.charge(intent, card.first)
  }

  intentWith(clientSecret: string): Stripe.PaymentIntent {
    const found = Object.values(this.state.intents).find(
      (intent) => intent.client_secret === clientSecret
    )
    if (!found) throw noSuch('payment_intent', clientSecret.split('_secret_')[0]!, 'intent')
    return found
  }

  /** Cancels at the end of the period, or resumes. */
  cancelAtPeriodEnd(id: string, cancels: boolean): Stripe.Subscription {
    const subscription = this.find('subscriptions', 'subscription', id)
    if (subscription.ended_at !== null) {
      throw invalidRequest(
        'parameter_invalid',
        'A canceled subscription can only update its cancellation_details and metadata.'
      )
    }
    subscription.cancel_at_period_end = cancels
    subscription.cancel_at = cancels ? getItem(subscription).current_period_end : null
    subscription.canceled_at = cancels ? toSeconds(this.books.now) : null
    this.books.recordEvent('customer.subscription.updated', subscription)
    return subscription
  }

  /** Immediately. */
  cancel(id: string): Stripe.Subscription {
    const subscription = this.find('subscriptions', 'subscription', id)
    if (subscription.ended_at !== null) throw noSuch('subscription', id)
    this.end(subscription, 'canceled')
    return subscription
  }

  end(subscription: Stripe.Subscription, status: 'canceled' | 'incomplete_expired'): void {
    const at = toSeconds(this.books.now)
    subscription.status = status
    subscription.canceled_at ??= at
    subscription.ended_at = at
    const invoice = this.state.invoices[getId(subscription.latest_invoice)]
    if (invoice?.status === 'open') {
      invoice.status = 'void'
      invoice.next_payment_attempt = null
      invoice.status_transitions.voided_at = at
      const intent = this.books.getIntent(invoice.id)
      intent.status = 'canceled'
      intent.canceled_at = at
    }
    const type = status === 'canceled' ? 'deleted' : 'updated'
    this.books.recordEvent(`customer.subscription.${type}`, subscription)
  }

  /** @param amount cents; the full amount by default */
  refund(intentId: string, amount?: number): Stripe.Refund {
    const intent = this.find('intents', 'payment_intent', intentId)
    const charge = this.state.charges[getId(intent.latest_charge)]
    if (!charge?.paid) {
      throw invalidRequest('charge_already_refunded', 'This PaymentIntent has no paid charge.')
    }
    const left = charge.amount - charge.amount_refunded
    const refunded = amount ?? left
    if (left === 0 || refunded > left) {
      throw invalidRequest('charge_already_refunded', `Charge ${charge.id} is refunded already.`)
    }
    const refund = newRefund(charge, refunded, this.books.now)
    this.state.refunds[refund.id] = refund
    charge.amount_refunded += refunded
    charge.refunded = charge.amount_refunded === charge.amount
    this.books.recordEvent('refund.created', refund)
    this.books.recordEvent('charge.refunded', charge)
    return refund
  }

  /** Changes the payment of the last invoice. @param price its amount in cents */
  reprice(id: string, price: { amount?: number; currency?: string }): void {
    const { latest_invoice: latest } = this.find('subscriptions', 'subscription', id)
    const invoice = this.find('invoices', 'invoice', getId(latest))
    invoice.amount_paid = price.amount ?? invoice.amount_paid
    invoice.currency = price.currency?.toLowerCase() ?? invoice.currency
  }

  /** Charges the next period now, whenever it is due. */
  renewNow(id: string): void {
    const subscription = this.find('subscriptions', 'subscription', id)
    renewStripe(this, subscription)
  }

  /** Deletes a subscription, or a customer with the subscriptions, as if it had never existed. */
  deleteSilently(id: string): void {
    delete this.state.customers[id]
    for (const { id: one, customer } of Object.values(this.state.subscriptions)) {
      if (one === id || customer === id) delete this.state.subscriptions[one]
    }
  }

  /** When the next thing is due, in milliseconds, and what happens then. */
  due(): { readonly at: number; readonly happen: () => void } | undefined {
    const all = Object.values(this.state.subscriptions).flatMap((subscription) => {
      const at = this.#nextStep(subscription)
      return at === undefined ? [] : [{ at, happen: () => renewStripe(this, subscription) }]
    })
    return all.toSorted((one, other) => one.at - other.at)[0]
  }

  #nextStep(subscription: Stripe.Subscription): number | undefined {
    switch (subscription.status) {
      case 'active':
        return toMilliseconds(getItem(subscription).current_period_end)
      case 'past_due': {
        const invoice = this.state.invoices[getId(subscription.latest_invoice)]
        return toMilliseconds(invoice?.next_payment_attempt ?? subscription.created)
      }
      case 'incomplete':
        return toMilliseconds(subscription.created) + INCOMPLETE_LIFE_MS
      default:
        return undefined
    }
  }

  find<Kind extends 'customers' | 'subscriptions' | 'invoices' | 'intents' | 'charges' | 'refunds'>(
    kind: Kind,
    called: string,
    id: string,
    param?: string
  ): StripeState[Kind][string] {
    const known: StripeState[Kind] = this.state[kind]
    if (!Object.hasOwn(known, id)) throw noSuch(called, id, param)
    return known[id] as StripeState[Kind][string]
  }
}

/** How long Stripe waits for a first payment. */
const INCOMPLETE_LIFE_MS = 23 * HOUR_MS
