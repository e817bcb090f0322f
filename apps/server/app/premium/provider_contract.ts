import type { PaymentProvider, PlanType, SubscriptionStatus } from '#app/premium/rules'

/** One payment for one period, as its provider tells of it. */
export interface Payment {
  /** The provider's id, the same from the first attempt to the refund. */
  transactionId: string
  /** Such as `4.99`. */
  amount: string
  currency: string
  status: 'completed' | 'failed' | 'refunded'
  at: Date
  /** Until when it pays. */
  periodEnd: Date
  receiptUrl: string | null
  /** How much of it was given back so far, in all, such as `1.00`. */
  refunded: string
}

/** All that a provider knows of a subscription at one moment. */
export interface SubscriptionSnapshot {
  provider: PaymentProvider
  subscriptionId: string
  /** Whose it is; what names no member is not ours. */
  memberId: string
  customerId: string | null
  plan: PlanType
  status: SubscriptionStatus
  /** Whether it ends with its period. */
  cancels: boolean
  periodEnd: Date | null
  /** When the provider takes money next; `null` when it does not, or does not say. */
  nextChargeAt: Date | null
  /** Oldest first. */
  payments: Payment[]
}

/** A purchase that waits for its first payment. */
export interface StartedPurchase {
  subscriptionId: string
  /** Stripe's client secret, or the address where PayPal has it approved. */
  payBy: string
}

export interface Purchase {
  memberId: string
  email: string | null
  plan: PlanType
  /** Stripe's, of an earlier purchase. */
  customerId: string | null
  /** The same for requests that mean the same purchase. */
  attempt: string
}

/** A provider, as far as premium needs it. Every call throws `unavailable` when it cannot be made, or is refused. */
export interface Provider {
  begin(purchase: Purchase): Promise<StartedPurchase & { customerId: string | null }>
  /** What a purchase that was begun is still paid by; `null` when it is none any more. */
  pending(subscriptionId: string): Promise<string | null>
  /** `null` for a subscription that is not there, or none of ours. */
  story(subscriptionId: string): Promise<SubscriptionSnapshot | null>
  /** Whether the provider knows it, as ours or as somebody else's. */
  exists(subscriptionId: string): Promise<boolean>
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  resume(subscriptionId: string): Promise<void>
  /** At once; does nothing when it has ended, or cannot be ended because nobody has paid for it yet. */
  end(subscriptionId: string): Promise<void>
  /**
   * Gives a payment back, all of it.
   * @throws ProviderRefusal when it was given back before
   */
  refund(transactionId: string): Promise<void>
  /**
   * The subscriptions that the provider can name without being told of them, ours or not: of Stripe all, of PayPal those
   * that something has happened to in the time for which it keeps its webhooks.
   */
  subscriptionIds(): Promise<string[]>
}
