import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { endSubscriptions } from '#app/premium/jobs/end_subscriptions'
import { providers } from '#app/premium/providers/providers'
import type { PaymentProvider } from '#app/premium/rules'
import { makeUser } from '#database/factories/index'
import { untilSomebodyWaits } from '#tests/helpers/blocked'
import { useApi } from '#tests/directory/support/api'
import { findPremium, listTransactions, usePayments } from '#tests/premium/support/payments'

const { signal } = new AbortController()
const run = async () => (await endSubscriptions.run({}, signal)).report
const fetchSnapshot = (provider: PaymentProvider, id: string) =>
  providers[provider].fetchSubscription(id)

test.group('Two checkouts open at once', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  /** Two concurrent purchases that do not see each other. */
  async function openBoth() {
    const member = await makeUser()
    const browser = await api.enter(member)
    const held = await db.transaction()
    await held.rawQuery('LOCK TABLE premium_subscriptions IN SHARE MODE')
    const started = Promise.all([
      payments.begin(browser, 'stripe'),
      payments.begin(browser, 'paypal', 'yearly'),
    ])
    await untilSomebodyWaits(2)
    await held.commit()
    const [card, approval] = await started
    const pay = {
      stripe: () => payments.control.payWithCard(card.body.clientSecret as string),
      paypal: () => payments.control.approve(approval.body.approvalUrl as string),
    }
    const rows = await db.from('premium_subscriptions').where('user_id', member.id)
    const getId = (provider: PaymentProvider) =>
      rows.find((row) => row.provider === provider)!.subscription_id as string
    return { member, pay, getId }
  }

  for (const [first, second] of [
    ['stripe', 'paypal'],
    ['paypal', 'stripe'],
  ] as const) {
    test(`${first} paid, then ${second}: the second one is ended and refunded`, async ({
      assert,
    }) => {
      const { member, pay, getId } = await openBoth()
      pay[first]()
      await payments.told()
      const { plan, days } = await findPremium(member)
      pay[second]()
      await payments.told()
      // A payment that is to be refunded grants nothing.
      assert.deepEqual(await findPremium(member), { premium: true, plan, days })
      assert.include(
        await db.from('premium_subscriptions').where('subscription_id', getId(second)).first(),
        { end_because: 'paid_twice' }
      )
      assert.deepEqual(await run(), { ended: 1, put_off: 0 })
      await payments.told()

      const gone = (await fetchSnapshot(second, getId(second)))!
      assert.equal(gone.status, 'ended')
      assert.deepEqual(
        gone.payments.map(({ status }) => status),
        ['refunded']
      )
      const remaining = (await fetchSnapshot(first, getId(first)))!
      assert.equal(remaining.status, 'active')
      assert.deepEqual(
        remaining.payments.map(({ status }) => status),
        ['completed']
      )
      assert.deepEqual(await findPremium(member), { premium: true, plan, days })
      const [price, other] = first === 'stripe' ? ['4.99', '49.99'] : ['49.99', '4.99']
      assert.sameDeepMembers(await listTransactions(member), [
        { type: 'subscription', status: 'completed', amount: price },
        { type: 'subscription', status: 'refunded', amount: other },
        { type: 'refund', status: 'completed', amount: other },
      ])
      assert.deepEqual(await run(), { ended: 0, put_off: 0 })
      const { body } = await api.getAs(member, '/api/premium')
      assert.include(body, { isPremium: true, provider: first, canCancel: true })
      const log = await db
        .from('admin_logs')
        .where({ target_id: member.id, action: 'end_premium' })
        .firstOrFail()
      assert.include(log.details, { provider: second, because: 'paid_twice' })
    })
  }

  test('both paid, with concurrent webhooks in random order: one stays, one is refunded', async ({
    assert,
  }) => {
    const { member, pay, getId } = await openBoth()
    payments.control.webhooks.configure({ held: true, copies: 5 })
    pay.stripe()
    pay.paypal()
    await payments.control.webhooks.release('shuffled')
    payments.control.webhooks.configure({ held: false, copies: 1 })
    assert.deepEqual(await run(), { ended: 1, put_off: 0 })
    await payments.told()
    const stories = [
      (await fetchSnapshot('stripe', getId('stripe')))!,
      (await fetchSnapshot('paypal', getId('paypal')))!,
    ]
    assert.sameMembers(
      stories.map(({ status, payments: paid }) => `${status} ${paid[0]!.status}`),
      ['active completed', 'ended refunded']
    )
    assert.isTrue((await findPremium(member)).premium)
    assert.deepEqual(await run(), { ended: 0, put_off: 0 })
  })

  test('a refund that the provider refuses is logged and retried', async ({ assert }) => {
    const { member, pay, getId } = await openBoth()
    pay.stripe()
    await payments.told()
    pay.paypal()
    await payments.told()
    const { id } = payments.control.addFault({
      prefix: '/paypal/v1/payments/sale',
      kind: 'server_error',
    })
    assert.deepEqual(await run(), { ended: 0, put_off: 1 })
    payments.control.removeFault(id)
    // The webhook of the end locks the row while it is handled, and the job skips locked rows.
    await payments.told()
    await db
      .from('premium_subscriptions')
      .where('subscription_id', getId('paypal'))
      .update({ end_due_at: new Date(0) })
    assert.deepEqual(await run(), { ended: 1, put_off: 0 })
    await payments.told()
    assert.deepInclude(await listTransactions(member), {
      type: 'refund',
      status: 'completed',
      amount: '49.99',
    })
  })

  test('beginning the other checkout ends the unpaid card payment', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    const card = await payments.begin(browser, 'stripe')
    const { body } = await payments.begin(browser, 'paypal')
    assert.throws(() => payments.control.payWithCard(card.body.clientSecret as string))
    payments.control.approve(body.approvalUrl as string)
    await payments.told()
    assert.isTrue((await findPremium(member)).premium)
    assert.deepEqual(await run(), { ended: 0, put_off: 0 })
  })

  for (const [paid, other] of [
    ['stripe', 'paypal'],
    ['paypal', 'stripe'],
    ['stripe', 'stripe'],
    ['paypal', 'paypal'],
  ] as const) {
    test(`${paid} paid while its webhooks are lost: buying at ${other} is 409 and grants premium`, async ({
      assert,
    }) => {
      const member = await makeUser()
      payments.control.webhooks.configure({ lost: true })
      await payments.buy(member, paid)
      assert.isFalse((await findPremium(member)).premium)
      const { status, body } = await payments.begin(await api.enter(member), other)
      assert.deepEqual([status, body.code], [409, 'conflict'])
      assert.isTrue((await findPremium(member)).premium)
      assert.lengthOf(await db.from('premium_subscriptions').where('user_id', member.id), 1)
    })
  }
})
