import type { FailureTarget } from '../../pages/failures.ts'
import { COMMON_DONE } from '../../pages/page-routes.ts'
import { PAYPAL_PATH, STRIPE_JS_PATH, STRIPE_PATH } from '../paths.ts'
import { DAY_MS } from '@botanica/demo-world'

export const SECTIONS = {
  clock: 'clock',
  subscriptions: 'subscriptions',
  webhooks: 'webhooks',
  failures: 'failures',
  requests: 'requests',
} as const
type Section = keyof typeof SECTIONS

/** The messages after a form action, by the key in the URL. */
export const DONE = {
  moved: 'The clock was advanced, and everything due was processed.',
  paid: 'The payment succeeded.',
  approved: 'The subscription was approved and paid.',
  card: 'The next payment will have this result.',
  renewed: 'The renewal was attempted.',
  refunded: 'The last payment was refunded.',
  cancelled: 'The subscription was canceled.',
  delivery: 'The delivery of webhooks was changed.',
  released: 'The held webhooks were sent.',
  again: 'The webhook was sent again.',
  ...COMMON_DONE,
} as const
export type Done = keyof typeof DONE

/** The parts of the vendors that can fail separately, with their paths. */
export const FAILURE_TARGETS = {
  stripe: { label: "Stripe's API", prefix: STRIPE_PATH },
  subscriptions: { label: "Stripe's subscriptions", prefix: `${STRIPE_PATH}/subscriptions` },
  stripeJs: { label: 'Stripe.js', prefix: STRIPE_JS_PATH },
  paypal: { label: 'PayPal', prefix: PAYPAL_PATH },
  verification: {
    label: "PayPal's verification of webhooks",
    prefix: `${PAYPAL_PATH}/v1/notifications/verify-webhook-signature`,
  },
  tokens: { label: "PayPal's tokens", prefix: `${PAYPAL_PATH}/v1/oauth2` },
} as const satisfies Record<string, FailureTarget>

/** How far one button advances the clock, in milliseconds. */
export const STEPS = {
  hour: { label: 'An hour', ms: DAY_MS / 24 },
  day: { label: 'A day', ms: DAY_MS },
  threeDays: { label: 'Three days', ms: 3 * DAY_MS },
  month: { label: '31 days', ms: 31 * DAY_MS },
  year: { label: '366 days', ms: 366 * DAY_MS },
} as const

/** The section that each form action belongs to; the page is shown from its start after others. */
const SECTION_BY_DONE: Readonly<Partial<Record<Done, Section>>> = {
  moved: 'clock',
  paid: 'subscriptions',
  approved: 'subscriptions',
  card: 'subscriptions',
  renewed: 'subscriptions',
  refunded: 'subscriptions',
  cancelled: 'subscriptions',
  delivery: 'webhooks',
  released: 'webhooks',
  again: 'webhooks',
  failure: 'failures',
  mended: 'failures',
}

/** The URL of the page after a form action. */
export function getUrlAfter(done: Done): string {
  const section = SECTION_BY_DONE[done]
  return `/?done=${done}${section ? `#${SECTIONS[section]}` : ''}`
}
