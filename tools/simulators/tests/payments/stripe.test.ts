import { existsSync, readFileSync } from 'node:fs'
import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { CREDENTIALS, subscribe, usePayments } from './simulator.ts'
import { DAY_MS } from '@botanica/demo-world'

const FIXTURES = new URL('../../../../../shared/vendor/stripe-fixtures3.json', import.meta.url)
const hasFixtures = existsSync(FIXTURES)
if (!hasFixtures)
  process.stderr.write(`Skipped: Stripe's fixtures are not at ${FIXTURES.pathname}\n`)
const payments = usePayments()

/** Creates a paid subscription. */
async function paid(price?: string) {
  const made = await subscribe(payments, price)
  expect(payments.control.payWithCard(made.secret)).toBeUndefined()
  return made
}

const getKind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** The error with which an SDK call fails. */
async function getError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Stripe.errors.StripeError)
  return error as Stripe.errors.StripeError
}

describe('the Stripe simulator, called by the real SDK', () => {
  test('returns the configured prices by id and by lookup key', async () => {
    const stripe = payments.stripe()
    const price = await stripe.prices.retrieve(CREDENTIALS.stripeMonthlyPrice)
    expect(price).toMatchObject({ unit_amount: 499, currency: 'usd', active: true })
    const { data } = await stripe.prices.list({ lookup_keys: ['premium_yearly'] })
    expect(data.map(({ id }) => id)).toEqual([CREDENTIALS.stripeYearlyPrice])
    expect(await stripe.products.retrieve(String(price.product))).toMatchObject({ active: true })
  })

  test('a first payment activates a subscription, and all events arrive in order', async () => {
    const { stripe, subscription } = await paid()
    expect(subscription.status).toBe('incomplete')
    await payments.control.webhooks.waitUntilIdle()

    const now = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['latest_invoice.payments.data.payment.payment_intent.latest_charge'],
    })
    expect(now.status).toBe('active')
    const invoice = now.latest_invoice as Stripe.Invoice
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 499 })
    const intent = invoice.payments!.data[0]!.payment.payment_intent as Stripe.PaymentIntent
    expect(intent.status).toBe('succeeded')
    expect((intent.latest_charge as Stripe.Charge).receipt_url).toContain(payments.url)
    expect(payments.product.typesTold()).toHaveLength(10)
    expect(new Set(payments.product.typesTold())).toContain('invoice.paid')
    const { data: events } = await stripe.events.list({ limit: 3 })
    expect(events[0]!.type).toBe('customer.subscription.updated')
    const receipt = await payments.request(new URL(invoice.hosted_invoice_url!).pathname)
    expect(await receipt.text()).toContain('$4.99')
  })

  test('a declined card says why, and another one pays the same invoice', async () => {
    const { stripe, subscription, secret } = await subscribe(payments)
    expect(payments.control.payWithCard(secret, 'insufficientFunds')).toBe(
      'Your card has insufficient funds.'
    )
    const { status } = await stripe.subscriptions.retrieve(subscription.id)
    expect(status).toBe('incomplete')
    const intent = await stripe.paymentIntents.retrieve(secret.split('_secret_')[0]!)
    expect(intent.last_payment_error).toMatchObject({ decline_code: 'insufficient_funds' })
    expect(payments.control.payWithCard(secret)).toBeUndefined()
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  })

  test('advancing the clock renews active subscriptions, month by month', async () => {
    const { stripe, subscription } = await paid()
    payments.control.advanceClock(62 * DAY_MS)
    const { data } = await stripe.invoices.list({ subscription: subscription.id })
    expect(data.map(({ billing_reason: reason }) => reason)).toEqual([
      'subscription_cycle',
      'subscription_cycle',
      'subscription_create',
    ])
    const { items } = await stripe.subscriptions.retrieve(subscription.id)
    expect(items.data[0]!.current_period_end).toBe(data[0]!.lines.data[0]!.period.end)
  })

  test('a failed renewal is retried, and finally given up', async () => {
    const { stripe, subscription } = await paid()
    payments.control.setRenewals(subscription.id, 'declined')
    payments.control.advanceClock(32 * DAY_MS)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
    payments.control.setRenewals(subscription.id, 'pays')
    payments.control.advanceClock(3 * DAY_MS)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    payments.control.setRenewals(subscription.id, 'expired')
    payments.control.advanceClock(60 * DAY_MS)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  })

  test('a canceled subscription ends with its period, unless it is resumed', async () => {
    const one = await paid()
    const other = await paid()
    for (const { subscription } of [one, other]) {
      await one.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    }
    await one.stripe.subscriptions.update(other.subscription.id, { cancel_at_period_end: false })
    payments.control.advanceClock(32 * DAY_MS)
    const { stripe } = one
    expect((await stripe.subscriptions.retrieve(one.subscription.id)).status).toBe('canceled')
    expect((await stripe.subscriptions.retrieve(other.subscription.id)).status).toBe('active')
    expect((await stripe.subscriptions.cancel(other.subscription.id)).status).toBe('canceled')
    expect((await getError(stripe.subscriptions.cancel(other.subscription.id))).statusCode).toBe(
      404
    )
  })

  test('an unpaid first payment expires', async () => {
    const { stripe, subscription } = await subscribe(payments)
    payments.control.advanceClock(DAY_MS)
    const { status } = await stripe.subscriptions.retrieve(subscription.id)
    expect(status).toBe('incomplete_expired')
  })

  test('the price of a payment can be changed', async () => {
    const { stripe, subscription } = await paid()
    payments.control.reprice(subscription.id, { amount: 1, currency: 'EUR' })
    const { data } = await stripe.invoices.list({ subscription: subscription.id })
    expect(data[0]).toMatchObject({ amount_paid: 1, currency: 'eur' })
  })

  test('refunds once', async () => {
    const { stripe, secret } = await paid()
    const intent = secret.split('_secret_')[0]!
    const refund = await stripe.refunds.create({ payment_intent: intent })
    expect(refund).toMatchObject({ amount: 499, status: 'succeeded' })
    const error = await getError(stripe.refunds.create({ payment_intent: intent }))
    expect(error.code).toBe('charge_already_refunded')
    await payments.control.webhooks.waitUntilIdle()
    expect(payments.product.typesTold()).toContain('charge.refunded')
  })

  test('the same idempotency key creates one subscription', async () => {
    const stripe = payments.stripe()
    const { id: customer } = await stripe.customers.create({})
    const make = () =>
      stripe.subscriptions.create(
        {
          customer,
          items: [{ price: CREDENTIALS.stripeMonthlyPrice }],
          payment_behavior: 'default_incomplete',
        },
        { idempotencyKey: 'the same' }
      )
    expect((await make()).id).toBe((await make()).id)
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
  })

  test('deletes a customer with the subscriptions, like a deleted customer at Stripe', async () => {
    const stripe = payments.stripe()
    const { id: customer } = await stripe.customers.create({})
    const body = {
      customer,
      items: [{ price: CREDENTIALS.stripeMonthlyPrice }],
      payment_behavior: 'default_incomplete' as const,
    }
    const { id } = await stripe.subscriptions.create(body)
    payments.control.deleteSilently(customer)
    const missing = { code: 'resource_missing', statusCode: 404 }
    expect(await getError(stripe.subscriptions.retrieve(id))).toMatchObject(missing)
    const unknown = { code: 'resource_missing', statusCode: 400, param: 'customer' }
    expect(await getError(stripe.subscriptions.create(body))).toMatchObject(unknown)
    expect(await getError(stripe.charges.list({ customer }))).toMatchObject(unknown)
  })

  test("returns Stripe's errors", async () => {
    const stripe = payments.stripe()
    const missing = await getError(stripe.subscriptions.retrieve('sub_nobody'))
    expect(missing).toMatchObject({ statusCode: 404, code: 'resource_missing' })
    const { hostname, port } = new URL(payments.url)
    const other = new Stripe('sk_test_other', { host: hostname, port, protocol: 'http' })
    const unknown = await getError(other.customers.create({}))
    expect(unknown).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    payments.control.addFault({
      prefix: '/v1',
      kind: 'rate_limited',
      retryAfterSeconds: 1,
      times: 1,
    })
    expect(await getError(stripe.customers.create({}))).toBeInstanceOf(
      Stripe.errors.StripeRateLimitError
    )
    // The SDK itself retries when a connection breaks.
    payments.control.addFault({ prefix: '/v1', kind: 'dropped', times: 2 })
    expect(await getError(stripe.customers.create({}))).toBeInstanceOf(
      Stripe.errors.StripeConnectionError
    )
  })

  test('has Paula and her payments', async () => {
    const stripe = payments.stripe()
    const paula = await stripe.subscriptions.retrieve('sub_demo_paula')
    expect(paula).toMatchObject({ status: 'active', customer: 'cus_demo_paula' })
    const { data } = await stripe.invoices.list({
      subscription: paula.id,
      expand: ['data.payments'],
    })
    expect(data).toHaveLength(1)
    expect(data[0]!.payments!.data[0]!.payment.payment_intent).toBe('pi_demo_paula_1')
  })
})

