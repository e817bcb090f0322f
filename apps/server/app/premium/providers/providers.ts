import { paypalConfig, stripeConfig } from '#config/payments'
import { Failure } from '#app/core/errors'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#app/premium/rules'
import type { Provider } from '#app/premium/provider_contract'

const CONFIGURED = { stripe: stripeConfig !== null, paypal: paypalConfig !== null } as const

/** Whether this site takes payments through the provider: it has the settings for it. */
export function isOffered(provider: PaymentProvider): boolean {
  return CONFIGURED[provider]
}

/** The providers through which this site takes payments. */
export const offeredProviders = PAYMENT_PROVIDERS.filter(isOffered)

/** @throws `not_offered` for a provider whose settings are not there */
export function assertOffered(provider: PaymentProvider) {
  if (!isOffered(provider)) throw new Failure('not_offered')
}

const throwUnavailable = () => Promise.reject(new Failure('not_offered'))

/** Stands in for a provider whose settings are not there. */
const absentProvider: Provider = {
  begin: throwUnavailable,
  exists: throwUnavailable,
  pending: throwUnavailable,
  story: throwUnavailable,
  cancelAtPeriodEnd: throwUnavailable,
  resume: throwUnavailable,
  end: throwUnavailable,
  refund: throwUnavailable,
  subscriptionIds: throwUnavailable,
}

/** The modules of a provider read its settings, so they are loaded only where it has some. */
export const providers: Readonly<Record<PaymentProvider, Provider>> = {
  stripe: isOffered('stripe')
    ? (await import('#app/premium/providers/stripe')).stripeProvider
    : absentProvider,
  paypal: isOffered('paypal')
    ? (await import('#app/premium/providers/paypal')).paypalProvider
    : absentProvider,
}
