import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { signIn } from '#app/identity/actions/sign_in'
import { endSubscriptions } from '#app/premium/jobs/end_subscriptions'
import { providers } from '#app/premium/providers/providers'
import type { PaymentProvider } from '#app/premium/rules'
import { makeStaff, makeUser } from '#database/factories/index'
import '#start/jobs'
import { useApi } from '#tests/directory/support/api'
import { run as runCommand } from '#tests/helpers/ace'
import { advanceProcessClock } from '#tests/helpers/process_clock'
import { findPremium, listTransactions, usePayments } from '#tests/premium/support/payments'

const PROVIDERS: PaymentProvider[] = ['stripe', 'paypal']
const PREFIXES = { stripe: '/v1', paypal: '/paypal' } as const
const BREAKER_IS_OPEN_MS = 3_000
const { signal } = new AbortController()

const findRow = (id: string) =>
  db.from('premium_subscriptions').where('subscription_id', id).firstOrFail()
const run = async () => (await endSubscriptions.run({}, signal)).report

/** Makes postponed ends due now. */
const becomeDue = () =>
  db
    .from('premium_subscriptions')
    .whereNotNull('end_due_at')
    .update({ end_due_at: new Date(0) })

const letPeriodEnd = (id: string) =>
  db
    .from('premium_subscriptions')
    .where('subscription_id', id)
    .update({ period_end: new Date(0) })

/** The subscription's status at the provider. */
const statusAt = async (provider: PaymentProvider, id: string) =>
  (await providers[provider].fetchSubscription(id))?.status

test.group('Subscriptions of deleted accounts', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  const leave = async (member: { id: string }) => {
    const browser = await api.enter(member)
    const { status } = await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    if (status !== 204) throw new Error(`deleting is ${status}`)
  }

  for (const provider of PROVIDERS) {
    test(`${provider}: are canceled at the provider once`, async ({ assert }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      const other = await payments.buy(await makeUser(), provider)
      await leave(member)
      assert.equal(await statusAt(provider, subscription), 'active')
      payments.control.clearRequests()
      assert.deepEqual(await run(), { ended: 1, put_off: 0 })
      assert.equal(await statusAt(provider, subscription), 'ended')
      assert.equal(await statusAt(provider, other), 'active')
      await payments.told()
      assert.include(await findRow(subscription), { status: 'ended', end_due_at: null })
      assert.isFalse((await findPremium(member)).premium)
      assert.deepEqual(await run(), { ended: 0, put_off: 0 })
      const log = await db
        .from('admin_logs')
        .where({ target_id: member.id, action: 'end_premium' })
        .firstOrFail()
      assert.deepEqual(log.details, {
        provider,
        subscriptionId: subscription,
        because: 'account_deleted',
        doneBy: 'job',
      })
    })

    test(`${provider}: are canceled even if they end with their period, and when an owner deletes the account`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      await (await api.enter(member)).send('POST', '/api/premium/cancel')
      const owner = await api.enter(await makeStaff('owner'))
      assert.equal((await owner.send('DELETE', `/api/admin/users/${member.id}`)).status, 200)
      await run()
      assert.equal(await statusAt(provider, subscription), 'ended')
      const again = await providers[provider].resume(subscription).catch(() => 'refused')
      assert.equal(again, 'refused')
    })

    test(`${provider}: are retried until the provider is up again`, async ({ assert }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      const { id } = payments.control.addFault({ prefix: PREFIXES[provider], kind: 'server_error' })
      // The account is deleted all the same.
      await leave(member)
      assert.deepEqual(await run(), { ended: 0, put_off: 1 })
      const waiting = await findRow(subscription)
      assert.include(waiting, { status: 'active', end_because: 'account_deleted', end_attempts: 1 })
      assert.isAbove(waiting.end_due_at.getTime(), Date.now())
      // It is not retried before it is due again.
      assert.deepEqual(await run(), { ended: 0, put_off: 0 })
      payments.control.removeFault(id)
      await advanceProcessClock(BREAKER_IS_OPEN_MS)
      await becomeDue()
      assert.deepEqual(await run(), { ended: 1, put_off: 0 })
      assert.equal(await statusAt(provider, subscription), 'ended')
    })

    test(`${provider}: a run that is killed after the provider's response loses nothing`, async ({
      assert,
      cleanup,
    }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      // The provider's event would end it beside the run.
      payments.control.webhooks.configure({ lost: true })
      cleanup(() => payments.control.webhooks.configure({ lost: false }))
      await leave(member)
      const { end } = providers[provider]
      providers[provider].end = async (id) => {
        await end(id)
        throw new Error('killed')
      }
      await assert.rejects(run, 'killed')
      providers[provider].end = end
      assert.isNotNull((await findRow(subscription)).end_due_at)
      await becomeDue()
      assert.deepEqual(await run(), { ended: 1, put_off: 0 })
      assert.isNull((await findRow(subscription)).end_due_at)
    })

    test(`${provider}: an open checkout that is paid afterwards is ended too`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const { body } = await payments.begin(await api.enter(member), provider)
      await leave(member)
      if (provider === 'paypal') {
        // PayPal cannot cancel an unapproved subscription, so the run before the approval changes nothing there.
        await run()
        payments.control.approve(body.approvalUrl as string)
      } else payments.control.payWithCard(body.clientSecret as string)
      await payments.told()
      const { subscription_id: subscription } = await db
        .from('premium_subscriptions')
        .where('user_id', member.id)
        .firstOrFail()
      await run()
      assert.equal(await statusAt(provider, subscription as string), 'ended')
      assert.isNull((await findRow(subscription as string)).end_due_at)
    })

    test(`${provider}: a member who returns starts anew and may buy again at once`, async ({
      assert,
    }) => {
      const member = await makeUser()
      const first = await payments.buy(member, provider)
      await leave(member)
      await signIn({
        id: member.id,
        email: null,
        username: member.username!,
        globalName: null,
        discriminator: null,
        avatar: null,
        banner: null,
      })
      const { body } = await api.getAs(member, '/api/premium')
      assert.include(body, { isPremium: false, provider: null, canCancel: false })
      const second = await payments.buy(member, provider)
      assert.notEqual(second, first)
      await run()
      await payments.told()
      assert.equal(await statusAt(provider, first), 'ended')
      assert.equal(await statusAt(provider, second), 'active')
      assert.isTrue((await findPremium(member)).premium)
    })
  }

  test('are ended by a job that every server runs', async ({ assert }) => {
    const member = await makeUser()
    const subscription = await payments.buy(member, 'stripe')
    await leave(member)
    const { printed } = await runCommand('jobs:run', endSubscriptions.name)
    assert.include(printed, { ended: 1 })
    assert.equal(await statusAt('stripe', subscription), 'ended')
  })

  test('premium granted by staff ends with the account, without calling a provider', async ({
    assert,
  }) => {
    const member = await makeUser()
    await db.table('premium_subscriptions').insert({
      provider: 'staff',
      subscription_id: 'grant 1',
      user_id: member.id,
      plan: 'monthly',
      status: 'ended',
      asked_at: new Date(),
    })
    await leave(member)
    assert.deepEqual(await run(), { ended: 0, put_off: 0 })
    assert.isNull((await findRow('grant 1')).end_due_at)
  })
})

