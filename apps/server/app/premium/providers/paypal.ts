import { DateTime } from 'luxon'
import { HTTP_UNPROCESSABLE_CONTENT } from '#app/core/http/status'
import { appUrl } from '#config/app'
import { paypalConfig } from '#config/payments'
import { DAY_MS } from '#app/core/time'
import { orNull, ProviderError } from '#app/premium/providers/provider_client'
import { readEventId } from '#app/premium/providers/event_fields'
import {
  paypal,
  type PaypalEvent,
  type PaypalSubscription,
  type PaypalTransaction,
} from '#app/premium/providers/paypal_client'
import {
  PLAN_TYPES,
  type PlanType,
  type SubscriptionStatus,
  UNPAID_RETURN_KEY,
} from '#app/premium/rules'
import type { Payment, Provider } from '#app/premium/provider_contract'

const { plans } = paypalConfig!
const BRAND = 'Botanica'
const CENT_DIGITS = 2
/** Where people come back to. */
const RETURN_URL = new URL('/premium?success=true', appUrl).href
/** They left without paying; the page says so. */
const CANCEL_URL = new URL(`/premium?${UNPAID_RETURN_KEY}=true`, appUrl).href
const REFUNDED_EVENT = 'PAYMENT.SALE.REFUNDED'
const REVERSED_EVENT = 'PAYMENT.SALE.REVERSED'

const PERIODS = { monthly: { months: 1 }, yearly: { years: 1 } } as const satisfies Record<
  PlanType,
  object
>
const PAYMENT_STATUSES = {
  COMPLETED: 'completed',
  PARTIALLY_REFUNDED: 'completed',
  REFUNDED: 'refunded',
  DECLINED: 'failed',
  PENDING: null,
} as const satisfies Record<PaypalTransaction['status'], Payment['status'] | null>

function planOf({ plan_id: id }: PaypalSubscription): PlanType | undefined {
  return PLAN_TYPES.find((plan) => plans[plan] === id)
}

function statusOf({ status, billing_info: billing }: PaypalSubscription): SubscriptionStatus {
  const hasFailed = (billing?.failed_payments_count ?? 0) > 0
  switch (status) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return 'pending'
    case 'ACTIVE':
    case 'SUSPENDED':
      // Also one that PayPal suspended after too many failures: what is outstanding may still be collected.
      return hasFailed ? 'past_due' : 'active'
    default:
      return hasFailed ? 'lapsed' : 'ended'
  }
}

function nextChargeOf({ status, billing_info: billing }: PaypalSubscription): Date | null {
  if (status !== 'ACTIVE') return null
  const { next_payment_retry_time: retry } = billing?.last_failed_payment ?? {}
  const hasFailed = (billing?.failed_payments_count ?? 0) > 0
  const next = hasFailed ? retry : billing?.next_billing_time
  return next === undefined ? null : new Date(next)
}

/**
 * What was given back of each sale that was refunded in part. PayPal says how much in its webhooks alone, which it keeps for
 * thirty days; it is asked for them, so a webhook that was lost on the way to us is found too.
 */
async function partialRefunds(
  transactions: readonly PaypalTransaction[]
): Promise<Map<string, number>> {
  const totals = new Map<string, number>()
  if (!transactions.some(({ status }) => status === 'PARTIALLY_REFUNDED')) return totals
  const refunds = new Map<string, PaypalEvent['resource']>()
  for (const { resource } of await paypal.events(REFUNDED_EVENT)) {
    if (resource?.id) refunds.set(resource.id, resource)
  }
  for (const refund of refunds.values()) {
    const sale = refund?.sale_id ?? ''
    totals.set(sale, (totals.get(sale) ?? 0) + Number(refund?.amount?.total ?? 0))
  }
  return totals
}

function paymentOf(
  transaction: PaypalTransaction,
  plan: PlanType,
  refunds: ReadonlyMap<string, number>
): Payment | null {
  const { id, time, amount_with_breakdown: amounts } = transaction
  const status = PAYMENT_STATUSES[transaction.status]
  if (status === null) return null
  return {
    transactionId: id,
    amount: amounts.gross_amount.value,
    currency: amounts.gross_amount.currency_code,
    status,
    at: new Date(time),
    periodEnd: DateTime.fromISO(time, { zone: 'utc' }).plus(PERIODS[plan]).toJSDate(),
    receiptUrl: null,
    refunded: status === 'refunded' ? amounts.gross_amount.value : toDecimal(refunds.get(id) ?? 0),
  }
}

