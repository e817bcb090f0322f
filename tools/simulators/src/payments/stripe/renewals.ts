import type { Stripe } from 'stripe'
import { toMilliseconds, toSeconds } from '../clock.ts'
import { oneIntervalAfter, type Interval } from '../plans.ts'
import type { StripeLedger } from './ledger.ts'
import { getItem } from './objects.ts'
import { getId } from './state.ts'

/** Stripe gives up after charging a card this many times for one invoice. */
const MOST_ATTEMPTS = 4

/** Processes what is due for a subscription: the next period, a retry, or the end. */
export function renewStripe(ledger: StripeLedger, subscription: Stripe.Subscription): void {
  if (subscription.status === 'incomplete') return ledger.end(subscription, 'incomplete_expired')
  if (subscription.cancel_at_period_end) return ledger.end(subscription, 'canceled')
  if (subscription.status === 'past_due') return tryAgain(ledger, subscription)
  if (subscription.status !== 'active') return

  const item = getItem(subscription)
  const start = item.current_period_end
  const interval = item.price.recurring!.interval as Interval
  const end = toSeconds(oneIntervalAfter(toMilliseconds(start), interval))
  // Stripe starts the period whether or not it is paid.
  item.current_period_start = start
  item.current_period_end = end
  const { books, state } = ledger
  const { invoice, intent } = books.invoice(subscription, { start, end }, 'subscription_cycle')
  books.recordEvent('invoice.created', invoice)
  books.recordEvent('invoice.finalized', invoice)
  books.charge(intent, state.cards[getId(subscription.customer)] ?? 'pays')
}

function tryAgain(ledger: StripeLedger, subscription: Stripe.Subscription): void {
  const { books, state } = ledger
  const invoice = state.invoices[getId(subscription.latest_invoice)]!
  const card = state.cards[getId(subscription.customer)] ?? 'pays'
  const declined = books.charge(books.getIntent(invoice.id), card)
  if (declined && invoice.attempt_count >= MOST_ATTEMPTS) ledger.end(subscription, 'canceled')
}
