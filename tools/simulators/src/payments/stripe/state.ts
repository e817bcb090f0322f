import type { Stripe } from 'stripe'
import type { Card } from '../cards.ts'

type ById<Item> = Record<string, Item>

/** All that Stripe knows: plain data, so that it can be kept in a file. */
export interface StripeState {
  customers: ById<Stripe.Customer>
  subscriptions: ById<Stripe.Subscription>
  invoices: ById<Stripe.Invoice>
  invoicePayments: ById<Stripe.InvoicePayment>
  intents: ById<Stripe.PaymentIntent>
  charges: ById<Stripe.Charge>
  refunds: ById<Stripe.Refund>
  /** Newest first, each as it was told. */
  events: Stripe.Event[]
  /** How each customer's card answers at the next renewal. */
  cards: ById<Card>
}

export function emptyStripe(): StripeState {
  return {
    customers: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    intents: {},
    charges: {},
    refunds: {},
    events: [],
    cards: {},
  }
}

/** The id behind what the SDK's types allow to be a whole object; stored, it is always the id. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '')
}
