import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HOUR_MS, MINUTE_MS } from '#app/core/time'
import { saveSubscription } from '#app/premium/actions/save_subscription'
import { checkSubscriptions } from '#app/premium/jobs/check_subscriptions'
import { ProviderError } from '#app/premium/providers/provider_client'
import { providers } from '#app/premium/providers/providers'
import { databaseTime } from '#app/core/database/database_time'
import type { PaymentProvider } from '#app/premium/rules'
import type { Provider } from '#app/premium/provider_contract'
import { makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { moveTime } from '#tests/helpers/moved_time'
import { findPremium, listTransactions, usePayments } from '#tests/premium/support/payments'
import { A_PERIOD_MS, runJobs } from '#tests/premium/support/states'

const TABLES = ['premium_subscriptions', 'premium_transactions', 'users', 'outbox', 'admin_logs']
const PROVIDERS: PaymentProvider[] = ['stripe', 'paypal']
const PREFIXES = { stripe: '/v1', paypal: '/paypal' } as const
const CONFIRM = '/api/premium/confirm'
const CANCEL = '/api/premium/cancel'
const RESUME = '/api/premium/resume'
const { signal } = new AbortController()

const findRow = (id: string) =>
  db.from('premium_subscriptions').where('subscription_id', id).firstOrFail()
const check = async () => (await checkSubscriptions.run({}, signal)).report

const createRefusal = () =>
  new ProviderError({ providerStatus: 403, providerMessage: 'Not for you.', isMissing: false })

/** Replaces one of a provider's calls for one test. */
function replace<Name extends keyof Provider>(
  cleanup: (undo: () => void) => void,
  provider: PaymentProvider,
  name: Name,
  call: Provider[Name]
) {
  const vendor = providers[provider]
  const before = vendor[name]
  vendor[name] = call
  cleanup(() => {
    vendor[name] = before
  })
}

test.group('Payments with lost webhooks', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  // Purchases of other tests are due as well.
  group.each.setup(async () => {
    await db.from('premium_subscriptions').update({ status: 'ended' })
  })

  /** Pays without a webhook. */
  const paySilently = async (provider: PaymentProvider) => {
    const member = await makeUser()
    payments.control.webhooks.configure({ lost: true })
    const subscription = await payments.buy(member, provider)
    return { member, subscription }
  }

  for (const provider of PROVIDERS) {
    test(`${provider}: are found once by concurrent confirmations`, async ({ assert }) => {
      const { member } = await paySilently(provider)
      const browser = await api.enter(member)
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => browser.send('POST', CONFIRM))
      )
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.include(answers[0]!.body, { isPremium: true, status: 'active', canBuy: false })
      assert.deepEqual(await listTransactions(member), [
        { type: 'subscription', status: 'completed', amount: '4.99' },
      ])
      assert.closeTo((await findPremium(member)).days!, 30, 2)
    })

    test(`${provider}: confirming is 503 while the provider is down, and changes nothing`, async ({
      assert,
    }) => {
      const { member } = await paySilently(provider)
      const browser = await api.enter(member)
      const before = await everything(TABLES)
      const { id } = payments.control.addFault({ prefix: PREFIXES[provider], kind: 'server_error' })
      const { status, body } = await browser.send('POST', CONFIRM)
      assert.deepEqual([status, body.code], [503, 'unavailable'])
      assert.deepEqual(await everything(TABLES), before)
      payments.control.removeFault(id)
      assert.isTrue((await browser.send('POST', CONFIRM)).body.isPremium)
    })

    test(`${provider}: a check is repeated when the provider is down`, async ({ assert }) => {
      const { member, subscription } = await paySilently(provider)
      await moveTime(2 * MINUTE_MS)
      const { id } = payments.control.addFault({ prefix: PREFIXES[provider], kind: 'server_error' })
      assert.deepEqual(await check(), { checked: 0, changed: 0, unanswered: 1 })
      assert.isAbove((await findRow(subscription)).next_check_at.getTime(), Date.now())
      payments.control.removeFault(id)
      await moveTime(HOUR_MS)
      assert.deepEqual(await check(), { checked: 0, changed: 1, unanswered: 0 })
      assert.isTrue((await findPremium(member)).premium)
    })

    test(`${provider}: the end of a subscription is found within a day`, async ({ assert }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      payments.control.webhooks.configure({ lost: true })
      payments.control.cancel(subscription)
      await moveTime(25 * HOUR_MS)
      assert.deepEqual(await check(), { checked: 0, changed: 1, unanswered: 0 })
      assert.equal((await findRow(subscription)).status, 'ended')
      assert.isEmpty((await api.getAs(member, '/api/premium')).body.subscriptions)
    })

    test(`${provider}: a refund is found within a day and ends the subscription`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      payments.control.webhooks.configure({ lost: true })
      payments.control.refund(subscription)
      await moveTime(25 * HOUR_MS)
      await check()
      assert.isFalse((await findPremium(member)).premium)
      await runJobs()
      assert.equal((await providers[provider].fetchSubscription(subscription))?.status, 'ended')
    })
  }

  test('are confirmed only for signed-in, unrestricted members', async ({ assert }) => {
    const { member } = await paySilently('stripe')
    const before = await everything(TABLES)
    assert.equal((await api.send('POST', CONFIRM)).status, 401)
    const browser = await api.enter(member)
    assert.equal((await browser.send('POST', CONFIRM, { more: true })).status, 422)
    assert.deepEqual(await everything(TABLES), before)
    await db.from('users').where('id', member.id).update({ banned: true, ban_reason: 'Spam' })
    const { status, body } = await browser.send('POST', CONFIRM)
    assert.deepEqual([status, body.code], [403, 'account_restricted'])
    assert.isFalse((await findPremium(member)).premium)
  })

  test('an unpaid purchase is checked less and less often, and finally not at all', async ({
    assert,
  }) => {
    const member = await makeUser()
    await payments.begin(await api.enter(member), 'paypal')
    let checks = 0
    for (let hour = 0; hour < 24; hour++) {
      await moveTime(HOUR_MS)
      checks += (await check()).checked!
    }
    assert.isAtLeast(checks, 3)
    assert.isAtMost(checks, 8)
    await moveTime(A_PERIOD_MS)
    assert.deepEqual(await check(), { checked: 0, changed: 0, unanswered: 0 })
  })
})

