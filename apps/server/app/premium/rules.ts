/** Plain data of premium plans, for the server, its forms and its screens. */

export const PLAN_TYPES = ['monthly', 'yearly'] as const
export type PlanType = (typeof PLAN_TYPES)[number]

/** Prices as the providers write them, in `PREMIUM_CURRENCY`. */
export const PLAN_PRICES = { monthly: '4.99', yearly: '49.99' } as const satisfies Record<
  PlanType,
  string
>
export const PREMIUM_CURRENCY = 'USD'
/** What stands in the history for what costs nothing. */
export const NOTHING_PAID = '0.00'

export const PAYMENT_PROVIDERS = ['stripe', 'paypal'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** What grants premium: a provider, or the staff at the console. */
export const PREMIUM_SOURCES = [...PAYMENT_PROVIDERS, 'staff'] as const
export type PremiumSource = (typeof PREMIUM_SOURCES)[number]

/** Why the staff grant premium, and for how long at most. */
export const PREMIUM_GRANT_REASON_LIMITS = { min: 1, max: 500, multiline: true } as const
export const LONGEST_GRANT_DAYS = 3_660

/**
 * What a provider says of a subscription. The renewal of one that is `past_due` was not paid, and the provider may try
 * again; one that is `lapsed` has ended that way.
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

/** The key in the premium page's address when somebody comes back from PayPal without having paid. */
export const UNPAID_RETURN_KEY = 'cancelled'
