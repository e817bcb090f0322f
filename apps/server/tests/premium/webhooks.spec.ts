import { Stripe } from 'stripe'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { stripeConfig } from '#config/payments'
import { parsePaypalSubscription } from '#app/premium/providers/paypal'
import type { PaypalEvent } from '#app/premium/providers/paypal_client'
import type { PaymentProvider } from '#app/premium/rules'
import { HTTP_SERVICE_UNAVAILABLE } from '#app/core/http/status'
import { makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { advanceProcessClock } from '#tests/helpers/process_clock'
import {
  findPremium,
  listTransactions,
  usePayments,
  WEBHOOK_PATHS,
} from '#tests/premium/support/payments'

const TABLES = [
  'premium_subscriptions',
  'premium_transactions',
  'webhook_events',
  'users',
  'outbox',
]
const PROVIDERS: PaymentProvider[] = ['stripe', 'paypal']
const COPIES = 50
const BREAK_MS = 3_000
const STALE_SECONDS = 600
const UNREADABLE = 'This is no event that we can read.'
const { webhooks: signer } = new Stripe(stripeConfig!.secretKey)

const signed = (payload: string, secret = stripeConfig!.webhookSecret, ageSeconds = 0) => ({
  'content-type': 'application/json',
  'stripe-signature': signer.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1_000) - ageSeconds,
  }),
})