test.group('A suspended subscription at PayPal', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  test('is ended when its period is over, and not before', async ({ assert }) => {
    const member = await makeUser()
    const subscription = await payments.buy(member, 'paypal')
    const browser = await api.enter(member)
    await browser.send('POST', '/api/premium/cancel')
    await payments.told()
    assert.deepEqual(await run(), { ended: 0, put_off: 0 })
    await letPeriodEnd(subscription)
    const late = await browser.send('POST', '/api/premium/resume')
    assert.deepEqual([late.status, late.body.code], [409, 'conflict'])
    assert.include((await browser.get('/api/premium')).body, { status: 'ended', canResume: false })
    assert.deepEqual(await run(), { ended: 1, put_off: 0 })
    assert.equal(await statusAt('paypal', subscription), 'ended')
    // The payment stays completed.
    assert.deepEqual(
      (await listTransactions(member)).map(({ type, status }) => `${type} ${status}`),
      ['subscription completed', 'cancellation completed']
    )
  })

  test('is ended by the next purchase when its period is over', async ({ assert }) => {
    const member = await makeUser()
    const first = await payments.buy(member, 'paypal')
    await (await api.enter(member)).send('POST', '/api/premium/cancel')
    await payments.told()
    await letPeriodEnd(first)
    await db.from('users').where('id', member.id).update({ is_premium: false })
    const second = await payments.buy(member, 'paypal')
    assert.equal(await statusAt('paypal', first), 'ended')
    await run()
    assert.equal(await statusAt('paypal', second), 'active')
    assert.isTrue((await findPremium(member)).premium)
  })
})
