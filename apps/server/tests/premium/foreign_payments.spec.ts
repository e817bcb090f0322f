import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Stripe } from 'stripe'
import { paypalConfig, stripeConfig } from '#config/payments'
import type { PaymentProvider } from '#app/premium/rules'
import { makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { findPremium, listTransactions, usePayments } from '#tests/premium/support/payments'

const PROVIDERS: PaymentProvider[] = ['stripe', 'paypal']
const OURS = ['premium_subscriptions', 'premium_transactions', 'users', 'outbox']
const NOBODY = '499999999999999999'

test.group('Payments that do not match what was sold', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  for (const provider of PROVIDERS) {
    for (const [what, price] of [
      ['too little', { amount: 1 }],
      ['too much', { amount: 4_999 }],
      ['another currency', { currency: 'EUR' }],
    ] as const) {
      test(`${provider}: ${what} gives nothing`, async ({ assert }) => {
        const member = await makeUser()
        payments.control.webhooks.configure({ held: true })
        const subscription = await payments.buy(member, provider)
        payments.control.reprice(subscription, price)
        await payments.control.webhooks.release('as they happened')
        assert.isFalse((await findPremium(member)).premium)
        assert.isEmpty(await listTransactions(member))
        assert.isFalse((await api.getAs(member, '/api/auth/user')).body.isPremium)
      })
    }

    test(`${provider}: a wrong renewal does not extend a correctly paid period`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      const { days } = await findPremium(member)
      payments.control.webhooks.configure({ held: true })
      payments.control.renew(subscription)
      payments.control.reprice(subscription, { amount: 1 })
      await payments.control.webhooks.release('as they happened')
      assert.closeTo((await findPremium(member)).days!, days!, 1)
      assert.lengthOf(await listTransactions(member), 1)
    })
  }

  test('stripe: subscriptions of unknown members and of other shops grant nothing', async ({
    assert,
  }) => {
    const member = await makeUser()
    const { hostname, port } = stripeConfig!.api
    const stripe = new Stripe(stripeConfig!.secretKey, { host: hostname, port, protocol: 'http' })
    const before = await everything(OURS)
    // An unknown id, no member at all, and a member under another field name.
    const foreign: Record<string, string>[] = [{ memberId: NOBODY }, {}, { member: member.id }]
    for (const metadata of foreign) {
      const customer = await stripe.customers.create({ metadata })
      const { latest_invoice: invoice } = await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: stripeConfig!.prices.monthly }],
        payment_behavior: 'default_incomplete',
        metadata,
        expand: ['latest_invoice.confirmation_secret'],
      })
      const { confirmation_secret: secret } = invoice as Stripe.Invoice
      payments.control.payWithCard(secret!.client_secret)
    }
    await payments.told()
    const answers = payments.control.webhooks.list().flatMap(({ attempts }) => attempts)
    assert.isAbove(answers.length, 10)
    assert.isTrue(answers.every(({ status }) => status === 200))
    assert.deepEqual(await everything(OURS), before)
  })

  test('paypal: a subscription of an unknown member grants nothing', async ({ assert }) => {
    const before = await everything(OURS)
    const { api: paypal, clientId, clientSecret, plans } = paypalConfig!
    const post = async (path: string, headers: Record<string, string>, body: string) => {
      const response = await fetch(`${paypal}${path}`, { method: 'POST', headers, body })
      return (await response.json()) as Record<string, unknown>
    }
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { access_token: token } = await post(
      '/v1/oauth2/token',
      { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      'grant_type=client_credentials'
    )
    for (const whose of [{ custom_id: NOBODY }, {}]) {
      const { links } = await post(
        '/v1/billing/subscriptions',
        { authorization: `Bearer ${String(token)}`, 'content-type': 'application/json' },
        JSON.stringify({
          plan_id: plans.monthly,
          ...whose,
          application_context: { return_url: 'https://a.test/', cancel_url: 'https://a.test/' },
        })
      )
      const approval = (links as { rel: string; href: string }[]).find(
        ({ rel }) => rel === 'approve'
      )
      payments.control.approve(approval!.href)
    }
    await payments.told()
    const answers = payments.control.webhooks.list().flatMap(({ attempts }) => attempts)
    assert.isAbove(answers.length, 4)
    assert.isTrue(answers.every(({ status }) => status === 200))
    assert.deepEqual(await everything(OURS), before)
    assert.isNotEmpty(await db.from('webhook_events').where('provider', 'paypal'))
  })
})
