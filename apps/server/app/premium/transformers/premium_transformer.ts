import { BaseTransformer } from '@adonisjs/core/transformers'
import { stripeConfig } from '#config/payments'
import type { OwnPremium } from '#app/premium/queries/own_premium'

/** What a member has of premium, and what the checkout needs to know. */
export default class PremiumTransformer extends BaseTransformer<OwnPremium> {
  toObject() {
    const { isPremium, plan, expiresAt, provider, status, cancels, periodEnd } = this.resource
    const isRunning = status === 'active'
    return {
      isPremium,
      plan: isPremium ? plan : null,
      expiresAt: isPremium ? (expiresAt?.toISOString() ?? null) : null,
      provider,
      status,
      cancels: cancels ?? false,
      renewsAt: isRunning && !cancels ? (periodEnd?.toISOString() ?? null) : null,
      canCancel: isRunning && !cancels,
      canResume: isRunning && cancels === true,
      stripe: stripeConfig && {
        publishableKey: stripeConfig.publishableKey,
        scriptUrl: stripeConfig.scriptUrl,
      },
    }
  }
}