describe.skipIf(!hasFixtures)("responses match Stripe's own fixtures", () => {
  type Resource = Record<string, unknown>
  const { resources } = hasFixtures
    ? (JSON.parse(readFileSync(FIXTURES, 'utf8')) as { resources: Record<string, Resource> })
    : { resources: {} }

  /** Fields that only one of the response and Stripe's example has, or that differ in type. */
  function differences(response: Resource): string[] {
    const kind = String(response.object)
    const example = resources[kind]!
    const { added = [], gone = [] } = NEWER_IN_SDK[kind] ?? {}
    return [
      ...Object.keys(response).filter((key) => !(key in example) && !added.includes(key)),
      ...Object.keys(example).filter((key) => !(key in response) && !gone.includes(key)),
      ...Object.keys(response).filter(
        (key) =>
          response[key] !== null &&
          (example[key] ?? null) !== null &&
          getKind(response[key]) !== getKind(example[key])
      ),
    ]
  }

  const get = async (path: string) => {
    const headers = { Authorization: `Bearer ${CREDENTIALS.stripeSecretKey}` }
    return (await payments.request(`/v1${path}`, { headers })).json() as Promise<Resource>
  }

  test('each object', async () => {
    const { subscription, secret } = await paid()
    const intent = secret.split('_secret_')[0]!
    payments.control.refund(subscription.id)
    const first = async (path: string) => ((await get(path)).data as Resource[])[0]!
    const responses = [
      await get(`/customers/${String(subscription.customer)}`),
      await get(`/prices/${CREDENTIALS.stripeMonthlyPrice}`),
      await first('/products'),
      await get(`/subscriptions/${subscription.id}`),
      await first(`/invoices?subscription=${subscription.id}`),
      await first('/invoice_payments'),
      await get(`/payment_intents/${intent}`),
      await get(`/charges/${String((await get(`/payment_intents/${intent}`)).latest_charge)}`),
      await first('/refunds'),
      await first('/events'),
    ]
    const found = responses.map((response) => [response.object, differences(response)] as const)
    expect(found.filter(([, names]) => names.length > 0)).toEqual([])
  })

  test('an invalid one would be detected', async () => {
    const price = await get(`/prices/${CREDENTIALS.stripeMonthlyPrice}`)
    expect(differences({ ...price, unit_amount: '4.99' })).toEqual(['unit_amount'])
    expect(differences({ ...price, amount: 499 })).toEqual(['amount'])
  })
})

/** Where the SDK's types are newer than the fixtures, the types win (tsc checks the simulator against them). */
const NEWER_IN_SDK: Record<string, { added?: string[]; gone?: string[] }> = {
  product: { added: ['tax_details'] },
  invoice: { gone: ['subscription'] },
  payment_intent: {
    added: ['allowed_payment_method_types', 'payment_record'],
    gone: ['amount_details'],
  },
  // Only on request, or when known.
  charge: { gone: ['refunds'] },
  refund: { gone: ['destination_details'] },
}