test.group('Webhooks of the payment providers', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  const send = (provider: PaymentProvider, body: string, headers: Record<string, string>) =>
    api.send('POST', WEBHOOK_PATHS[provider], {
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  for (const provider of PROVIDERS) {
    test(`${provider}: ${COPIES} shuffled concurrent copies grant one period`, async ({
      assert,
    }) => {
      const member = await makeUser()
      payments.control.webhooks.configure({ held: true, copies: COPIES })
      await payments.buy(member, provider)
      await payments.control.webhooks.release('shuffled')
      assert.closeTo((await findPremium(member)).days!, 30, 2)
      assert.lengthOf(await listTransactions(member), 1)
      const sent = payments.control.webhooks.list()
      const events = await db.from('webhook_events').where('provider', provider)
      const arrived = new Set(events.map(({ event_id: id }) => id as string))
      assert.isTrue(sent.every(({ id }) => arrived.has(id)))
    })

    test(`${provider}: ${COPIES} shuffled concurrent copies of a purchase, a renewal and a refund apply once`, async ({
      assert,
    }) => {
      const member = await makeUser()
      payments.control.webhooks.configure({ lost: true })
      const subscription = await payments.buy(member, provider)
      payments.control.renew(subscription)
      payments.control.refund(subscription)
      const { list, resend } = payments.control.webhooks
      const webhooks = list()
      const sent = Array.from(
        { length: COPIES },
        (_, index) => webhooks[index % webhooks.length]!.id
      )
        .map((id) => ({ id, key: Math.random() }))
        .toSorted((one, other) => one.key - other.key)
      /** As providers do, sends a webhook again that came while the server was busy. */
      const resendUnlessBusy = async (id: string): Promise<number | undefined> => {
        const status = await resend(id)
        return status === HTTP_SERVICE_UNAVAILABLE ? resendUnlessBusy(id) : status
      }
      const answers = await Promise.all(sent.map(({ id }) => resendUnlessBusy(id)))
      assert.deepEqual([...new Set(answers)], [200])
      assert.closeTo((await findPremium(member)).days!, 30, 2)
      assert.sameDeepMembers(await listTransactions(member), [
        { type: 'subscription', status: 'completed', amount: '4.99' },
        { type: 'renewal', status: 'refunded', amount: '4.99' },
        { type: 'refund', status: 'completed', amount: '4.99' },
      ])
    })

    test(`${provider}: in the wrong order, a refunded payment stays refunded`, async ({
      assert,
    }) => {
      const member = await makeUser()
      payments.control.webhooks.configure({ held: true })
      payments.control.refund(await payments.buy(member, provider))
      await payments.control.webhooks.release('reversed')
      assert.isFalse((await findPremium(member)).premium)
      assert.lengthOf(await listTransactions(member), 2)
    })

    test(`${provider}: is 503 while the provider is down, and a redelivery counts`, async ({
      assert,
    }) => {
      const member = await makeUser()
      payments.control.webhooks.configure({ held: true, retries: 0 })
      await payments.buy(member, provider)
      const prefix = provider === 'stripe' ? '/v1' : '/paypal'
      const { id } = payments.control.addFault({ prefix, kind: 'server_error' })
      await payments.control.webhooks.release('as they happened')
      assert.isFalse((await findPremium(member)).premium)
      const sent = payments.control.webhooks.list()
      assert.isTrue(sent.some(({ attempts }) => attempts.some(({ status }) => status === 503)))
      payments.control.removeFault(id)
      for (const one of sent) await payments.control.webhooks.resend(one.id)
      // The circuit breaker is still open for a moment.
      await advanceProcessClock(BREAK_MS)
      for (const one of sent) {
        assert.equal(await payments.control.webhooks.resend(one.id), 200, one.type)
      }
      assert.isTrue((await findPremium(member)).premium)
    })
  }

  test('stripe: forged, altered, stale and unsigned ones are 400 and change nothing', async ({
    assert,
  }) => {
    const member = await makeUser()
    payments.control.webhooks.configure({ lost: true })
    await payments.buy(member, 'stripe')
    const { body } = payments.control.webhooks.list().find(({ type }) => type === 'invoice.paid')!
    const before = await everything(TABLES)
    for (const [what, sent, headers] of [
      ['unsigned', body, {}],
      ['forged', body, signed(body, 'whsec_somebody_elses')],
      ['altered', body.replace('paid', 'void'), signed(body)],
      ['stale', body, signed(body, stripeConfig!.webhookSecret, STALE_SECONDS)],
      ['no event', '[]', {}],
      ['from the future', body, signed(body, stripeConfig!.webhookSecret, -STALE_SECONDS)],
    ] as const) {
      const { status } = await send('stripe', sent, headers)
      assert.equal(status, 400, what)
    }
    assert.deepEqual(await everything(TABLES), before)
    assert.equal((await send('stripe', body, signed(body))).status, 200)
    assert.isTrue((await findPremium(member)).premium)
  })

  test('paypal: forged and unsigned ones are 400 and change nothing', async ({ assert }) => {
    const member = await makeUser()
    payments.control.webhooks.configure({ lost: true })
    await payments.buy(member, 'paypal')
    const sale = payments.control.webhooks.list().find(({ type }) => type.includes('SALE'))!
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT',
      'paypal-transmission-id': '8e2b0e54-0000-4000-8000-000000000000',
      'paypal-transmission-sig': Buffer.from('signature').toString('base64'),
      'paypal-transmission-time': new Date().toISOString(),
    }
    const before = await everything(TABLES)
    for (const [what, sent, given] of [
      ['unsigned', sale.body, {}],
      ['forged', sale.body, headers],
      ['no event', '{}', headers],
      ['no JSON', '{', headers],
    ] as const) {
      assert.equal((await send('paypal', sent, given)).status, 400, what)
    }
    assert.deepEqual(await everything(TABLES), before)
    assert.equal(await payments.control.webhooks.resend(sale.id), 200)
    assert.isTrue((await findPremium(member)).premium)
  })

  test('stripe: signed events with an undocumented shape are 400 and change nothing', async ({
    assert,
  }) => {
    const before = await everything(TABLES)
    const type = 'customer.subscription.updated'
    const data = { object: { id: 'sub_1' } }
    for (const event of [
      {},
      { data: {} },
      { data: null },
      { id: null },
      { id: 'evt_1', type, data: null },
      { id: 'evt_1', type, data: { object: null } },
      { id: 'evt_1', type: null, data },
      { id: `evt_${'1'.repeat(300)}`, type, data },
      { id: 'evt_\u0000', type, data },
      { id: 'evt_1', type, data: { object: { id: 5 } } },
      {
        id: 'evt_1',
        type: 'invoice.paid',
        data: { object: { parent: { subscription_details: { subscription: { id: [] } } } } },
      },
      { id: 'evt_1', type: 'charge.refunded', data: { object: { payment_intent: { id: {} } } } },
    ]) {
      const body = JSON.stringify({ object: 'event', ...event })
      const answer = await send('stripe', body, signed(body))
      assert.deepEqual([answer.status, answer.body.code], [400, 'malformed_body'], body)
    }
    assert.deepEqual(await everything(TABLES), before)
  })

  test('paypal: events with an undocumented shape are 400 and change nothing', async ({
    assert,
  }) => {
    const before = await everything(TABLES)
    const type = 'BILLING.SUBSCRIPTION.ACTIVATED'
    for (const event of [
      { id: 'WH-1', event_type: type, resource: null },
      { id: 'WH-1', event_type: type, resource: 'x' },
      { id: 'W'.repeat(300), event_type: type },
      { id: 'WH-\u0000', event_type: type },
      { id: 'WH-1', event_type: 5 },
    ]) {
      const { status, body } = await send('paypal', JSON.stringify(event), {})
      assert.deepEqual([status, body.message], [400, UNREADABLE], JSON.stringify(event))
    }
    for (const [event_type, resource] of [
      [type, { id: 5 }],
      ['PAYMENT.SALE.COMPLETED', { billing_agreement_id: {} }],
      ['PAYMENT.SALE.REFUNDED', { sale_id: '\ud800' }],
    ] as const) {
      const event = { id: 'WH-1', event_type, resource } as unknown as PaypalEvent
      await assert.rejects(() => parsePaypalSubscription(event), UNREADABLE)
    }
    assert.deepEqual(await everything(TABLES), before)
  })

  test('unknown and foreign events are accepted and do nothing', async ({ assert }) => {
    const before = await everything(['premium_subscriptions', 'premium_transactions', 'users'])
    for (const event of [
      { id: 'evt_1', type: 'payout.paid', data: { object: { id: 'po_1' } } },
      { id: 'evt_2', type: 'customer.subscription.updated', data: { object: { id: 'sub_else' } } },
      { id: 'evt_3', type: 'of.tomorrow', data: { object: {} } },
    ]) {
      const body = JSON.stringify({ object: 'event', ...event })
      assert.equal((await send('stripe', body, signed(body))).status, 200, event.type)
    }
    const after = await everything(['premium_subscriptions', 'premium_transactions', 'users'])
    assert.deepEqual(after, before)
  })

  test('a body that is too large is 413, another type is 415', async ({ assert }) => {
    const large = JSON.stringify({ text: 'x'.repeat(200_000) })
    for (const provider of PROVIDERS) {
      assert.equal((await send(provider, large, {})).status, 413)
      const plain = { 'content-type': 'text/plain' }
      assert.equal((await send(provider, 'a', plain)).status, 415)
    }
  })
})
