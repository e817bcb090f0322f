import { Limit } from '#app/core/limits/limit'

const MINUTE = 60

/** Payments that one member begins (`security.md` section 6). */
export const paymentCreates = new Limit({
  name: 'payment_creates',
  tokens: 5,
  perSeconds: MINUTE,
  acrossProcesses: true,
})

/** What one address may send as webhooks: providers send what has gathered while we were away at once. */
export const webhookCalls = new Limit({ name: 'webhooks', tokens: 1_200, perSeconds: MINUTE })
