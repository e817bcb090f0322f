import { RateLimit } from '#app/core/rate_limit/rate_limit'
import { MINUTE_SECONDS } from '#app/core/time'

/** Purchases that one member begins. */
export const paymentCreates = new RateLimit({
  name: 'payment_creates',
  tokens: 5,
  perSeconds: MINUTE_SECONDS,
  acrossProcesses: true,
})

/** Checks of unpaid purchases at the providers, per member. */
export const purchaseChecks = new RateLimit({
  name: 'purchase_checks',
  tokens: 20,
  perSeconds: MINUTE_SECONDS,
})

/** Webhooks per IP address. After downtime, providers deliver everything that has accumulated at once. */
export const webhookCalls = new RateLimit({
  name: 'webhooks',
  tokens: 1_200,
  perSeconds: MINUTE_SECONDS,
})
