/** The base paths of the payments simulator. */
export const STRIPE_PATH = '/v1'
export const PAYPAL_PATH = '/paypal'
/** The stand-in for Stripe.js, and the requests of its frame. */
export const STRIPE_JS_PATH = '/stripe-js'
export const RECEIPTS_PATH = '/receipts'
/** The base path of the form actions of the tester's page. */
export const PAGE_ACTIONS = '/payments'
