import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Payments that one member begins. */
export const paymentCreates = new RateLimit({
  name: 'payment_creates',
  tokens: 5,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

/** How often one member has the providers asked about purchases that wait for their payment. */
export const purchaseChecks = new RateLimit({
  name: 'purchase_checks',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
})

/** What one address may send as webhooks: providers send what has gathered while we were away at once. */
export const webhookCalls = new RateLimit({
  name: 'webhooks',
  tokens: 1_200,
  perSeconds: MINUTE_SECONDS,
})