test.group('Late responses of a provider', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  for (const provider of PROVIDERS) {
    test(`${provider}: one from before a cancellation takes nothing of it back`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      const askedAt = await databaseTime()
      const late = (await providers[provider].fetchSubscription(subscription))!
      assert.isFalse(late.cancels)
      const browser = await api.enter(member)
      await browser.send('POST', CANCEL)
      await payments.told()
      const before = await findRow(subscription)
      assert.isTrue(before.cancels)

      await db.transaction((trx) => saveSubscription(trx, late, askedAt))
      assert.deepEqual(await findRow(subscription), before)
      assert.deepEqual(
        (await listTransactions(member)).map(({ type }) => type as string),
        ['subscription', 'cancellation']
      )
      const { body } = await browser.get('/api/premium')
      assert.include(body, { cancels: true, canCancel: false, renewsAt: null })
    })
  }
})

test.group('Refusals of a provider', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  for (const provider of PROVIDERS) {
    test(`${provider}: a refused cancellation is 503 and changes nothing`, async ({
      assert,
      cleanup,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      replace(cleanup, provider, 'cancelAtPeriodEnd', () => Promise.reject(createRefusal()))
      const browser = await api.enter(member)
      const logs = await db.from('admin_logs')
      const { status, body } = await browser.send('POST', CANCEL)
      assert.deepEqual([status, body.code], [503, 'unavailable'])
      assert.include(await findRow(subscription), { status: 'active', cancels: false })
      assert.deepEqual(await db.from('admin_logs'), logs)
      assert.isTrue((await browser.get('/api/premium')).body.canCancel)
    })

    test(`${provider}: a call that succeeds without effect is 503`, async ({ assert, cleanup }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      replace(cleanup, provider, 'cancelAtPeriodEnd', () => Promise.resolve())
      const { status } = await (await api.enter(member)).send('POST', CANCEL)
      assert.equal(status, 503)
      assert.include(await findRow(subscription), { status: 'active', cancels: false })
    })

    test(`${provider}: a subscription that exists but is not ours is not ended here`, async ({
      assert,
      cleanup,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      // As after a plan's price was changed in the settings.
      replace(cleanup, provider, 'fetchSubscription', () => Promise.resolve(null))
      const { status, body } = await (await api.enter(member)).send('POST', CANCEL)
      assert.deepEqual([status, body.code], [503, 'unavailable'])
      await moveTime(A_PERIOD_MS)
      await runJobs()
      assert.equal((await findRow(subscription)).status, 'active')
    })

    test(`${provider}: a subscription that was ended elsewhere is 409 and is updated`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      payments.control.webhooks.configure({ lost: true })
      payments.control.cancel(subscription)
      const browser = await api.enter(member)
      const { status, body } = await browser.send('POST', CANCEL)
      assert.deepEqual([status, body.code], [409, 'conflict'])
      assert.equal((await findRow(subscription)).status, 'ended')
      assert.isEmpty(await db.from('admin_logs').where('admin_id', member.id))
    })

    test(`${provider}: a canceled subscription that no longer exists there cannot be resumed`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      const browser = await api.enter(member)
      await browser.send('POST', CANCEL)
      await payments.told()
      payments.control.deleteSilently(subscription)
      const { status, body } = await browser.send('POST', RESUME)
      assert.deepEqual([status, body.code], [409, 'conflict'])
      assert.equal((await findRow(subscription)).status, 'ended')
      // The payment stays completed.
      assert.isTrue((await findPremium(member)).premium)
    })

    test(`${provider}: a refused purchase is 503 and stores nothing`, async ({
      assert,
      cleanup,
    }) => {
      const browser = await api.enter(await makeUser())
      replace(cleanup, provider, 'startPurchase', () => Promise.reject(createRefusal()))
      const before = await everything(TABLES)
      const { status, body, headers } = await payments.begin(browser, provider)
      assert.deepEqual([status, body.code], [503, 'unavailable'])
      assert.isAtLeast(Number(headers.get('retry-after')), 1)
      assert.deepEqual(await everything(TABLES), before)
    })

    test(`${provider}: five concurrent cancellations cancel once`, async ({ assert }) => {
      const member = await makeUser()
      await payments.buy(member, provider)
      const browser = await api.enter(member)
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => browser.send('POST', CANCEL))
      )
      await payments.told()
      assert.includeMembers([200, 409], [...new Set(answers.map(({ status }) => status))])
      const lines = await listTransactions(member)
      assert.lengthOf(
        lines.filter(({ type }) => type === 'cancellation'),
        1
      )
    })

    test(`${provider}: cancels the named one of several subscriptions`, async ({ assert }) => {
      const member = await makeUser()
      const first = await payments.buy(member, provider)
      // Old data from before duplicate purchases were prevented.
      await db.from('users').where('id', member.id).update({ is_premium: false })
      await db.from('premium_subscriptions').where('subscription_id', first).update({
        cancels: true,
      })
      const second = await payments.buy(member, provider)
      await db.from('premium_subscriptions').where('subscription_id', first).update({
        cancels: false,
        end_because: null,
        end_due_at: null,
      })
      const browser = await api.enter(member)
      const { body } = await browser.get('/api/premium')
      assert.lengthOf(body.subscriptions, 2)
      const { status } = await browser.send('POST', CANCEL, { subscriptionId: first })
      assert.equal(status, 200)
      const cancelsAt = async (id: string) =>
        (await providers[provider].fetchSubscription(id))!.cancels
      assert.deepEqual([await cancelsAt(first), await cancelsAt(second)], [true, false])
      const again = await browser.send('POST', CANCEL, { subscriptionId: first })
      assert.deepEqual([again.status, again.body.code], [409, 'conflict'])
      const others = await payments.buy(await makeUser(), provider)
      const stolen = await browser.send('POST', CANCEL, { subscriptionId: others })
      assert.deepEqual([stolen.status, stolen.body.code], [409, 'conflict'])
      assert.isFalse(await cancelsAt(others))
    })
  }

  test('stripe: creates a new customer once when the old one was deleted', async ({ assert }) => {
    const member = await makeUser()
    const browser = await api.enter(member)
    await payments.begin(browser, 'stripe')
    const findCustomer = async () =>
      (await db.from('users').where('id', member.id).firstOrFail()).stripe_customer_id as string
    const first = await findCustomer()
    payments.control.deleteSilently(first)
    const answers = await Promise.all([1, 2, 3].map(() => payments.begin(browser, 'stripe')))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200]
    )
    assert.lengthOf(new Set(answers.map(({ text }) => text)), 1)
    const second = await findCustomer()
    assert.notEqual(second, first)
    await payments.told()
    payments.control.payWithCard(answers[0]!.body.clientSecret as string)
    await payments.told()
    assert.isTrue((await findPremium(member)).premium)
    assert.equal(await findCustomer(), second)
  })
})

