import type { PaymentProvider, PlanType, SubscriptionStatus } from '#app/premium/rules'

/** A payment for one period, as reported by its provider. */
export interface Payment {
  /** The provider's id, the same from the first attempt to the refund. */
  transactionId: string
  /** A decimal, such as `4.99`. */
  amount: string
  currency: string
  status: 'completed' | 'failed' | 'refunded'
  at: Date
  /** The end of the period that it pays for. */
  periodEnd: Date
  receiptUrl: string | null
  /** The total refunded so far, such as `1.00`. */
  refunded: string
}

/** A provider's data on a subscription at one point in time. */
export interface SubscriptionSnapshot {
  provider: PaymentProvider
  subscriptionId: string
  /** The member's id. A subscription without one is not ours. */
  memberId: string
  customerId: string | null
  plan: PlanType
  status: SubscriptionStatus
  /** Whether it ends with its period. */
  cancels: boolean
  periodEnd: Date | null
  /** The next charge; `null` when there is none or the provider does not report it. */
  nextChargeAt: Date | null
  /** Oldest first. */
  payments: Payment[]
}

/** A purchase that is waiting for its first payment. */
export interface StartedPurchase {
  subscriptionId: string
  /** Stripe's client secret, or PayPal's approval URL. */
  payBy: string
}

export interface Purchase {
  memberId: string
  email: string | null
  plan: PlanType
  /** The Stripe customer of an earlier purchase. */
  customerId: string | null
  /** An idempotency key: the same for repeated requests of one purchase. */
  attempt: string
}

/** A payment provider. Every method throws `unavailable` when the provider does not answer or refuses the call. */
export interface Provider {
  startPurchase(purchase: Purchase): Promise<StartedPurchase & { customerId: string | null }>
  /** Returns how to pay a purchase that is still unpaid; `null` for any other subscription. */
  findPendingPayment(subscriptionId: string): Promise<string | null>
  /** Fetches a subscription; `null` when it does not exist or is not ours. */
  fetchSubscription(subscriptionId: string): Promise<SubscriptionSnapshot | null>
  /** Returns whether the subscription exists at the provider, whether or not it is ours. */
  exists(subscriptionId: string): Promise<boolean>
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  resume(subscriptionId: string): Promise<void>
  /** Ends a subscription immediately. Does nothing when it has ended, or cannot be ended because it was never paid. */
  end(subscriptionId: string): Promise<void>
  /**
   * Refunds a payment in full.
   * @throws ProviderError when it was already refunded
   */
  refund(transactionId: string): Promise<void>
  /**
   * Lists the subscriptions that the provider can list, ours or not: all of Stripe's, but only those of PayPal's with events in
   * the time for which PayPal keeps its webhooks.
   */
  subscriptionIds(): Promise<string[]>
}
