import env from '#start/env'

/** Settings are complete or absent (`start/payment_settings.ts`), so checking the first one suffices. */
const stripeApi = env.get('STRIPE_API_URL')
const paypalApi = env.get('PAYPAL_API_URL')

/** How the server accesses Stripe; `null` if it is not offered. */
export const stripeConfig =
  stripeApi === undefined
    ? null
    : ({
        api: new URL(stripeApi),
        secretKey: env.get('STRIPE_SECRET_KEY')!.release(),
        /** For browsers. */
        publishableKey: env.get('STRIPE_PUBLISHABLE_KEY')!,
        webhookSecret: env.get('STRIPE_WEBHOOK_SECRET')!.release(),
        prices: {
          monthly: env.get('STRIPE_MONTHLY_PRICE')!,
          yearly: env.get('STRIPE_YEARLY_PRICE')!,
        },
        /** URL of the simulator's Stripe.js; `null` for Stripe's own. */
        scriptUrl: env.get('STRIPE_JS_URL') ?? null,
      } as const)

/** How the server accesses PayPal; `null` if it is not offered. */
export const paypalConfig =
  paypalApi === undefined
    ? null
    : ({
        /** Without a trailing slash. */
        api: paypalApi.replace(/\/$/, ''),
        clientId: env.get('PAYPAL_CLIENT_ID')!,
        clientSecret: env.get('PAYPAL_CLIENT_SECRET')!.release(),
        webhookId: env.get('PAYPAL_WEBHOOK_ID')!,
        plans: {
          monthly: env.get('PAYPAL_MONTHLY_PLAN')!,
          yearly: env.get('PAYPAL_YEARLY_PLAN')!,
        },
      } as const)
