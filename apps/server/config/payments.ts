import env from '#start/env'

/** How this server speaks to Stripe and PayPal. */
export const stripeConfig = {
  api: new URL(env.get('STRIPE_API_URL')),
  secretKey: env.get('STRIPE_SECRET_KEY').release(),
  /** For browsers. */
  publishableKey: env.get('STRIPE_PUBLISHABLE_KEY'),
  webhookSecret: env.get('STRIPE_WEBHOOK_SECRET').release(),
  prices: { monthly: env.get('STRIPE_MONTHLY_PRICE'), yearly: env.get('STRIPE_YEARLY_PRICE') },
  /** Where the simulator's stand-in of Stripe.js is; `null` for Stripe's own. */
  scriptUrl: env.get('STRIPE_JS_URL') ?? null,
} as const

export const paypalConfig = {
  /** Without a slash at its end. */
  api: env.get('PAYPAL_API_URL').replace(/\/$/, ''),
  clientId: env.get('PAYPAL_CLIENT_ID'),
  clientSecret: env.get('PAYPAL_CLIENT_SECRET').release(),
  webhookId: env.get('PAYPAL_WEBHOOK_ID'),
  plans: { monthly: env.get('PAYPAL_MONTHLY_PLAN'), yearly: env.get('PAYPAL_YEARLY_PLAN') },
} as const
