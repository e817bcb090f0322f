import { Stripe } from 'stripe'
import { stripeConfig } from '#config/payments'
import { SECOND_MS } from '#app/core/time'
import {
  orNull,
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

/** Stripe's code for an id that it does not know, or does not know any more. */
const MISSING = 'resource_missing'
/** The field of the metadata that says whose a subscription is. */
const MEMBER = 'memberId'
const CENTS = 100
/** More than the invoices of eight years. */
const MOST_INVOICES = 100
/** How far the clocks of both sides may be apart, and how long an event may be under way. */
const TOLERANCE_SECONDS = 300
const SIGNED_AT = /(?:^|,)t=(\d+)/
/** As many as Stripe puts on a page. */
const MOST_LISTED = 100

const { api, secretKey, prices, webhookSecret } = stripeConfig!
const stripe = new Stripe(secretKey, {
  host: api.hostname,
  protocol: api.protocol === 'http:' ? 'http' : 'https',
  ...(api.port === '' ? {} : { port: api.port }),
  timeout: PROVIDER_DEADLINE_MS,
  maxNetworkRetries: 1,
})
const calls = new ProviderClient('Stripe')

/** Stripe's refusals as ours: what it says of our question is no outage, what it says of itself is. */
function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return calls.make(() =>
    call().catch((error: unknown) => {
      const isAnswer =
        error instanceof Stripe.errors.StripeInvalidRequestError ||
        error instanceof Stripe.errors.StripeCardError
      if (!isAnswer) throw error
      throw new ProviderError({
        providerStatus: error.statusCode ?? 0,
        providerMessage: error.message,
        isMissing: error.code === MISSING,
      })
    })
  )
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
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

function planOf(subscription: Stripe.Subscription): PlanType | undefined {
  const price = subscription.items.data[0]?.price.id
  return PLAN_TYPES.find((plan) => prices[plan] === price)
}

function decimal(cents: number): string {
  return (cents / CENTS).toFixed(2)
}

function dateOf(seconds: number): Date {
  return new Date(seconds * SECOND_MS)
}

function paymentOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Payment | null {
  const period = invoice.lines.data[0]?.period
  const intent = idOf(invoice.payments?.data[0]?.payment.payment_intent)
  if (!period || !intent || !invoice.attempted) return null
  const charge = charges.find(({ payment_intent: paid, status }) => {
    return idOf(paid) === intent && status === 'succeeded'
  })
  const isPaid = invoice.status === 'paid'
  return {
    transactionId: intent,
    amount: decimal(isPaid ? invoice.amount_paid : invoice.amount_due),
    currency: invoice.currency.toUpperCase(),
    status: !isPaid ? 'failed' : charge?.refunded ? 'refunded' : 'completed',
    at: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
    periodEnd: dateOf(period.end),
    receiptUrl: invoice.hosted_invoice_url ?? null,
    refunded: decimal(charge?.amount_refunded ?? 0),
  }
}

function nextChargeOf(
  { status, cancel_at_period_end: cancels }: Stripe.Subscription,
  latest: Stripe.Invoice | undefined,
  periodEnd: Date | null
): Date | null {
  if (status === 'active' && !cancels) return periodEnd
  const retry = status === 'past_due' ? latest?.next_payment_attempt : null
  return retry ? dateOf(retry) : null
}

async function tell(subscription: Stripe.Subscription): Promise<SubscriptionSnapshot | null> {
  const plan = planOf(subscription)
  const memberId = subscription.metadata[MEMBER]
  const customer = idOf(subscription.customer)
  if (!plan || !memberId || !customer) return null
  const [invoices, charges] = await Promise.all([
    ask(() =>
      stripe.invoices.list({
        subscription: subscription.id,
        limit: MOST_INVOICES,
        expand: ['data.payments'],
      })
    ),
    // A customer that was deleted has none, and its subscription is there all the same.
    orNull(ask(() => stripe.charges.list({ customer, limit: MOST_INVOICES }))),
  ])
  const [latest] = invoices.data
  const status = STATUSES[subscription.status] ?? 'ended'
  const end = subscription.items.data[0]?.current_period_end
  const periodEnd = end === undefined ? null : dateOf(end)
  const payments = invoices.data
    .map((invoice) => paymentOf(invoice, charges?.data ?? []))
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
    // What ended because nobody paid has ended before its period.
    status: hasLapsed ? 'lapsed' : status,
    cancels: subscription.cancel_at_period_end,
    periodEnd,
    nextChargeAt: nextChargeOf(subscription, latest, periodEnd),
    payments,
  }
}

