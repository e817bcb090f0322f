import { DAY_MS } from '@botanica/demo-world'
import { toIsoSeconds, type Clock } from '../clock.ts'
import type { WebhookEvent } from '../deliveries.ts'
import { paypalId } from '../ids.ts'
import { decimal, oneIntervalAfter, PLANS, type Plan } from '../plans.ts'
import { paypalNotFound, unprocessable, wrongStatus } from './errors.ts'
import {
  link,
  money,
  newBillingInfo,
  newPaypalRefund,
  newPaypalSubscription,
  newTransaction,
  PAYER,
  toSale,
} from './objects.ts'
import {
  emptyPaypal,
  type PaypalAccount,
  type PaypalEvent,
  type PaypalRefund,
  type PaypalState,
  type PaypalStatus,
  type PaypalTransaction,
} from './types.ts'

const MOST_EVENTS = 1_000
const CENTS = 100
/** How long after a failed payment PayPal retries. */
const RETRY_AFTER_MS = 5 * DAY_MS

export interface PaypalLedgerOptions {
  readonly clock: Clock
  readonly publish: (notice: WebhookEvent) => void
  /** The URL of PayPal's API, without a trailing slash. */
  readonly api: () => string
}

export interface NewAgreement {
  readonly planId: string
  readonly customId?: string | undefined
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** PayPal, as far as the product uses it: the operations of its API, of a payer and of a tester. */
export class PaypalLedger {
  readonly state: PaypalState
  readonly #options: PaypalLedgerOptions

  constructor(options: PaypalLedgerOptions, state: PaypalState = emptyPaypal()) {
    this.state = state
    this.#options = options
  }

  get #now(): number {
    return this.#options.clock.now()
  }

