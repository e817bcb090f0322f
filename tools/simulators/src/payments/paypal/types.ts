/**
 * PayPal's responses, according to its own descriptions (`paypal-billing-subscriptions-v1.json`,
 * `paypal-webhooks-v1.json`).
 */

export interface Money {
  readonly currency_code: string
  readonly value: string
}

export interface Link {
  readonly href: string
  readonly rel: string
  readonly method: 'GET' | 'POST' | 'PATCH'
}

export type PaypalStatus =
  'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED'

export interface BillingInfo {
  outstanding_balance: Money
  cycle_executions: {
    tenure_type: 'REGULAR'
    sequence: number
    cycles_completed: number
    cycles_remaining: number
    current_pricing_scheme_version: number
    total_cycles: number
  }[]
  last_payment?: { amount: Money; time: string }
  next_billing_time?: string
  failed_payments_count: number
  last_failed_payment?: {
    amount: Money
    time: string
    reason_code: 'PAYMENT_DENIED'
    next_payment_retry_time?: string
  }
}

export interface PaypalSubscription {
  readonly id: string
  readonly plan_id: string
  readonly start_time: string
  readonly quantity: string
  readonly create_time: string
  readonly custom_id?: string
  readonly plan_overridden: boolean
  status: PaypalStatus
  status_change_note?: string
  status_update_time: string
  update_time: string
  subscriber?: {
    name: { given_name: string; surname: string }
    email_address: string
    payer_id: string
  }
  billing_info?: BillingInfo
  links: Link[]
}

export interface PaypalTransaction {
  readonly id: string
  amount_with_breakdown: {
    readonly gross_amount: Money
    readonly fee_amount: Money
    readonly net_amount: Money
  }
  readonly payer_name: { readonly given_name: string; readonly surname: string }
  readonly payer_email: string
  readonly time: string
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED'
}

/** A payment in PayPal's older API and in its webhooks. */
export interface PaypalSale {
  readonly id: string
  readonly amount: {
    readonly total: string
    readonly currency: string
    readonly details: { readonly subtotal: string }
  }
  readonly payment_mode: 'INSTANT_TRANSFER'
  readonly protection_eligibility: 'ELIGIBLE'
  readonly transaction_fee: { readonly value: string; readonly currency: string }
  /** The subscription. */
  readonly billing_agreement_id: string
  readonly custom?: string
  readonly create_time: string
  readonly links: readonly Link[]
  state: 'completed' | 'refunded' | 'partially_refunded'
  update_time: string
}

export interface PaypalRefund {
  readonly id: string
  readonly state: 'completed'
  readonly amount: { readonly total: string; readonly currency: string }
  readonly sale_id: string
  readonly create_time: string
  readonly update_time: string
  readonly links: readonly Link[]
}

/** A subscription with everything that PayPal stores with it. */
export interface PaypalAccount {
  readonly subscription: PaypalSubscription
  readonly token: string
  readonly returnUrl: string
  readonly cancelUrl: string
  transactions: PaypalTransaction[]
  /** Whether the next renewal succeeds. */
  pays: boolean
}

export interface PaypalEvent {
  readonly id: string
  readonly event_version: '1.0'
  readonly create_time: string
  readonly resource_type: 'subscription' | 'sale' | 'refund'
  readonly resource_version?: '2.0'
  readonly event_type: string
  readonly summary: string
  readonly resource: object
  readonly links: readonly Link[]
}

export interface PaypalState {
  accounts: Record<string, PaypalAccount>
  sales: Record<string, PaypalSale>
  /** The refunded amount of each sale, in cents. PayPal's responses do not contain it. */
  refunded: Record<string, number>
  /** Newest first. */
  events: PaypalEvent[]
  /** After this many failed payments in a row a subscription is suspended, according to its plan. */
  failureThreshold: number
}

export function emptyPaypal(): PaypalState {
  return { accounts: {}, sales: {}, refunded: {}, events: [], failureThreshold: 1 }
}
