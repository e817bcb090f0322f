import { type Check, ok, warning } from '#app/core/console/checkup'
import { isOffered, providers } from '#app/premium/providers/providers'
import { ProviderError } from '#app/premium/providers/provider_client'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#app/premium/rules'

/** No subscription has this id: only whether the provider answers with these credentials is of interest. */
const NO_SUBSCRIPTION = 'sub_of_nobody'

const NAMES: Record<PaymentProvider, string> = { stripe: 'Stripe', paypal: 'PayPal' }

async function checkProvider(provider: PaymentProvider) {
  const name = NAMES[provider]
  if (!isOffered(provider)) return ok(`Not set; premium is not sold through ${name}.`)
  try {
    await providers[provider].exists(NO_SUBSCRIPTION)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return warning(
      `${name} answers, but refuses: ${error.providerMessage}`,
      `Compare the settings with ${name}'s dashboard.`
    )
  }
  return ok(`${name} accepts the credentials.`)
}

/** The checks of payment providers, for `ace doctor`. */
export const PROVIDER_CHECKS: readonly Check[] = PAYMENT_PROVIDERS.map((provider) => ({
  name: provider,
  fix: `Let this machine reach ${NAMES[provider]}, and compare the credentials with its dashboard.`,
  run: () => checkProvider(provider),
}))
