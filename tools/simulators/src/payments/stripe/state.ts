import type { Stripe } from 'stripe'
import type { Card } from '../cards.ts'

type ById<Item> = Record<string, Item>

/** Stripe's whole state: plain data that can be stored in a file. */
export interface StripeState {
  customers: ById<Stripe.Customer>
  subscriptions: ById<Stripe.Subscription>
  invoices: ById<Stripe.Invoice>
  invoicePayments: ById<Stripe.InvoicePayment>
  intents: ById<Stripe.PaymentIntent>
  charges: ById<Stripe.Charge>
  refunds: ById<Stripe.Refund>
  /** Newest first, each as it was published. */
  events: Stripe.Event[]
  /** How each customer's card responds to the next renewal. */
  cards: ById<Card>
}

export function createStripeState(): StripeState {
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

/** The id in a field that may be a whole object according to the SDK's types; stored fields always have ids. */
export function getId(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '')
}