/** As PayPal writes amounts. */
function toDecimal(amount: number): string {
  return amount.toFixed(CENT_DIGITS)
}

function approvalOf({ links }: PaypalSubscription): string | null {
  return links?.find(({ rel }) => rel === 'approve')?.href ?? null
}

/** What PayPal cannot cancel any more has ended, or was never begun. */
async function unlessOver(changed: Promise<unknown>): Promise<void> {
  try {
    await orNull(changed)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.providerStatus !== HTTP_UNPROCESSABLE_CONTENT)
      throw error
  }
}

export const paypalProvider: Provider = {
  async begin({ memberId, plan, attempt }) {
    const made = await paypal.subscribe(
      {
        plan_id: plans[plan],
        custom_id: memberId,
        application_context: {
          brand_name: BRAND,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'SUBSCRIBE_NOW',
          return_url: RETURN_URL,
          cancel_url: CANCEL_URL,
        },
      },
      attempt
    )
    const payBy = approvalOf(made)
    if (payBy === null) throw new Error(`PayPal gave no address for the approval of ${made.id}`)
    return { subscriptionId: made.id, payBy, customerId: null }
  },

  async pending(subscriptionId) {
    const subscription = await orNull(paypal.subscription(subscriptionId))
    return subscription?.status === 'APPROVAL_PENDING' ? approvalOf(subscription) : null
  },

  async story(subscriptionId) {
    const subscription = await orNull(paypal.subscription(subscriptionId))
    const plan = subscription && planOf(subscription)
    const memberId = subscription?.custom_id
    if (!plan || !memberId) return null
    const from = new Date(Date.parse(subscription.create_time) - DAY_MS)
    const next = subscription.billing_info?.next_billing_time
    const periodEnd = next === undefined ? null : new Date(next)
    const until = new Date(Math.max(Date.now() + DAY_MS, periodEnd?.getTime() ?? 0))
    const transactions = await paypal.transactions(subscriptionId, from, until)
    const refunds = await partialRefunds(transactions)
    const payments = transactions
      .map((transaction) => paymentOf(transaction, plan, refunds))
      .filter((payment) => payment !== null)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    // What was given back has paid for its period all the same: the one before it lasts no longer by that.
    const last = payments.findLast(({ status }) => status !== 'failed')
    if (last && periodEnd) last.periodEnd = periodEnd
    const status = statusOf(subscription)
    return {
      provider: 'paypal',
      subscriptionId,
      memberId,
      customerId: null,
      plan,
      status,
      // Suspended is how it is cancelled that may be resumed: what PayPal cancels is gone for good. PayPal itself suspends what
      // is not paid.
      cancels: subscription.status === 'SUSPENDED' && status === 'active',
      periodEnd: periodEnd ?? last?.periodEnd ?? null,
      nextChargeAt: nextChargeOf(subscription),
      payments,
    }
  },

  async exists(subscriptionId) {
    return (await orNull(paypal.subscription(subscriptionId))) !== null
  },

  async cancelAtPeriodEnd(subscriptionId) {
    await paypal.change(subscriptionId, 'suspend', 'Cancelled by the member.')
  },

  async resume(subscriptionId) {
    await paypal.change(subscriptionId, 'activate', 'Resumed by the member.')
  },

  async end(subscriptionId) {
    await unlessOver(paypal.change(subscriptionId, 'cancel', 'Ended.'))
  },

  async refund(transactionId) {
    await paypal.refund(transactionId)
  },

  async subscriptionIds() {
    const events = await paypal.events()
    const ids = await Promise.all(
      events.map((event) =>
        event.event_type.startsWith('BILLING.SUBSCRIPTION.') ? parsePaypalSubscription(event) : null
      )
    )
    return [...new Set(ids.filter((id) => id !== null))]
  },
}

/** The subscription that an event is about; `null` when it is about none. @throws `malformed_body` */
export async function parsePaypalSubscription(event: PaypalEvent): Promise<string | null> {
  const { event_type: type, resource = {} } = event
  if (type.startsWith('BILLING.SUBSCRIPTION.')) return readEventId(resource.id)
  if (type === 'PAYMENT.SALE.COMPLETED') return readEventId(resource.billing_agreement_id)
  if (type === REFUNDED_EVENT || type === REVERSED_EVENT) {
    const sale = readEventId(resource.sale_id ?? resource.id)
    return sale ? ((await orNull(paypal.subscriptionOfSale(sale))) ?? null) : null
  }
  return null
}
