import { Stripe } from 'stripe'
import { toSeconds } from '../clock.ts'
import { stripeId } from '../ids.ts'
import { CURRENCY, oneIntervalAfter, type Plan } from '../plans.ts'

/** Stripe's objects in their initial state, with every field that the SDK's types require. Times are milliseconds. */

const PRODUCT_ID = 'prod_demo_premium'
const CREATED = toSeconds(Date.UTC(2026, 0, 1))
const currency = CURRENCY.toLowerCase()

export const product: Stripe.Product = {
  id: PRODUCT_ID,
  object: 'product',
  active: true,
  created: CREATED,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: 'Botanica Premium',
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: CREATED,
  url: null,
}

export function toPrice(plan: Plan): Stripe.Price {
  return {
    id: plan.priceId,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: CREATED,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: plan.lookupKey,
    metadata: {},
    nickname: plan.name,
    product: PRODUCT_ID,
    recurring: {
      interval: plan.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: plan.amount,
    unit_amount_decimal: Stripe.Decimal.from(String(plan.amount)),
  }
}

function toLegacyPlan(plan: Plan): Stripe.Plan {
  return {
    id: plan.priceId,
    object: 'plan',
    active: true,
    amount: plan.amount,
    amount_decimal: Stripe.Decimal.from(String(plan.amount)),
    billing_scheme: 'per_unit',
    created: CREATED,
    currency,
    interval: plan.interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: plan.name,
    product: PRODUCT_ID,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

export interface NewCustomer {
  readonly id?: string
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly metadata?: Readonly<Record<string, string>> | undefined
}

export function newCustomer(facts: NewCustomer, now: number): Stripe.Customer {
  return {
    id: facts.id ?? stripeId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: toSeconds(now),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: facts.email ?? null,
    invoice_prefix: 'BOTANICA',
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { ...facts.metadata },
    name: facts.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

/** All items on one page: there are never more here. */
export function toList<Item>(url: string, data: Item[]): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: false, url }
}

export interface NewSubscription {
  readonly id?: string
  readonly customer: string
  readonly plan: Plan
  readonly metadata?: Readonly<Record<string, string>> | undefined
}

export function newSubscription(facts: NewSubscription, now: number): Stripe.Subscription {
  const { plan } = facts
  const id = facts.id ?? stripeId('sub')
  const created = toSeconds(now)
  const item: Stripe.SubscriptionItem = {
    id: stripeId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: toSeconds(oneIntervalAfter(now, plan.interval)),
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: toLegacyPlan(plan),
    price: toPrice(plan),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null,
    },
    collection_method: 'charge_automatically',
    created,
    currency,
    customer: facts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: toList(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...facts.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'on_subscription',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  }
}

/** The only item of our subscriptions. */
export function getItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  return subscription.items.data[0]!
}
