import { paypalProvider } from '#app/premium/providers/paypal'
import { stripeProvider } from '#app/premium/providers/stripe'
import type { PaymentProvider } from '#app/premium/rules'
import type { Provider } from '#app/premium/story'

export const providers: Readonly<Record<PaymentProvider, Provider>> = {
  stripe: stripeProvider,
  paypal: paypalProvider,
}
