import { DateTime } from 'luxon'
import { SITE_NAME } from '#app/core/rules'
import { HTTP_UNPROCESSABLE_CONTENT } from '#app/core/http/status'
import { appUrl } from '#config/app'
import { paypalConfig } from '#config/payments'
import { DAY_MS } from '#app/core/time'
import { nullIfMissing, ProviderError } from '#app/premium/providers/provider_client'
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
const CENT_DIGITS = 2
/** The page to which members return after paying. */
const RETURN_URL = new URL('/premium?success=true', appUrl).href
/** The page to which members return without having paid. It says so. */
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

function findPlan({ plan_id: id }: PaypalSubscription): PlanType | undefined {
  return PLAN_TYPES.find((plan) => plans[plan] === id)
}

function toStatus({ status, billing_info: billing }: PaypalSubscription): SubscriptionStatus {
  const hasFailed = (billing?.failed_payments_count ?? 0) > 0
  switch (status) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return 'pending'
    case 'ACTIVE':
    case 'SUSPENDED':
      // Includes subscriptions that PayPal suspended after too many failures: PayPal may still collect the outstanding amount.
      return hasFailed ? 'past_due' : 'active'
    default:
      return hasFailed ? 'lapsed' : 'ended'
  }
}

function getNextCharge({ status, billing_info: billing }: PaypalSubscription): Date | null {
  if (status !== 'ACTIVE') return null
  const { next_payment_retry_time: retry } = billing?.last_failed_payment ?? {}
  const hasFailed = (billing?.failed_payments_count ?? 0) > 0
  const next = hasFailed ? retry : billing?.next_billing_time
  return next === undefined ? null : new Date(next)
}

/**
 * Returns the refunded amount of each partially refunded sale. PayPal reports it only in webhooks, which it keeps for thirty
 * days. They are fetched from PayPal, so a webhook that never reached us counts too.
 */
async function fetchPartialRefunds(
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

function toPayment(
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

/** Formats an amount like PayPal does. */
function toDecimal(amount: number): string {
  return amount.toFixed(CENT_DIGITS)
}

function getApprovalUrl({ links }: PaypalSubscription): string | null {
  return links?.find(({ rel }) => rel === 'approve')?.href ?? null
}

/** Ignores PayPal's refusal to cancel a subscription that has ended or was never paid. */
async function ignoreIfEnded(changed: Promise<unknown>): Promise<void> {
  try {
    await nullIfMissing(changed)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.providerStatus !== HTTP_UNPROCESSABLE_CONTENT)
      throw error
  }
}

export const paypalProvider: Provider = {
  async startPurchase({ memberId, plan, attempt }) {
    const created = await paypal.subscribe(
      {
        plan_id: plans[plan],
        custom_id: memberId,
        application_context: {
          brand_name: SITE_NAME,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'SUBSCRIBE_NOW',
          return_url: RETURN_URL,
          cancel_url: CANCEL_URL,
        },
      },
      attempt
    )
    const payBy = getApprovalUrl(created)
    if (payBy === null) throw new Error(`PayPal gave no address for the approval of ${created.id}`)
    return { subscriptionId: created.id, payBy, customerId: null }
  },

  async findPendingPayment(subscriptionId) {
    const subscription = await nullIfMissing(paypal.subscription(subscriptionId))
    return subscription?.status === 'APPROVAL_PENDING' ? getApprovalUrl(subscription) : null
  },

  async fetchSubscription(subscriptionId) {
    const subscription = await nullIfMissing(paypal.subscription(subscriptionId))
    const plan = subscription && findPlan(subscription)
    const memberId = subscription?.custom_id
    if (!plan || !memberId) return null
    const from = new Date(Date.parse(subscription.create_time) - DAY_MS)
    const next = subscription.billing_info?.next_billing_time
    const periodEnd = next === undefined ? null : new Date(next)
    const until = new Date(Math.max(Date.now() + DAY_MS, periodEnd?.getTime() ?? 0))
    const transactions = await paypal.transactions(subscriptionId, from, until)
    const refunds = await fetchPartialRefunds(transactions)
    const payments = transactions
      .map((transaction) => toPayment(transaction, plan, refunds))
      .filter((payment) => payment !== null)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    // A refunded payment still belongs to the current period; otherwise the payment before it would last longer.
    const last = payments.findLast(({ status }) => status !== 'failed')
    if (last && periodEnd) last.periodEnd = periodEnd
    const status = toStatus(subscription)
    return {
      provider: 'paypal',
      subscriptionId,
      memberId,
      customerId: null,
      plan,
      status,
      // A subscription that may be resumed is canceled by suspending it, because canceling at PayPal is final. PayPal also
      // suspends unpaid subscriptions.
      cancels: subscription.status === 'SUSPENDED' && status === 'active',
      periodEnd: periodEnd ?? last?.periodEnd ?? null,
      nextChargeAt: getNextCharge(subscription),
      payments,
    }
  },

  async exists(subscriptionId) {
    return (await nullIfMissing(paypal.subscription(subscriptionId))) !== null
  },

  async cancelAtPeriodEnd(subscriptionId) {
    await paypal.change(subscriptionId, 'suspend', 'Cancelled by the member.')
  },

  async resume(subscriptionId) {
    await paypal.change(subscriptionId, 'activate', 'Resumed by the member.')
  },

  async end(subscriptionId) {
    await ignoreIfEnded(paypal.change(subscriptionId, 'cancel', 'Ended.'))
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

/** Returns the id of the subscription that an event is about; `null` when there is none. @throws `malformed_body` */
export async function parsePaypalSubscription(event: PaypalEvent): Promise<string | null> {
  const { event_type: type, resource = {} } = event
  if (type.startsWith('BILLING.SUBSCRIPTION.')) return readEventId(resource.id)
  if (type === 'PAYMENT.SALE.COMPLETED') return readEventId(resource.billing_agreement_id)
  if (type === REFUNDED_EVENT || type === REVERSED_EVENT) {
    const sale = readEventId(resource.sale_id ?? resource.id)
    return sale ? ((await nullIfMissing(paypal.findSubscriptionOfSale(sale))) ?? null) : null
  }
  return null
}
