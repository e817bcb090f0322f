import { paypalConfig, stripeConfig } from '#config/payments'
import { Failure } from '#app/core/errors'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#app/premium/rules'
import type { Provider } from '#app/premium/provider_contract'

const CONFIGURED = { stripe: stripeConfig !== null, paypal: paypalConfig !== null } as const

/** Returns whether this site accepts payments through the provider, that is, whether the provider is configured. */
export function isOffered(provider: PaymentProvider): boolean {
  return CONFIGURED[provider]
}

/** The configured providers. */
export const offeredProviders = PAYMENT_PROVIDERS.filter(isOffered)

/** @throws `not_offered` for a provider that is not configured */
export function assertOffered(provider: PaymentProvider) {
  if (!isOffered(provider)) throw new Failure('not_offered')
}

const throwUnavailable = () => Promise.reject(new Failure('not_offered'))

/** The stand-in for a provider that is not configured. */
const absentProvider: Provider = {
  startPurchase: throwUnavailable,
  exists: throwUnavailable,
  findPendingPayment: throwUnavailable,
  fetchSubscription: throwUnavailable,
  cancelAtPeriodEnd: throwUnavailable,
  resume: throwUnavailable,
  end: throwUnavailable,
  refund: throwUnavailable,
  subscriptionIds: throwUnavailable,
}

/** The providers. A provider's module reads its settings, so it is loaded only when the provider is configured. */
export const providers: Readonly<Record<PaymentProvider, Provider>> = {
  stripe: isOffered('stripe')
    ? (await import('#app/premium/providers/stripe')).stripeProvider
    : absentProvider,
  paypal: isOffered('paypal')
    ? (await import('#app/premium/providers/paypal')).paypalProvider
    : absentProvider,
}
