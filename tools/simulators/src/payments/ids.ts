import { randomBytes } from 'node:crypto'

const STRIPE_RANDOM = 12
const PAYPAL_RANDOM = 6

/** `sub_…`: new after every restart, because the product still has those of the last run. */
export function stripeId(prefix: string): string {
  return `${prefix}_sim${randomBytes(STRIPE_RANDOM).toString('hex')}`
}

/** `I-…`, or without a prefix the format of PayPal's payment ids. */
export function paypalId(prefix = ''): string {
  return `${prefix}${randomBytes(PAYPAL_RANDOM).toString('hex').toUpperCase()}`
}
