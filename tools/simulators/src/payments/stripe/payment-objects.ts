import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'
import { toSeconds } from '../clock.ts'
import { stripeId } from '../ids.ts'
import { toList } from './objects.ts'

/** Invoices and payment intents. Times are milliseconds. */

const SECRET_BYTES = 12

export interface NewInvoice {
  readonly id?: string
  readonly subscription: Stripe.Subscription
  readonly item: Stripe.SubscriptionItem
  /** The paid period, in seconds. */
  readonly period: { readonly start: number; readonly end: number }
  readonly reason: Stripe.Invoice.BillingReason
  /** Where the simulator shows the receipt. */
  readonly page: (invoiceId: string) => string
}

/** A finalized invoice that is not paid yet. */
export function newInvoice(facts: NewInvoice, now: number): Stripe.Invoice {
  const { subscription, item, period } = facts
  const id = facts.id ?? stripeId('in')
  const created = toSeconds(now)
  const amount = item.price.unit_amount!
  const line: Stripe.InvoiceLineItem = {
    id: stripeId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: `1 × ${item.price.nickname}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: String(item.price.product) },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from('1'),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Botanica',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: facts.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: facts.page(id),
    invoice_pdf: facts.page(id),
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: toList(`/v1/invoices/${id}/lines`, [line]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `BOTANICA-${id.slice(-8).toUpperCase()}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  }
}

export function newPaymentIntent(
  invoice: Stripe.Invoice,
  now: number,
  id = stripeId('pi')
): Stripe.PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomBytes(SECRET_BYTES).toString('hex')}`,
    confirmation_method: 'automatic',
    created: toSeconds(now),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: 'Subscription creation',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

/** Links an invoice to the payment intent that pays it. */
export function newInvoicePayment(
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent
): Stripe.InvoicePayment {
  return {
    id: stripeId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
}
