import type { HttpContext } from '@adonisjs/core/http'
import { UNPAID_RETURN_KEY } from '#app/premium/rules'
import { CHECKOUT_PATH, PAID_KEY, PREMIUM_PATH } from '#app/site/rules'

/**
 * Whether a page belongs to a payment: the checkout, or the page to which a provider redirects afterwards. Providers put ids and secrets
 * of the payment into those URLs, so the page is not cached and its URL is not sent as a referrer.
 */
export function isPaymentPage({ request }: Pick<HttpContext, 'request'>): boolean {
  const path = request.url()
  if (path === CHECKOUT_PATH) return true
  const query = request.qs()
  return path === PREMIUM_PATH && (PAID_KEY in query || UNPAID_RETURN_KEY in query)
}

/** Headers of payment pages, in addition to `PAGE_HEADERS`. */
export const PAYMENT_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
}
