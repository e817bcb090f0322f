import type { HttpContext } from '@adonisjs/core/http'
import { UNPAID_RETURN_KEY } from '#app/premium/rules'
import { CHECKOUT_PATH, PAID_KEY, PREMIUM_PATH } from '#app/site/rules'

/**
 * Whether a page belongs to a payment: the checkout, and where a provider sends who has paid or has not. Providers put ids and secrets of
 * the payment into those addresses, so such a page is stored nowhere and its address is told to nobody.
 */
export function isPaymentPage({ request }: Pick<HttpContext, 'request'>): boolean {
  const path = request.url()
  if (path === CHECKOUT_PATH) return true
  const query = request.qs()
  return path === PREMIUM_PATH && (PAID_KEY in query || UNPAID_RETURN_KEY in query)
}

/** What such a page says beyond what every page says. */
export const PAYMENT_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
}