  /** Creates a subscription that awaits the payer's approval. */
  create({ planId, customId, returnUrl, cancelUrl }: NewAgreement): PaypalAccount {
    findPlan(planId)
    const token = paypalId('BA-')
    const api = this.#options.api()
    const subscription = newPaypalSubscription({ planId, customId, token, api }, this.#now)
    const account = { subscription, token, returnUrl, cancelUrl, transactions: [], pays: true }
    this.state.accounts[subscription.id] = account
    this.#tell('BILLING.SUBSCRIPTION.CREATED', 'subscription', subscription)
    return account
  }

  find(id: string): PaypalAccount {
    if (!Object.hasOwn(this.state.accounts, id)) throw paypalNotFound()
    return this.state.accounts[id]!
  }

  withToken(token: string): PaypalAccount | undefined {
    return Object.values(this.state.accounts).find((account) => account.token === token)
  }

  /** The payer approves, and pays immediately. */
  approve(account: PaypalAccount, email: string): void {
    const { subscription } = account
    if (subscription.status !== 'APPROVAL_PENDING') return
    subscription.subscriber = { ...PAYER, email_address: email }
    subscription.billing_info = newBillingInfo()
    subscription.links = subscription.links.filter(({ rel }) => rel !== 'approve')
    this.#become(account, 'ACTIVE')
    this.#tell('BILLING.SUBSCRIPTION.ACTIVATED', 'subscription', subscription)
    this.#pay(account, this.#now)
  }

  suspend(id: string, reason: string): void {
    const account = this.find(id)
    if (account.subscription.status !== 'ACTIVE') throw wrongStatus('suspend', 'active')
    this.#become(account, 'SUSPENDED', reason)
    this.#tell('BILLING.SUBSCRIPTION.SUSPENDED', 'subscription', account.subscription)
  }

  activate(id: string, reason: string): void {
    const account = this.find(id)
    const { subscription } = account
    if (subscription.status !== 'SUSPENDED') throw wrongStatus('activate', 'suspended')
    if (subscription.billing_info!.failed_payments_count > 0) {
      throw unprocessable(
        'SUBSCRIPTION_CANNOT_BE_ACTIVATED',
        'Subscription cannot be activated after payment failure threshold has reached.'
      )
    }
    this.#become(account, 'ACTIVE', reason)
    this.#tell('BILLING.SUBSCRIPTION.ACTIVATED', 'subscription', subscription)
  }

  /** Permanently. */
  cancel(id: string, reason: string): void {
    const account = this.find(id)
    const { status, billing_info: billing } = account.subscription
    if (status !== 'ACTIVE' && status !== 'SUSPENDED') {
      throw wrongStatus('cancel', 'active or suspended')
    }
    delete billing?.next_billing_time
    this.#become(account, 'CANCELLED', reason)
    this.#tell('BILLING.SUBSCRIPTION.CANCELLED', 'subscription', account.subscription)
  }

  /** @param cents the full amount by default */
  refund(saleId: string, cents?: number): PaypalRefund {
    const sale = Object.hasOwn(this.state.sales, saleId) ? this.state.sales[saleId]! : undefined
    if (!sale) throw paypalNotFound()
    if (sale.state === 'refunded') {
      throw unprocessable('TRANSACTION_ALREADY_REFUNDED', 'The sale has been refunded already.')
    }
    const before = this.state.refunded[saleId] ?? 0
    const left = Math.round(Number(sale.amount.total) * CENTS) - before
    const refunded = cents ?? left
    if (refunded > left) {
      throw unprocessable('REFUND_AMOUNT_EXCEEDED', 'The refund is more than what was paid.')
    }
    this.state.refunded[saleId] = before + refunded
    const isWhole = refunded === left
    sale.state = isWhole ? 'refunded' : 'partially_refunded'
    sale.update_time = toIsoSeconds(this.#now)
    const { transactions } = this.find(sale.billing_agreement_id)
    const transaction = transactions.find(({ id }) => id === saleId)!
    transaction.status = isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    const refund = newPaypalRefund(sale, refunded, this.#now, this.#options.api())
    this.#tell('PAYMENT.SALE.REFUNDED', 'refund', refund)
    return refund
  }

  /** Deletes a subscription, as if it had never existed. */
  deleteSilently(id: string): void {
    delete this.state.accounts[id]
  }

  getLastSale(id: string): PaypalTransaction {
    const last = this.find(id).transactions.at(-1)
    if (!last) throw new Error('Nothing was paid.')
    return last
  }

  /** @param price its amount in cents */
  reprice(id: string, price: { amount?: number; currency?: string }): void {
    const last = this.getLastSale(id)
    const { value, currency_code: currency } = last.amount_with_breakdown.gross_amount
    last.amount_with_breakdown = {
      ...last.amount_with_breakdown,
      gross_amount: {
        value: price.amount === undefined ? value : decimal(price.amount),
        currency_code: price.currency ?? currency,
      },
    }
  }

  /** Charges the next period now, whenever it is due. */
  renewNow(id: string): void {
    const account = this.find(id)
    const { subscription } = account
    if (subscription.status !== 'ACTIVE') return
    const billing = subscription.billing_info!
    const dueAt = Date.parse(billing.next_billing_time ?? toIsoSeconds(this.#now))
    if (account.pays) return this.#pay(account, dueAt)

    const amount = money(findPlan(subscription.plan_id).amount)
    billing.failed_payments_count += 1
    billing.outstanding_balance = amount
    const time = toIsoSeconds(this.#now)
    const isSuspended = billing.failed_payments_count >= this.state.failureThreshold
    billing.last_failed_payment = {
      amount,
      time,
      reason_code: 'PAYMENT_DENIED',
      ...(isSuspended ? {} : { next_payment_retry_time: toIsoSeconds(this.#now + RETRY_AFTER_MS) }),
    }
    this.#tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', 'subscription', subscription)
    if (isSuspended) this.suspend(id, 'The payment failed.')
  }

  /** When the next thing is due, in milliseconds, and what happens then. */
  due(): { readonly at: number; readonly happen: () => void } | undefined {
    const all = Object.values(this.state.accounts).flatMap(({ subscription }) => {
      const { next_billing_time: billing, last_failed_payment: failed } =
        subscription.billing_info ?? {}
      const next = failed?.next_payment_retry_time ?? billing
      if (subscription.status !== 'ACTIVE' || next === undefined) return []
      return [{ at: Date.parse(next), happen: () => this.renewNow(subscription.id) }]
    })
    return all.toSorted((one, other) => one.at - other.at)[0]
  }

  /** @param from the start of the paid period */
  #pay(account: PaypalAccount, from: number): void {
    const { subscription } = account
    const plan = findPlan(subscription.plan_id)
    const billing = subscription.billing_info!
    const email = subscription.subscriber!.email_address
    const transaction = newTransaction(plan.amount, email, this.#now)
    account.transactions.push(transaction)
    billing.failed_payments_count = 0
    billing.outstanding_balance = money(0)
    delete billing.last_failed_payment
    billing.last_payment = { amount: money(plan.amount), time: transaction.time }
    billing.next_billing_time = toIsoSeconds(oneIntervalAfter(from, plan.interval))
    billing.cycle_executions[0]!.cycles_completed += 1
    const sale = toSale(transaction, subscription, this.#options.api())
    this.state.sales[sale.id] = sale
    this.#tell('PAYMENT.SALE.COMPLETED', 'sale', sale)
  }

  #become({ subscription }: PaypalAccount, status: PaypalStatus, note?: string): void {
    const at = toIsoSeconds(this.#now)
    Object.assign(subscription, { status, status_update_time: at, update_time: at })
    if (note !== undefined) subscription.status_change_note = note
  }

  /** Publishes a resource in its current state. */
  #tell(type: string, kind: PaypalEvent['resource_type'], resource: object): void {
    const id = paypalId('WH-')
    const event: PaypalEvent = {
      id,
      event_version: '1.0',
      create_time: toIsoSeconds(this.#now),
      resource_type: kind,
      ...(kind === 'subscription' ? { resource_version: '2.0' } : {}),
      event_type: type,
      summary: `${type.toLowerCase().replaceAll('.', ' ')}.`,
      resource,
      links: [link(`${this.#options.api()}/v1/notifications/webhooks-events/${id}`, 'self')],
    }
    const body = JSON.stringify(event)
    this.state.events.unshift(JSON.parse(body) as PaypalEvent)
    this.state.events.length = Math.min(this.state.events.length, MOST_EVENTS)
    this.#options.publish({ vendor: 'paypal', id, type, body })
  }
}

function findPlan(planId: string): Plan {
  const plan = PLANS.find(({ paypalPlanId }) => paypalPlanId === planId)
  if (!plan) throw paypalNotFound()
  return plan
}
