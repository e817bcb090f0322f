import type { SimulatorControl } from '../http/control-routes.ts'
import type { Card } from './cards.ts'
import type { Deliveries, Vendor } from './deliveries.ts'
import type { PaymentsSimulation } from './simulation.ts'

/**
 * Everything that a test can do to the vendors, the payers and the webhooks. The same calls exist over HTTP under
 * `/control`.
 */
export interface PaymentsControl extends SimulatorControl {
  /** How webhooks are delivered: repeated, delayed, held back, lost, resent. */
  readonly webhooks: Omit<Deliveries, 'publish' | 'clear'>
  /** Where webhooks are sent from now on. @param site the product's URL */
  sendWebhooksTo(site: string): void
  /** Advances the clock, with every renewal in between. @param ms forwards */
  advanceClock(ms: number): void
  /** Confirms the first payment as the Payment Element would. @returns why it was declined */
  payWithCard(clientSecret: string, card?: Card, renewals?: Card): string | undefined
  /** Approves a PayPal subscription as the payer would on the page at this URL. */
  approve(approvalUrl: string): void
  /** How the payer of a subscription pays for the next period. */
  setRenewals(subscriptionId: string, card: Card): void
  /** Charges the next period now. */
  renew(subscriptionId: string): void
  /** Refunds the last payment, fully by default. @param cents of a partial refund */
  refund(subscriptionId: string, cents?: number): void
  /**
   * Changes the amount or currency of the last payment to one that no purchase of the product has.
   * @param amount in cents
   */
  reprice(subscriptionId: string, price: { amount?: number; currency?: string }): void
  /** Cancels immediately, as on the vendor's own pages. */
  cancel(subscriptionId: string): void
  /** Deletes a subscription, or a customer of Stripe's with the subscriptions, without any webhook. */
  deleteSilently(id: string): void
  /** After this many failed payments in a row PayPal suspends; until then it retries every five days. */
  setFailureThreshold(failures: number): void
  clearRequests(): void
  /** Restores the initial state; webhooks keep their destination. */
  reset(): void
}

const PATHS = { stripe: '/api/webhooks/stripe', paypal: '/api/webhooks/paypal' } as const
const CANCELED_BY_PAYER = 'Cancelled by the payer.'

/** @param site the product's URL, without a trailing slash */
export function webhookAddresses(site: string): Record<Vendor, string> {
  return { stripe: `${site}${PATHS.stripe}`, paypal: `${site}${PATHS.paypal}` }
}

export function createPaymentsControl(simulation: PaymentsSimulation): PaymentsControl {
  const isPaypal = (id: string) => Object.hasOwn(simulation.paypal.state.accounts, id)
  const stripeOne = (id: string) => simulation.stripe.find('subscriptions', 'subscription', id)

  return {
    addFault: (fault) => simulation.faults.add(fault),
    removeFault: (id) => simulation.faults.remove(id),
    faults: () => simulation.faults.list(),
    webhooks: simulation.deliveries,
    sendWebhooksTo(site) {
      simulation.webhooks = webhookAddresses(site)
    },
    advanceClock: (ms) => simulation.advance(ms),
    payWithCard(clientSecret, card = 'pays', renewals = card) {
      return simulation.stripe.confirm(clientSecret, { first: card, renewals })?.message
    },
    approve(approvalUrl) {
      const token = new URL(approvalUrl).searchParams.get('ba_token') ?? ''
      const account = simulation.paypal.withToken(token)
      if (!account) throw new Error(`Nothing waits for approval at ${approvalUrl}.`)
      simulation.paypal.approve(account, 'payer@botanica.example')
    },
    setRenewals(id, card) {
      if (isPaypal(id)) simulation.paypal.find(id).pays = card === 'pays'
      else simulation.stripe.state.cards[String(stripeOne(id).customer)] = card
    },
    renew(id) {
      if (isPaypal(id)) simulation.paypal.renewNow(id)
      else simulation.stripe.renewNow(id)
    },
    refund(id, cents) {
      if (isPaypal(id)) {
        simulation.paypal.refund(simulation.paypal.getLastSale(id).id, cents)
      } else {
        const invoice = String(stripeOne(id).latest_invoice)
        simulation.stripe.refund(simulation.stripe.books.getIntent(invoice).id, cents)
      }
    },
    reprice(id, price) {
      if (isPaypal(id)) simulation.paypal.reprice(id, price)
      else simulation.stripe.reprice(id, price)
    },
    cancel(id) {
      if (isPaypal(id)) simulation.paypal.cancel(id, CANCELED_BY_PAYER)
      else simulation.stripe.cancel(id)
    },
    deleteSilently(id) {
      if (isPaypal(id)) simulation.paypal.deleteSilently(id)
      else simulation.stripe.deleteSilently(id)
    },
    setFailureThreshold(failures) {
      simulation.paypal.state.failureThreshold = failures
    },
    requests: (prefix) => simulation.requests.list(prefix),
    clearRequests: () => simulation.requests.clear(),
    reset: () => simulation.reset(),
  }
}
