import type { OwnPremium } from '@botanica/api-client/premium'
import type { PaymentIntent, Stripe } from '@stripe/stripe-js'
// The pure entry loads Stripe's script when it is asked to, and not because it was imported.
import { loadStripe } from '@stripe/stripe-js/pure'

/** Loads a script as Stripe's own loader would; one that failed may be tried again. */
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

/** A payment that is to be made, and what makes it. */
export interface OpenPayment {
  stripe: Stripe
  /** Missing when there is no such payment. */
  intent: PaymentIntent | undefined
}

/**
 * Loads Stripe.js, or the simulator's stand-in before it, and asks what is to be paid.
 * @throws when the script cannot be loaded, or Stripe not be reached
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
