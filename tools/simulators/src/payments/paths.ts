/** Where the parts of the payments simulator stand. */
export const STRIPE_PATH = '/v1'
export const PAYPAL_PATH = '/paypal'
/** The stand-in of Stripe.js, and what its frame asks. */
export const STRIPE_JS_PATH = '/stripe-js'
export const RECEIPTS_PATH = '/receipts'
/** The tester's page. */
export const PAGE_PATH = '/'
/** Where its forms go. */
export const PAGE_ACTIONS = '/payments'
