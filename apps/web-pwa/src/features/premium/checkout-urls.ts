import { PAID_KEY, UNPAID_RETURN_KEY } from '@botanica/api-client/contract'
import { PATHS } from '../../lib/paths.ts'

const SECRET_KEY = 'client_secret'
const SUCCESS = 'true'
/** What may stay in the premium page's address; providers add what is nobody's business to it. */
const KNOWN_PARAMETERS = new Set([PAID_KEY, UNPAID_RETURN_KEY, 'lang'])

/** As Stripe writes one; anything else is none. */
const SECRET_PATTERN = /^pi_\w+_secret_\w+$/

/** The page that takes the card. A full navigation, as its security policy is its own. */
export function getCheckoutUrl(clientSecret: string): string {
  return `${PATHS.checkout}?${new URLSearchParams({ [SECRET_KEY]: clientSecret })}`
}

/** Where a payment leads, for browsers and for the provider, who wants it absolute. */
export function getSuccessUrl(): string {
  return new URL(`${PATHS.premium}?${PAID_KEY}=${SUCCESS}`, location.origin).href
}

/** Whether the reader comes back from paying. */
export function isReturnFromPayment(query: URLSearchParams): boolean {
  return query.get(PAID_KEY) === SUCCESS
}

/** Whether the reader comes back from the provider without having paid. */
export function isUnpaidReturn(query: URLSearchParams): boolean {
  return query.has(UNPAID_RETURN_KEY)
}

/** Takes keys out of the address of the page at `path`, and out of the history, before the router reads them. */
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

/** Forgets what the providers say of the payment in the address: they tell the server, and it tells us. */
export function clearReturnParameters() {
  removeParameters(PATHS.premium, (key) => !KNOWN_PARAMETERS.has(key))
}

let secret: string | null = null

/** Takes the payment's secret from the address into this tab's memory. */
export function storePaymentSecret() {
  const value = removeParameters(PATHS.checkout, (key) => key === SECRET_KEY).get(SECRET_KEY)
  if (value !== null && SECRET_PATTERN.test(value)) secret = value
}

/** The secret of the payment that this tab is to make; `null` when there is none. */
export function getPaymentSecret(): string | null {
  return secret
}
