import { DAY_MS } from '@botanica/demo-world'
import { Stripe } from 'stripe'
import { toSeconds, type Clock } from '../clock.ts'
import type { WebhookEvent } from '../deliveries.ts'
import { stripeId } from '../ids.ts'
import { newCharge } from './charge-objects.ts'
import { getItem } from './objects.ts'
import { newInvoice, newInvoicePayment, newPaymentIntent } from './payment-objects.ts'
import { getId, type StripeState } from './state.ts'
import { getCardBehavior, type Card } from '../cards.ts'

const MOST_EVENTS = 1_000
/** How long after a failed renewal the card is charged again. */
export const RETRY_AFTER_MS = 3 * DAY_MS

export interface Decline {
  readonly code: string
  readonly declineCode?: string
  readonly message: string
}

export interface BooksOptions {
  readonly clock: Clock
  readonly publish: (notice: WebhookEvent) => void
  /** Where the simulator shows a receipt. */
  readonly receiptPage: (invoiceId: string) => string
}

/** Stripe's bookkeeping: what each step records and publishes, in Stripe's order. */
export class Books {
  readonly state: StripeState
  readonly #options: BooksOptions

  constructor(state: StripeState, options: BooksOptions) {
    this.state = state
    this.#options = options
  }

  get now(): number {
    return this.#options.clock.now()
  }

  /** Publishes an object in its current state. */
  recordEvent(type: Stripe.Event['type'], object: { readonly id?: string }): void {
    const event = {
      id: stripeId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: toSeconds(this.now),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    }
    const body = JSON.stringify(event)
    this.state.events.unshift(JSON.parse(body) as Stripe.Event)
    this.state.events.length = Math.min(this.state.events.length, MOST_EVENTS)
    this.#options.publish({ vendor: 'stripe', id: event.id, type, body })
  }

  /** Creates the invoice of a period, with the payment intent that pays it. */
  invoice(
    subscription: Stripe.Subscription,
    period: { start: number; end: number },
    reason: Stripe.Invoice.BillingReason,
    ids: { invoice?: string; intent?: string } = {}
  ): { invoice: Stripe.Invoice; intent: Stripe.PaymentIntent } {
    const facts = { subscription, item: getItem(subscription), period, reason }
    const named = ids.invoice === undefined ? facts : { ...facts, id: ids.invoice }
    const invoice = newInvoice({ ...named, page: this.#options.receiptPage }, this.now)
    const intent = newPaymentIntent(invoice, this.now, ids.intent)
    const payment = newInvoicePayment(invoice, intent)
    this.state.invoices[invoice.id] = invoice
    this.state.intents[intent.id] = intent
    this.state.invoicePayments[payment.id] = payment
    subscription.latest_invoice = invoice.id
    return { invoice, intent }
  }

  getPayment(intentId: string): Stripe.InvoicePayment {
    const found = Object.values(this.state.invoicePayments).find(
      ({ payment }) => payment.payment_intent === intentId
    )
    return found!
  }

  /** The payment intent of an invoice. */
  getIntent(invoiceId: string): Stripe.PaymentIntent {
    const found = Object.values(this.state.invoicePayments).find(
      ({ invoice }) => invoice === invoiceId
    )
    return this.state.intents[getId(found!.payment.payment_intent)]!
  }

  getInvoice(intentId: string): Stripe.Invoice {
    return this.state.invoices[getId(this.getPayment(intentId).invoice)]!
  }

  getSubscription(invoice: Stripe.Invoice): Stripe.Subscription {
    const id = getId(invoice.parent!.subscription_details!.subscription)
    return this.state.subscriptions[id]!
  }

  /** Charges a payment intent to a card. @returns why it was declined; undefined when it paid */
  charge(intent: Stripe.PaymentIntent, card: Card): Decline | undefined {
    const invoice = this.getInvoice(intent.id)
    const { decline } = getCardBehavior(card)
    intent.payment_method = stripeId('pm')
    const charge = newCharge(intent, this.#options.receiptPage(invoice.id), this.now, decline)
    this.state.charges[charge.id] = charge
    intent.latest_charge = charge.id
    invoice.attempted = true
    invoice.attempt_count += 1
    if (decline) this.#declined(intent, invoice, charge, decline)
    else this.#paid(intent, invoice, charge)
    return decline
  }

  #paid(intent: Stripe.PaymentIntent, invoice: Stripe.Invoice, charge: Stripe.Charge): void {
    const at = toSeconds(this.now)
    const payment = this.getPayment(intent.id)
    const subscription = this.getSubscription(invoice)
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
    })
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = at
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      next_payment_attempt: null,
      auto_advance: false,
    })
    invoice.status_transitions.paid_at = at
    subscription.status = 'active'
    this.recordEvent('charge.succeeded', charge)
    this.recordEvent('payment_intent.succeeded', intent)
    this.recordEvent('invoice_payment.paid', payment)
    this.recordEvent('invoice.paid', invoice)
    this.recordEvent('invoice.payment_succeeded', invoice)
    this.recordEvent('customer.subscription.updated', subscription)
  }

  #declined(
    intent: Stripe.PaymentIntent,
    invoice: Stripe.Invoice,
    charge: Stripe.Charge,
    { code, declineCode, message }: Decline
  ): void {
    intent.status = 'requires_payment_method'
    intent.payment_method = null
    intent.last_payment_error = {
      type: 'card_error',
      code: code as Stripe.PaymentIntent.LastPaymentError.Code,
      ...(declineCode === undefined ? {} : { decline_code: declineCode }),
      message,
    }
    const subscription = this.getSubscription(invoice)
    this.recordEvent('charge.failed', charge)
    this.recordEvent('payment_intent.payment_failed', intent)
    if (subscription.status !== 'incomplete') {
      subscription.status = 'past_due'
      invoice.next_payment_attempt = toSeconds(this.now + RETRY_AFTER_MS)
    }
    this.recordEvent('invoice.payment_failed', invoice)
    if (subscription.status === 'past_due')
      this.recordEvent('customer.subscription.updated', subscription)
  }
}
