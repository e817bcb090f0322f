import { Stripe } from 'stripe'
import { stripeConfig } from '#config/payments'
import { SECOND_MS } from '#app/core/time'
import {
  nullIfMissing,
  PROVIDER_DEADLINE_MS,
  ProviderClient,
  ProviderError,
} from '#app/premium/providers/provider_client'
import { isProviderId, isRecord, readEventId } from '#app/premium/providers/event_fields'
import { PLAN_TYPES, type PlanType, type SubscriptionStatus } from '#app/premium/rules'
import type {
  Payment,
  Provider,
  Purchase,
  SubscriptionSnapshot,
} from '#app/premium/provider_contract'

/** Stripe's error code for an unknown or deleted id. */
const MISSING = 'resource_missing'
/** The metadata field with the member's id. */
const MEMBER = 'memberId'
const CENTS = 100
/** More than the invoices of eight years. */
const MAX_INVOICES = 100
/** The maximum age of an event's signature, and how far Stripe's clock may be ahead. */
const TOLERANCE_SECONDS = 300
const SIGNED_AT = /(?:^|,)t=(\d+)/
/** Stripe's maximum page size. */
const PAGE_SIZE = 100

const { api, secretKey, prices, webhookSecret } = stripeConfig!
const stripe = new Stripe(secretKey, {
  host: api.hostname,
  protocol: api.protocol === 'http:' ? 'http' : 'https',
  ...(api.port === '' ? {} : { port: api.port }),
  timeout: PROVIDER_DEADLINE_MS,
  maxNetworkRetries: 1,
})
const calls = new ProviderClient('Stripe')

/** Calls Stripe. Errors about the request become a `ProviderError`; all others count as an outage. */
function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return calls.call(() =>
    call().catch((error: unknown) => {
      const isRejection =
        error instanceof Stripe.errors.StripeInvalidRequestError ||
        error instanceof Stripe.errors.StripeCardError
      if (!isRejection) throw error
      throw new ProviderError({
        providerStatus: error.statusCode ?? 0,
        providerMessage: error.message,
        isMissing: error.code === MISSING,
      })
    })
  )
}

function getId(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

const STATUSES: Record<string, SubscriptionStatus> = {
  incomplete: 'pending',
  incomplete_expired: 'ended',
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
}

function findPlan(subscription: Stripe.Subscription): PlanType | undefined {
  const price = subscription.items.data[0]?.price.id
  return PLAN_TYPES.find((plan) => prices[plan] === price)
}

function toDecimal(cents: number): string {
  return (cents / CENTS).toFixed(2)
}

function toDate(seconds: number): Date {
  return new Date(seconds * SECOND_MS)
}

function toPayment(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Payment | null {
  const period = invoice.lines.data[0]?.period
  const intent = getId(invoice.payments?.data[0]?.payment.payment_intent)
  if (!period || !intent || !invoice.attempted) return null
  const charge = charges.find(({ payment_intent: paid, status }) => {
    return getId(paid) === intent && status === 'succeeded'
  })
  const isPaid = invoice.status === 'paid'
  return {
    transactionId: intent,
    amount: toDecimal(isPaid ? invoice.amount_paid : invoice.amount_due),
    currency: invoice.currency.toUpperCase(),
    status: !isPaid ? 'failed' : charge?.refunded ? 'refunded' : 'completed',
    at: toDate(invoice.status_transitions.paid_at ?? invoice.created),
    periodEnd: toDate(period.end),
    receiptUrl: invoice.hosted_invoice_url ?? null,
    refunded: toDecimal(charge?.amount_refunded ?? 0),
  }
}

function getNextCharge(
  { status, cancel_at_period_end: cancels }: Stripe.Subscription,
  latest: Stripe.Invoice | undefined,
  periodEnd: Date | null
): Date | null {
  if (status === 'active' && !cancels) return periodEnd
  const retry = status === 'past_due' ? latest?.next_payment_attempt : null
  return retry ? toDate(retry) : null
}

async function toSnapshot(subscription: Stripe.Subscription): Promise<SubscriptionSnapshot | null> {
  const plan = findPlan(subscription)
  const memberId = subscription.metadata[MEMBER]
  const customer = getId(subscription.customer)
  if (!plan || !memberId || !customer) return null
  const [invoices, charges] = await Promise.all([
    callStripe(() =>
      stripe.invoices.list({
        subscription: subscription.id,
        limit: MAX_INVOICES,
        expand: ['data.payments'],
      })
    ),
    // A deleted customer has no charges, but its subscription still exists.
    nullIfMissing(callStripe(() => stripe.charges.list({ customer, limit: MAX_INVOICES }))),
  ])
  const [latest] = invoices.data
  const status = STATUSES[subscription.status] ?? 'ended'
  const end = subscription.items.data[0]?.current_period_end
  const periodEnd = end === undefined ? null : toDate(end)
  const payments = invoices.data
    .map((invoice) => toPayment(invoice, charges?.data ?? []))
    .filter((payment) => payment !== null)
    .toReversed()
  const hasLapsed =
    status === 'ended' &&
    latest?.status !== 'paid' &&
    payments.some(({ status: paid }) => paid !== 'failed')
  return {
    provider: 'stripe',
    subscriptionId: subscription.id,
    memberId,
    customerId: customer,
    plan,
    // A subscription that ended because of a failed payment ended before its period did.
    status: hasLapsed ? 'lapsed' : status,
    cancels: subscription.cancel_at_period_end,
    periodEnd,
    nextChargeAt: getNextCharge(subscription, latest, periodEnd),
    payments,
  }
}

/** @returns the new customer's id */
async function createCustomer({ memberId, email, customerId }: Purchase): Promise<string> {
  const { id } = await callStripe(() =>
    stripe.customers.create(
      { metadata: { [MEMBER]: memberId }, ...(email === null ? {} : { email }) },
      // Stripe returns the same customer for the same key, even if it has been deleted since.
      { idempotencyKey: `customer ${memberId} ${customerId ?? 'first'}` }
    )
  )
  return id
}

/**
 * Creates a subscription that waits for its first payment.
 * @throws ProviderError with `isMissing` if the customer does not exist
 */
async function subscribe({ memberId, plan, attempt }: Purchase, customer: string) {
  const { id, latest_invoice: invoice } = await callStripe(() =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price: prices[plan] }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { [MEMBER]: memberId },
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: `subscription ${attempt} ${customer}` }
    )
  )
  const payBy = getClientSecret(invoice)
  if (payBy === null) throw new Error(`Stripe returned no client secret for ${id}`)
  return { subscriptionId: id, payBy, customerId: customer }
}

