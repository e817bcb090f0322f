import { BaseTransformer } from '@adonisjs/core/transformers'
import { stripeConfig } from '#config/payments'
import type { OwnPremium } from '#app/premium/queries/own_premium'
import type { SubscriptionRow } from '#app/premium/queries/subscriptions'
import { PLAN_PRICES, PREMIUM_CURRENCY } from '#app/premium/rules'

/** A member's premium, the subscriptions that can still be charged, and the settings of the checkout. */
export default class PremiumTransformer extends BaseTransformer<OwnPremium> {
  toObject() {
    const { isPremium, plan, expiresAt, provider, status, cancels, periodEnd } = this.resource
    const { canCharge, canResume, subscriptions } = this.resource
    const renews = status === 'active' && !cancels && !subscriptions[0]?.isEnding
    return {
      isPremium,
      plan: isPremium ? plan : null,
      expiresAt: isPremium ? (expiresAt?.toISOString() ?? null) : null,
      provider,
      status,
      cancels: cancels ?? false,
      renewsAt: renews ? (periodEnd?.toISOString() ?? null) : null,
      canCancel: canCharge ?? false,
      canResume: canResume ?? false,
      // A subscription that we are ending does not prevent a purchase: it is ended first.
      canBuy: !isPremium && !subscriptions.some((one) => one.canCharge && !one.isEnding),
      subscriptions: subscriptions.map(toSubscription),
      stripe: stripeConfig && {
        publishableKey: stripeConfig.publishableKey,
        scriptUrl: stripeConfig.scriptUrl,
      },
    }
  }
}

function toSubscription(subscription: SubscriptionRow) {
  const { provider, subscriptionId, plan, status, cancels, isEnding } = subscription
  const { periodEnd, nextChargeAt, canCharge, canResume } = subscription
  const amount: string = PLAN_PRICES[plan]
  return {
    provider,
    subscriptionId,
    plan,
    status,
    cancels,
    isEnding,
    periodEnd: periodEnd?.toISOString() ?? null,
    nextCharge: canCharge
      ? { at: nextChargeAt?.toISOString() ?? null, amount, currency: PREMIUM_CURRENCY }
      : null,
    canCancel: canCharge,
    canResume,
  }
}
