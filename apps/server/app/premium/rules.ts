/** Constants of premium plans, shared by the server and the clients. */

export const PLAN_TYPES = ['monthly', 'yearly'] as const
export type PlanType = (typeof PLAN_TYPES)[number]

/** Prices in `PREMIUM_CURRENCY`, formatted like the providers do. */
export const PLAN_PRICES = { monthly: '4.99', yearly: '49.99' } as const satisfies Record<
  PlanType,
  string
>
export const PREMIUM_CURRENCY = 'USD'
/** The amount of entries without a payment. */
export const NOTHING_PAID = '0.00'

export const PAYMENT_PROVIDERS = ['stripe', 'paypal'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** Sources of premium: a provider, or staff at the console. */
export const PREMIUM_SOURCES = [...PAYMENT_PROVIDERS, 'staff'] as const
export type PremiumSource = (typeof PREMIUM_SOURCES)[number]

/** Limits of a grant: the length of its reason in characters, and its duration. */
export const PREMIUM_GRANT_REASON_LIMITS = { min: 1, max: 500, multiline: true } as const
export const LONGEST_GRANT_DAYS = 3_660

/**
 * Statuses of a subscription. `past_due`: the renewal was not paid, and the provider may retry. `lapsed`: it ended because the
 * renewal was not paid.
 */
export const SUBSCRIPTION_STATUSES = ['pending', 'active', 'past_due', 'lapsed', 'ended'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const TRANSACTION_TYPES = [
  'subscription',
  'renewal',
  'cancellation',
  'resumption',
  'refund',
] as const
export const TRANSACTION_STATUSES = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'refunded',
] as const

/** The query parameter of the premium page for members who return from PayPal without having paid. */
export const UNPAID_RETURN_KEY = 'cancelled'
