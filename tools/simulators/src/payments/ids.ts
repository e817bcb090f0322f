import { randomBytes } from 'node:crypto'

const STRIPE_RANDOM = 12
const PAYPAL_RANDOM = 6

/** `sub_…`: as new after every restart, because the product remembers those of the run before. */
export function stripeId(prefix: string): string {
  return `${prefix}_sim${randomBytes(STRIPE_RANDOM).toString('hex')}`
}

/** `I-…`, or without a prefix as PayPal numbers payments. */
export function paypalId(prefix = ''): string {
  return `${prefix}${randomBytes(PAYPAL_RANDOM).toString('hex').toUpperCase()}`
}
