import type { ActiveFault, Fault } from '../http/faults.ts'
import type { LoggedRequest } from '../http/request-log.ts'
import type { Card } from './cards.ts'
import type { Deliveries, Vendor } from './deliveries.ts'
import type { PaymentsSimulation } from './simulation.ts'

/** Everything that a test may do to the vendors, the payers and the webhooks. Over HTTP the same stands under `/control`. */
export interface PaymentsControl {
  addFault(fault: Fault): ActiveFault
  /** Answers false when there was no such fault. */
  removeFault(id: number): boolean
  faults(): readonly ActiveFault[]
  /** What becomes of webhooks: repeated, delayed, kept back, lost, sent again. */
  readonly webhooks: Omit<Deliveries, 'tell' | 'clear'>
  /** Where they go, from now on. @param site the product's address */
  sendWebhooksTo(site: string): void
  /** Lets time pass, with every renewal in it. @param ms forwards */
  advanceClock(ms: number): void
  /** Confirms the first payment as the Payment Element would. @returns why it was declined */
  payWithCard(clientSecret: string, card?: Card, renewals?: Card): string | undefined
  /** Approves a PayPal subscription as the payer would, on the page at this address. */
  approve(approvalUrl: string): void
  /** How whoever pays for a subscription pays for the next period. */
  setRenewals(subscriptionId: string, card: Card): void
  /** Asks for the next period's money now. */
  renew(subscriptionId: string): void
  /** Gives the last payment back, whole unless said otherwise. @param cents of a part */
  refund(subscriptionId: string, cents?: number): void
  /**
   * Makes the last payment one of another amount or currency, as no purchase of the product's would be.
   * @param amount in cents
   */
  reprice(subscriptionId: string, price: { amount?: number; currency?: string }): void
  /** At once, as from the vendor's own pages. */
  cancel(subscriptionId: string): void
  /** Lets the vendor forget a subscription, or a customer of Stripe's with the subscriptions, without a word to anybody. */
  forget(id: string): void
  /** After so many failed payments in a row PayPal suspends; before that it tries again every five days. */
  setFailureThreshold(failures: number): void
  /** What was asked since the start or the last reset, oldest first. */
  requests(prefix?: string): readonly LoggedRequest[]
  clearRequests(): void
  /** All as it was at the start; webhooks still go where they went. */
  reset(): void
}

const PATHS = { stripe: '/api/webhooks/stripe', paypal: '/api/webhooks/paypal' } as const
const CANCELLED_BY_PAYER = 'Cancelled by the payer.'

/** @param site the product's address, without a trailing slash */
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
        simulation.paypal.refund(simulation.paypal.lastOf(id).id, cents)
      } else {
        const invoice = String(stripeOne(id).latest_invoice)
        simulation.stripe.refund(simulation.stripe.books.intentOf(invoice).id, cents)
      }
    },
    reprice(id, price) {
      if (isPaypal(id)) simulation.paypal.reprice(id, price)
      else simulation.stripe.reprice(id, price)
    },
    cancel(id) {
      if (isPaypal(id)) simulation.paypal.cancel(id, CANCELLED_BY_PAYER)
      else simulation.stripe.cancel(id)
    },
    forget(id) {
      if (isPaypal(id)) simulation.paypal.forget(id)
      else simulation.stripe.forget(id)
    },
    setFailureThreshold(failures) {
      simulation.paypal.state.failureThreshold = failures
    },
    requests: (prefix) => simulation.requests.list(prefix),
    clearRequests: () => simulation.requests.clear(),
    reset: () => simulation.reset(),
  }
}
