import type { OwnPremium } from '@botanica/api-client/premium'
import type { PaymentIntent, Stripe } from '@stripe/stripe-js'
// The `pure` entry loads Stripe's script on demand instead of on import.
import { loadStripe } from '@stripe/stripe-js/pure'

/** Loads a script like Stripe's own loader does. A failed script is removed, so that it can be loaded again. */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} could not be loaded.`))
    })
    document.head.append(script)
  })
}

/** A pending payment with the Stripe object to confirm it. */
export interface OpenPayment {
  stripe: Stripe
  /** Undefined if there is no such payment. */
  intent: PaymentIntent | undefined
}

/**
 * Loads Stripe.js (in development first the simulator's replacement) and retrieves the payment intent.
 * @throws if the script cannot be loaded or Stripe cannot be reached
 */
export async function openPayment(
  { publishableKey, scriptUrl }: NonNullable<OwnPremium['stripe']>,
  clientSecret: string
): Promise<OpenPayment> {
  if (scriptUrl !== null && !('Stripe' in window)) await loadScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe.js runs in browsers alone.')
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
  if (error && error.type !== 'invalid_request_error') throw new Error(error.message)
  return { stripe, intent: paymentIntent }
}
