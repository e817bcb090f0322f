import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { paypalConfig } from '#config/payments'
import { DAY_MS } from '#app/core/time'
import { orNull, ProviderRefusal } from '#app/premium/providers/calls'
import {
  paypal,
  type PaypalEvent,
  type PaypalSubscription,
  type PaypalTransaction,
} from '#app/premium/providers/paypal_client'
import { PLAN_TYPES, type PlanType, type SubscriptionStatus } from '#app/premium/rules'
import type { Payment, Provider } from '#app/premium/story'

const { plans } = paypalConfig!
const BRAND = 'Botanica'
/** Where people come back to (document 2 section 2). */
const RETURN_URL = new URL('/premium?success=true', appUrl).href
const CANCEL_URL = new URL('/premium', appUrl).href
const UNPROCESSABLE = 422

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
  if ((billing?.failed_payments_count ?? 0) > 0) return 'lapsed'
  switch (status) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return 'pending'
    case 'ACTIVE':
    case 'SUSPENDED':
      return 'active'
    default:
      return 'ended'
  }
}

function paymentOf(transaction: PaypalTransaction, plan: PlanType): Payment | null {
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
  }
}

function approvalOf({ links }: PaypalSubscription): string | null {
  return links?.find(({ rel }) => rel === 'approve')?.href ?? null
}

/** What PayPal cannot cancel any more has ended, or was never begun. */
async function unlessOver(changed: Promise<unknown>): Promise<void> {
  try {
    await orNull(changed)
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.status !== UNPROCESSABLE) throw error
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
    const payments = transactions
      .map((transaction) => paymentOf(transaction, plan))
      .filter((payment) => payment !== null)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    // What was given back has paid for its period all the same: the one before it lasts no longer by that.
    const last = payments.findLast(({ status }) => status !== 'failed')
    if (last && periodEnd) last.periodEnd = periodEnd
    return {
      provider: 'paypal',
      subscriptionId,
      memberId,
      customerId: null,
      plan,
      status: statusOf(subscription),
      // Suspended is how it is cancelled that may be resumed: what PayPal cancels is gone for good.
      cancels: subscription.status === 'SUSPENDED',
      periodEnd: periodEnd ?? last?.periodEnd ?? null,
      payments,
    }
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
        event.event_type.startsWith('BILLING.SUBSCRIPTION.') ? paypalSubscriptionOf(event) : null
      )
    )
    return [...new Set(ids.filter((id) => id !== null))]
  },
}

/** The subscription that an event is about; `null` when it is about none. */
export async function paypalSubscriptionOf(event: PaypalEvent): Promise<string | null> {
  const { event_type: type, resource = {} } = event
  if (type.startsWith('BILLING.SUBSCRIPTION.')) return resource.id ?? null
  if (type === 'PAYMENT.SALE.COMPLETED') return resource.billing_agreement_id ?? null
  if (type === 'PAYMENT.SALE.REFUNDED' || type === 'PAYMENT.SALE.REVERSED') {
    const sale = resource.sale_id ?? resource.id
    return sale ? ((await orNull(paypal.subscriptionOfSale(sale))) ?? null) : null
  }
  return null
}
