import { PAID_KEY, UNPAID_RETURN_KEY } from '@botanica/api-client/contract'
import { PATHS } from '../../lib/paths.ts'

const SECRET_KEY = 'client_secret'
const SUCCESS = 'true'
/** Query parameters that stay in the premium page's URL. Providers add others, which are removed. */
const KNOWN_PARAMETERS = new Set([PAID_KEY, UNPAID_RETURN_KEY, 'lang'])

/** Format of Stripe's client secrets. Anything else is ignored. */
const SECRET_PATTERN = /^pi_\w+_secret_\w+$/

/** URL of the checkout page. It needs a full navigation, because it has its own Content Security Policy. */
export function getCheckoutUrl(clientSecret: string): string {
  return `${PATHS.checkout}?${new URLSearchParams({ [SECRET_KEY]: clientSecret })}`
}

/** Absolute URL to return to after a payment, for browsers and providers. */
export function getSuccessUrl(): string {
  return new URL(`${PATHS.premium}?${PAID_KEY}=${SUCCESS}`, location.origin).href
}

/** Whether the member returns from a payment. */
export function isReturnFromPayment(query: URLSearchParams): boolean {
  return query.get(PAID_KEY) === SUCCESS
}

/** Whether the member returns from the provider without having paid. */
export function isUnpaidReturn(query: URLSearchParams): boolean {
  return query.has(UNPAID_RETURN_KEY)
}

/**
 * Removes query parameters from the URL of the page at `path` and from the history entry, before the router
 * reads them. @returns the removed parameters
 */
function removeParameters(path: string, shouldRemove: (key: string) => boolean): URLSearchParams {
  const removed = new URLSearchParams()
  if (import.meta.env.SSR || location.pathname !== path) return removed
  const url = new URL(location.href)
  for (const [key, value] of new URLSearchParams(location.search)) {
    if (!shouldRemove(key)) continue
    removed.append(key, value)
    url.searchParams.delete(key)
  }
  if (removed.size > 0) history.replaceState(history.state, '', url)
  return removed
}

/** Removes the provider's parameters from the URL. The server learns of payments from the provider itself. */
export function clearReturnParameters() {
  removeParameters(PATHS.premium, (key) => !KNOWN_PARAMETERS.has(key))
}

let secret: string | null = null

/** Moves the payment's client secret from the URL to this tab's memory. */
export function storePaymentSecret() {
  const value = removeParameters(PATHS.checkout, (key) => key === SECRET_KEY).get(SECRET_KEY)
  if (value !== null && SECRET_PATTERN.test(value)) secret = value
}

/** Client secret of the payment in this tab; null if there is none. */
export function getPaymentSecret(): string | null {
  return secret
}