export const stripeProvider: Provider = {
  async startPurchase(purchase) {
    const { customerId } = purchase
    const started =
      customerId === null ? null : await nullIfMissing(subscribe(purchase, customerId))
    // The customer may have been deleted in Stripe's dashboard, or with the data of a test account.
    return started ?? subscribe(purchase, await createCustomer(purchase))
  },

  async findPendingPayment(subscriptionId) {
    const subscription = await nullIfMissing(
      callStripe(() =>
        stripe.subscriptions.retrieve(subscriptionId, {
          expand: ['latest_invoice.confirmation_secret'],
        })
      )
    )
    return subscription?.status === 'incomplete'
      ? getClientSecret(subscription.latest_invoice)
      : null
  },

  async fetchSubscription(subscriptionId) {
    const subscription = await nullIfMissing(
      callStripe(() => stripe.subscriptions.retrieve(subscriptionId))
    )
    return subscription && toSnapshot(subscription)
  },

  async exists(subscriptionId) {
    return (
      (await nullIfMissing(callStripe(() => stripe.subscriptions.retrieve(subscriptionId)))) !==
      null
    )
  },

  async cancelAtPeriodEnd(subscriptionId) {
    await callStripe(() =>
      stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    )
  },

  async resume(subscriptionId) {
    await callStripe(() =>
      stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false })
    )
  },

  async end(subscriptionId) {
    await nullIfMissing(callStripe(() => stripe.subscriptions.cancel(subscriptionId)))
  },

  async refund(transactionId) {
    await callStripe(() =>
      stripe.refunds.create(
        { payment_intent: transactionId },
        { idempotencyKey: `refund ${transactionId}` }
      )
    )
  },

  async subscriptionIds() {
    const ids: string[] = []
    for (let after: string | undefined, isMore = true; isMore; after = ids.at(-1)) {
      const page = await callStripe(() =>
        stripe.subscriptions.list({
          status: 'all',
          limit: PAGE_SIZE,
          ...(after === undefined ? {} : { starting_after: after }),
        })
      )
      ids.push(...page.data.map(({ id }) => id))
      isMore = page.has_more
    }
    return ids
  },
}

function getClientSecret(invoice: string | Stripe.Invoice | null): string | null {
  return typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? null) : null
}

/**
 * Verifies an event with Stripe's library, and also rejects signatures from the future, which the library accepts.
 * @throws when the signature is not Stripe's, or dated more than five minutes ago or ahead
 */
export function verifyStripeEvent(body: string, signature: string): Stripe.Event {
  const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS)
  const signedAt = Number(SIGNED_AT.exec(signature)?.[1])
  if (!(signedAt * SECOND_MS - Date.now() <= TOLERANCE_SECONDS * SECOND_MS)) {
    throw new Error('the signature is dated in the future')
  }
  return event
}

/** Returns whether a verified event has the fields of every Stripe event. */
export function isStripeEvent(event: unknown): event is Stripe.Event {
  return (
    isRecord(event) &&
    isProviderId(event.id) &&
    typeof event.type === 'string' &&
    isRecord(event.data) &&
    isRecord(event.data.object)
  )
}

/** Returns the id of the subscription that an event is about; `null` when there is none. @throws `malformed_body` */
export async function parseStripeSubscription(event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return readEventId(event.data.object.id)
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
      return readEventId(getId(event.data.object.parent?.subscription_details?.subscription))
    case 'charge.refunded':
      return findSubscriptionByIntent(readEventId(getId(event.data.object.payment_intent)))
    default:
      return null
  }
}

async function findSubscriptionByIntent(intent: string | null): Promise<string | null> {
  if (intent === null) return null
  const payment = { type: 'payment_intent' as const, payment_intent: intent }
  const { data } = await callStripe(() =>
    stripe.invoicePayments.list({ payment, expand: ['data.invoice'] })
  )
  const invoice = data[0]?.invoice
  if (typeof invoice !== 'object' || invoice.deleted) return null
  return getId(invoice.parent?.subscription_details?.subscription)
}
