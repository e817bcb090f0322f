import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DAY_MS } from '#app/core/time'
import type { PaymentProvider } from '#app/premium/rules'
import { makePremiumUser, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { untilSomebodyWaits } from '#tests/helpers/blocked'
import { moveTime } from '#tests/helpers/moved_time'
import { findPremium, listTransactions, usePayments } from '#tests/premium/support/payments'

const TABLES = ['premium_subscriptions', 'premium_transactions', 'users', 'outbox']
const PROVIDERS: PaymentProvider[] = ['stripe', 'paypal']
const CREATED = /subscription\.created/i

test.group('Buying premium', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  for (const provider of PROVIDERS) {
    test(`${provider}: a monthly payment grants premium by the webhook alone`, async ({
      assert,
    }) => {
      const member = await makeUser()
      payments.control.webhooks.configure({ held: true })
      await payments.buy(member, provider)
      assert.isFalse((await findPremium(member)).premium)
      await payments.control.webhooks.release('as they happened')
      const { premium, plan, days } = await findPremium(member)
      assert.deepEqual([premium, plan], [true, 'monthly'])
      assert.closeTo(days!, 30, 2)
      assert.deepEqual(await listTransactions(member), [
        { type: 'subscription', status: 'completed', amount: '4.99' },
      ])
      const { body } = await api.getAs(member, '/api/auth/user')
      assert.isTrue(body.isPremium)
    })

    test(`${provider}: a yearly payment grants premium for a year`, async ({ assert }) => {
      const member = await makeUser()
      await payments.buy(member, provider, 'yearly')
      const { plan, days } = await findPremium(member)
      assert.equal(plan, 'yearly')
      assert.closeTo(days!, 365, 2)
    })

    test(`${provider}: a second purchase during premium is 409`, async ({ assert }) => {
      const member = await makeUser()
      await payments.buy(member, provider)
      for (const other of PROVIDERS) {
        const before = await everything(TABLES)
        const { status, body } = await payments.begin(await api.enter(member), other, 'yearly')
        assert.deepEqual([status, body.code], [409, 'conflict'])
        assert.deepEqual(await everything(TABLES), before)
      }
    })

    test(`${provider}: a repeated request before the payment resumes the same purchase`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const browser = await api.enter(member)
      const answers = await Promise.all([1, 2, 3].map(() => payments.begin(browser, provider)))
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200]
      )
      const again = await payments.begin(browser, provider)
      assert.lengthOf(new Set([...answers, again].map(({ text }) => text)), 1)
      const started = db.from('premium_subscriptions').where('user_id', member.id)
      assert.lengthOf(await started, 1)
    })

    test(`${provider}: a webhook before the purchase is stored causes no deadlock`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const browser = await api.enter(member)
      payments.control.webhooks.configure({ held: true })
      // Takes the same locks as a webhook, slowly: the member, then the subscription.
      const webhook = await db.transaction()
      await webhook.rawQuery('SELECT FROM users WHERE id = ? FOR NO KEY UPDATE', [member.id])
      const answer = payments.begin(browser, provider)
      await untilSomebodyWaits()
      const created = payments.control.webhooks.list().find(({ type }) => CREATED.test(type))
      const { resource, data } = JSON.parse(created!.body)
      await webhook.table('premium_subscriptions').insert({
        provider,
        subscription_id: (resource ?? data.object).id,
        user_id: member.id,
        plan: 'monthly',
        status: 'pending',
        asked_at: new Date(),
      })
      await webhook.commit()
      assert.equal((await answer).status, 200)
      assert.lengthOf(await db.from('premium_subscriptions').where('user_id', member.id), 1)
    })

    test(`${provider}: a provider that is down is 503, and nothing is stored`, async ({
      assert,
    }) => {
      const browser = await api.enter(await makeUser())
      const { id } = payments.control.addFault({
        prefix: provider === 'stripe' ? '/v1' : '/paypal',
        kind: 'server_error',
      })
      const before = await everything(TABLES)
      const { status, body, headers } = await payments.begin(browser, provider)
      assert.deepEqual([status, body.code], [503, 'unavailable'])
      assert.isAtLeast(Number(headers.get('retry-after')), 1)
      assert.deepEqual(await everything(TABLES), before)
      payments.control.removeFault(id)
      assert.equal((await payments.begin(browser, provider)).status, 200)
    })

    test(`${provider}: renewals extend premium; failed renewals and refunds end it`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      payments.control.renew(subscription)
      await payments.told()
      assert.closeTo((await findPremium(member)).days!, 61, 2)

      payments.control.setRenewals(subscription, 'declined')
      payments.control.renew(subscription)
      await payments.told()
      assert.isFalse((await findPremium(member)).premium)
      const { body } = await api.getAs(member, '/api/premium')
      assert.include(body, { isPremium: false, status: 'past_due', canCancel: true })

      const other = await makeUser()
      payments.control.refund(await payments.buy(other, provider))
      await payments.told()
      assert.isFalse((await findPremium(other)).premium)
      assert.deepEqual(await listTransactions(other), [
        { type: 'subscription', status: 'refunded', amount: '4.99' },
        { type: 'refund', status: 'completed', amount: '4.99' },
      ])
    })

    test(`${provider}: can be canceled to the end of the period and resumed`, async ({
      assert,
    }) => {
      const member = await makeUser()
      await payments.buy(member, provider)
      const browser = await api.enter(member)
      const nothing = await browser.send('POST', '/api/premium/resume')
      assert.deepEqual([nothing.status, nothing.body.code], [409, 'conflict'])

      const cancelled = await browser.send('POST', '/api/premium/cancel')
      assert.equal(cancelled.status, 200, cancelled.text)
      assert.include(cancelled.body, {
        isPremium: true,
        cancels: true,
        canResume: true,
        canCancel: false,
        renewsAt: null,
      })
      assert.equal((await browser.send('POST', '/api/premium/cancel')).status, 409)
      const resumed = await browser.send('POST', '/api/premium/resume')
      assert.include(resumed.body, { isPremium: true, cancels: false, canCancel: true })
      assert.isNotNull(resumed.body.renewsAt)
      await payments.told()
      const log = await db.from('admin_logs').where('admin_id', member.id).orderBy('id')
      assert.deepEqual(
        log.map(({ action }) => action as string),
        ['cancel_premium', 'resume_premium']
      )
      assert.deepEqual(
        (await listTransactions(member)).map(({ type }) => type as string),
        ['subscription', 'cancellation', 'resumption']
      )
    })

    test(`${provider}: canceled premium ends by the database clock`, async ({ assert }) => {
      const member = await makeUser()
      await payments.buy(member, provider)
      await (await api.enter(member)).send('POST', '/api/premium/cancel')
      await payments.told()
      await moveTime(((await findPremium(member)).days! - 1) * DAY_MS)
      assert.isTrue((await findPremium(member)).premium)
      await moveTime(2 * DAY_MS)
      assert.isFalse((await findPremium(member)).premium)
      const { body } = await api.getAs(member, '/api/premium')
      assert.include(body, { isPremium: false, plan: null, expiresAt: null })
    })
  }

  test('stripe: a declined card grants nothing, and another card can pay', async ({ assert }) => {
    const member = await makeUser()
    const { body } = await payments.begin(await api.enter(member), 'stripe')
    assert.equal(
      payments.control.payWithCard(body.clientSecret as string, 'declined'),
      'Your card was declined.'
    )
    await payments.told()
    assert.isFalse((await findPremium(member)).premium)
    payments.control.payWithCard(body.clientSecret as string)
    await payments.told()
    assert.isTrue((await findPremium(member)).premium)
    assert.deepEqual(await listTransactions(member), [
      { type: 'subscription', status: 'completed', amount: '4.99' },
    ])
  })

  test('the plan must be one of the two', async ({ assert }) => {
    const browser = await api.enter(await makeUser())
    for (const planType of ['weekly', '', null, ['monthly'], 1]) {
      const path = '/api/premium/stripe/create-payment-intent'
      const { status } = await browser.send('POST', path, { planType })
      assert.equal(status, 422, String(planType))
    }
  })

  test('the payment history is paginated, has receipts and only the member’s own payments', async ({
    assert,
  }) => {
    const member = await makeUser()
    const subscription = await payments.buy(member, 'stripe')
    payments.control.renew(subscription)
    await payments.told()
    await payments.buy(await makeUser(), 'stripe')
    const first = await api.getAs(member, '/api/premium/transactions?limit=1')
    assert.lengthOf(first.body, 1)
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')![1]!
    const second = await api.getAs(member, next)
    assert.deepEqual(
      [...first.body, ...second.body].map(({ type }: { type: string }) => type),
      ['renewal', 'subscription']
    )
    assert.match(second.body[0].receiptUrl as string, /\/receipts\/in_/)
    assert.isNull(second.headers.get('link'))
  })

  test('members with premium but no subscription may not buy, and banned members may cancel', async ({
    assert,
  }) => {
    const granted = await makePremiumUser()
    assert.equal((await payments.begin(await api.enter(granted), 'stripe')).status, 409)

    const member = await makeUser()
    await payments.buy(member, 'stripe')
    const browser = await api.enter(member)
    await db.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    assert.equal((await browser.send('POST', '/api/premium/resume')).status, 403)
    assert.equal((await browser.send('POST', '/api/premium/cancel')).status, 200)
  })
})