/** @returns the new customer's id */
async function createCustomer({ memberId, email, customerId }: Purchase): Promise<string> {
  const { id } = await ask(() =>
    stripe.customers.create(
      { metadata: { [MEMBER]: memberId }, ...(email === null ? {} : { email }) },
      // Stripe answers the same key with the same customer, also when it was deleted since.
      { idempotencyKey: `customer ${memberId} ${customerId ?? 'first'}` }
    )
  )
  return id
}

/** Begins a subscription that waits for its first payment. @throws ProviderRefusal of what is missing without the customer */
async function subscribe({ memberId, plan, attempt }: Purchase, customer: string) {
  const { id, latest_invoice: invoice } = await ask(() =>
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
  const payBy = secretOf(invoice)
  if (payBy === null) throw new Error(`Stripe gave no client secret for ${id}`)
  return { subscriptionId: id, payBy, customerId: customer }
}

export const stripeProvider: Provider = {
  async begin(purchase) {
    const { customerId } = purchase
    const begun = customerId === null ? null : await orNull(subscribe(purchase, customerId))
    // Customers are deleted in Stripe's dashboard, and a test account's with its data.
    return begun ?? subscribe(purchase, await createCustomer(purchase))
  },

  async pending(subscriptionId) {
    const subscription = await orNull(
      ask(() =>
        stripe.subscriptions.retrieve(subscriptionId, {
          expand: ['latest_invoice.confirmation_secret'],
        })
      )
    )
    return subscription?.status === 'incomplete' ? secretOf(subscription.latest_invoice) : null
  },

  async story(subscriptionId) {
    const subscription = await orNull(ask(() => stripe.subscriptions.retrieve(subscriptionId)))
    return subscription && tell(subscription)
  },

  async exists(subscriptionId) {
    return (await orNull(ask(() => stripe.subscriptions.retrieve(subscriptionId)))) !== null
  },

  async cancelAtPeriodEnd(subscriptionId) {
    await ask(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }))
  },

  async resume(subscriptionId) {
    await ask(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }))
  },

  async end(subscriptionId) {
    await orNull(ask(() => stripe.subscriptions.cancel(subscriptionId)))
  },

  async refund(transactionId) {
    await ask(() =>
      stripe.refunds.create(
        { payment_intent: transactionId },
        { idempotencyKey: `refund ${transactionId}` }
      )
    )
  },

  async subscriptionIds() {
    const ids: string[] = []
    for (let after: string | undefined, isMore = true; isMore; after = ids.at(-1)) {
      const page = await ask(() =>
        stripe.subscriptions.list({
          status: 'all',
          limit: MOST_LISTED,
          ...(after === undefined ? {} : { starting_after: after }),
        })
      )
      ids.push(...page.data.map(({ id }) => id))
      isMore = page.has_more
    }
    return ids
  },
}

function secretOf(invoice: string | Stripe.Invoice | null): string | null {
  return typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? null) : null
}

/**
 * Stripe's own judgement, and that of the future too, which the library leaves out.
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

/** Whether a genuine event has what every event of Stripe's has. */
export function isStripeEvent(event: unknown): event is Stripe.Event {
  return (
    isRecord(event) &&
    isProviderId(event.id) &&
    typeof event.type === 'string' &&
    isRecord(event.data) &&
    isRecord(event.data.object)
  )
}

/** The subscription that an event is about; `null` when it is about none. @throws `malformed_body` */
export async function parseStripeSubscription(event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return readEventId(event.data.object.id)
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
      return readEventId(idOf(event.data.object.parent?.subscription_details?.subscription))
    case 'charge.refunded':
      return subscriptionOfIntent(readEventId(idOf(event.data.object.payment_intent)))
    default:
      return null
  }
}

async function subscriptionOfIntent(intent: string | null): Promise<string | null> {
  if (intent === null) return null
  const payment = { type: 'payment_intent' as const, payment_intent: intent }
  const { data } = await ask(() =>
    stripe.invoicePayments.list({ payment, expand: ['data.invoice'] })
  )
  const invoice = data[0]?.invoice
  if (typeof invoice !== 'object' || invoice.deleted) return null
  return idOf(invoice.parent?.subscription_details?.subscription)
}
