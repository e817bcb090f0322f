import type { Stripe } from 'stripe'
import { toSeconds } from '../clock.ts'
import { stripeId } from '../ids.ts'

/** @param decline why the card was declined; undefined when it paid */
export function newCharge(
  intent: Stripe.PaymentIntent,
  receiptUrl: string,
  now: number,
  decline?: { readonly code: string; readonly message: string }
): Stripe.Charge {
  const paid = decline === undefined
  return {
    id: stripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'BOTANICA',
    captured: paid,
    created: toSeconds(now),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: intent.id,
    payment_method: intent.payment_method as string | null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: paid ? receiptUrl : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

export function newRefund(charge: Stripe.Charge, amount: number, now: number): Stripe.Refund {
  return {
    id: stripeId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: toSeconds(now),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}