test.group('The payment history', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  for (const provider of PROVIDERS) {
    test(`${provider}: each partial refund has an entry`, async ({ assert }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      const refund = async (cents?: number) => {
        payments.control.refund(subscription, cents)
        await payments.told()
      }
      await refund(100)
      await refund(150)
      assert.isTrue((await findPremium(member)).premium)
      const paid = { type: 'subscription', status: 'completed', amount: '4.99' }
      const parts = ['1.00', '1.50'].map((amount) => ({
        type: 'refund',
        status: 'completed',
        amount,
      }))
      assert.sameDeepMembers(await listTransactions(member), [paid, ...parts])

      await refund()
      assert.isFalse((await findPremium(member)).premium)
      assert.sameDeepMembers(await listTransactions(member), [
        { ...paid, status: 'refunded' },
        ...parts,
        { type: 'refund', status: 'completed', amount: '2.49' },
      ])
      for (const { id } of payments.control.webhooks.list()) {
        await payments.control.webhooks.resend(id)
      }
      await runJobs()
      assert.lengthOf(await listTransactions(member), 4)
    })

    test(`${provider}: resuming is the latest entry afterwards`, async ({ assert }) => {
      const member = await makeUser()
      await payments.buy(member, provider)
      const browser = await api.enter(member)
      for (const path of [CANCEL, RESUME, CANCEL, RESUME]) await browser.send('POST', path)
      await payments.told()
      const { body } = await browser.get('/api/premium/transactions')
      assert.deepEqual(
        body.map(({ type }: { type: string }) => type),
        ['resumption', 'cancellation', 'resumption', 'cancellation', 'subscription']
      )
      assert.include(body[0], { amount: '0.00', expiresAt: null, status: 'completed' })
    })
  }

  test('an export contains the subscriptions and their next charge', async ({ assert }) => {
    const member = await makeUser()
    const subscriptionId = await payments.buy(member, 'stripe')
    const { body } = await api.getAs(member, '/api/user/export')
    const [subscription, ...others] = body.subscriptions
    assert.isEmpty(others)
    assert.include(subscription, { provider: 'stripe', subscriptionId, status: 'active' })
    assert.isNotNull(subscription.nextChargeAt)
  })
})
