import type { HttpContext } from '@adonisjs/core/http'
import { CHECKOUT_PATH, PAID_KEY, PREMIUM_PATH } from '#app/site/rules'

/**
 * Whether a page belongs to a payment: the checkout, and where a provider sends who has paid. Providers put ids and secrets of
 * the payment into those addresses, so such a page is stored nowhere and its address is told to nobody.
 */
export function isPaymentPage({ request }: Pick<HttpContext, 'request'>): boolean {
  const path = request.url()
  return path === CHECKOUT_PATH || (path === PREMIUM_PATH && PAID_KEY in request.qs())
}

/** What such a page says beyond what every page says. */
export const PAYMENT_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
}
