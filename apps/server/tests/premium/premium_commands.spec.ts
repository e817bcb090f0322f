import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { PaymentProvider } from '#app/premium/rules'
import { hence, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { run } from '#tests/helpers/ace'
import { findPremium, listTransactions, usePayments } from '#tests/premium/support/payments'

const TABLES = ['premium_subscriptions', 'premium_transactions', 'users', 'outbox', 'admin_logs']
const PROVIDERS: PaymentProvider[] = ['stripe', 'paypal']
const NOBODY = '499999999999999999'
const REASON = '--reason=Translated the help'

test.group('ace premium:grant and premium:show', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  test('grants premium for days, shows it everywhere and logs the reason', async ({ assert }) => {
    const member = await makeUser()
    const { exitCode, printed } = await run('premium:grant', member.id, '--days=10', REASON)
    assert.equal(exitCode, 0)
    assert.include(printed, {
      id: member.id,
      isPremium: true,
      plan: 'monthly',
      provider: 'staff',
      status: 'ended',
    })
    assert.deepEqual(await findPremium(member), { premium: true, plan: 'monthly', days: 10 })
    assert.isTrue((await api.getAs(member, '/api/auth/user')).body.isPremium)
    const { body } = await api.getAs(member, '/api/premium')
    assert.include(body, { isPremium: true, provider: 'staff', canCancel: false, canResume: false })
    assert.deepEqual(await listTransactions(member), [
      { type: 'subscription', status: 'completed', amount: '0.00' },
    ])
    const [log, ...others] = await db.from('admin_logs').where('target_id', member.id)
    assert.isEmpty(others)
    assert.include(log, { action: 'grant_premium', admin_id: null })
    assert.include(log.details, { reason: 'Translated the help', oldValue: null })
    assert.lengthOf(await db.from('outbox').where({ topic: 'user', key: member.id }), 1)
  })

  test('grants premium until a date, and a later grant replaces an earlier one, shorter or longer', async ({
    assert,
  }) => {
    const member = await makeUser()
    const until = hence({ days: 400 }).toUTC().toISO()!
    const granted = await run(
      'premium:grant',
      member.id,
      `--until=${until}`,
      '--plan=yearly',
      REASON
    )
    assert.include(granted.printed, { plan: 'yearly', until })
    for (const days of [20, 5]) {
      await run('premium:grant', member.id, `--days=${days}`, REASON)
      assert.deepEqual(await findPremium(member), { premium: true, plan: 'monthly', days })
    }
    const { printed } = await run('premium:show', member.id)
    assert.deepEqual(
      printed.history.map(({ status }: { status: string }) => status),
      ['completed', 'cancelled', 'cancelled']
    )
  })

  test('a refused grant changes nothing', async ({ assert }) => {
    const member = await makeUser()
    const gone = await makeUser()
    await (await api.enter(gone)).send('DELETE', '/api/user', { reviews: 'keep' })
    const before = await everything(TABLES)
    for (const args of [
      [member.id, '--days=3'],
      [member.id, '--days=3', '--reason= '],
      [member.id, REASON],
      [member.id, REASON, '--days=3', `--until=${hence({ days: 3 }).toISO()}`],
      [member.id, REASON, '--days=0'],
      [member.id, REASON, '--days=-1'],
      [member.id, REASON, '--days=99999'],
      [member.id, REASON, '--until=2020-01-01'],
      [member.id, REASON, '--until=tomorrow'],
      [member.id, REASON, '--days=3', '--plan=weekly'],
      [NOBODY, REASON, '--days=3'],
      [gone.id, REASON, '--days=3'],
    ] as [string, ...string[]][]) {
      const { exitCode, printed } = await run('premium:grant', ...args)
      assert.equal(exitCode, 1, args.join(' '))
      assert.isNotEmpty(printed.error, args.join(' '))
    }
    assert.deepEqual(await everything(TABLES), before)
    assert.equal((await run('premium:show', NOBODY)).exitCode, 1)
  })

  for (const provider of PROVIDERS) {
    test(`${provider}: its webhooks neither undo nor shorten a grant`, async ({ assert }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      await run('premium:grant', member.id, '--days=100', REASON)
      assert.deepEqual(await findPremium(member), { premium: true, plan: 'monthly', days: 100 })
      // The paid subscription can still be canceled.
      const own = await api.getAs(member, '/api/premium')
      assert.include(own.body, { provider, canCancel: true })
      payments.control.renew(subscription)
      await payments.told()
      payments.control.refund(subscription)
      payments.control.cancel(subscription)
      await payments.told()
      assert.deepEqual(await findPremium(member), { premium: true, plan: 'monthly', days: 100 })

      const { printed } = await run('premium:show', member.id)
      assert.include(printed, { isPremium: true, plan: 'monthly' })
      assert.include(printed.subscriptions[0], { provider, subscriptionId: subscription })
      assert.sameMembers(
        printed.history.map(({ provider: by, type }: Record<string, string>) => `${by} ${type}`),
        [
          `${provider} subscription`,
          `${provider} renewal`,
          `${provider} refund`,
          'staff subscription',
        ]
      )
    })
  }

  test('a longer paid period outlasts a grant', async ({ assert }) => {
    const member = await makeUser()
    await payments.buy(member, 'stripe', 'yearly')
    await run('premium:grant', member.id, '--days=3', REASON)
    const { plan, days } = await findPremium(member)
    assert.equal(plan, 'yearly')
    assert.closeTo(days!, 365, 2)
  })
})

interface Difference {
  provider: string
  subscriptionId: string
  memberId: string
  change: string
}

interface Printed {
  dryRun: boolean
  differences: Difference[]
  unanswered: { provider: string; subscriptionId: string | null }[]
}

async function reconcile(...args: string[]) {
  const { exitCode, printed } = await run('premium:reconcile', ...args)
  return { exitCode, ...(printed as Printed) }
}

test.group('ace premium:reconcile', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)
  group.each.setup(async () => {
    await db.connection('migrator').rawQuery('TRUNCATE premium_subscriptions, premium_transactions')
  })

  for (const provider of PROVIDERS) {
    test(`${provider}: makes up for lost webhooks, and then finds no differences`, async ({
      assert,
    }) => {
      payments.control.webhooks.configure({ lost: true })
      const [bought, renewed, refunded] = [await makeUser(), await makeUser(), await makeUser()]
      const paid = await payments.buy(bought, provider)
      payments.control.renew(await payments.buy(renewed, provider))
      payments.control.refund(await payments.buy(refunded, provider))
      for (const member of [bought, renewed, refunded]) {
        assert.isFalse((await findPremium(member)).premium)
      }

      const before = await everything(TABLES)
      const dry = await reconcile('--dry-run')
      assert.isTrue(dry.dryRun)
      assert.deepEqual(await everything(TABLES), before)

      const { exitCode, differences, unanswered } = await reconcile()
      assert.equal(exitCode, 0)
      assert.deepEqual(unanswered, [])
      assert.deepEqual(
        dry.differences.map(({ subscriptionId }) => subscriptionId),
        differences.map(({ subscriptionId }) => subscriptionId)
      )
      const ofBought = differences.filter(({ memberId }) => memberId === bought.id)
      assert.deepInclude(ofBought, {
        provider,
        subscriptionId: paid,
        memberId: bought.id,
        change: `${paid} is active`,
      })
      assert.isTrue(ofBought.some(({ change }) => change.startsWith('premium lasts until')))
      assert.closeTo((await findPremium(bought)).days!, 30, 2)
      assert.closeTo((await findPremium(renewed)).days!, 61, 2)
      assert.isFalse((await findPremium(refunded)).premium)
      assert.lengthOf(await listTransactions(refunded), 2)

      const healed = await everything(TABLES.slice(1))
      assert.deepEqual((await reconcile()).differences, [])
      assert.deepEqual(await everything(TABLES.slice(1)), healed)
    })

    test(`${provider}: finds unknown subscriptions and manual edits`, async ({ assert }) => {
      const member = await makeUser()
      const subscription = await payments.buy(member, provider)
      const owner = db.connection('migrator')
      // As if the process had been killed between the provider's response and the commit.
      await owner.from('premium_subscriptions').where('subscription_id', subscription).delete()
      await owner.from('premium_transactions').where('subscription_id', subscription).delete()
      await db.from('users').where('id', member.id).update({ is_premium: false })
      await reconcile()
      assert.isTrue((await findPremium(member)).premium)

      await db.from('users').where('id', member.id).update({ is_premium: false })
      const { differences } = await reconcile()
      assert.lengthOf(differences, 1)
      assert.match(differences[0]!.change, /^premium lasts until/)
      assert.deepEqual((await reconcile()).differences, [])
    })

    test(`${provider}: reports that it does not answer, and still checks the other one`, async ({
      assert,
    }) => {
      payments.control.webhooks.configure({ lost: true })
      const members = { stripe: await makeUser(), paypal: await makeUser() }
      for (const each of PROVIDERS) await payments.buy(members[each], each)
      const prefix = provider === 'stripe' ? '/v1' : '/paypal'
      const { id } = payments.control.addFault({ prefix, kind: 'server_error' })
      const { exitCode, unanswered } = await reconcile()
      payments.control.removeFault(id)
      assert.equal(exitCode, 1)
      assert.lengthOf(unanswered, 2)
      assert.isNull(unanswered[0]!.subscriptionId)
      for (const each of PROVIDERS) {
        assert.equal((await findPremium(members[each])).premium, each !== provider, each)
      }
    })
  }

  test('ends an unpaid purchase that no longer exists at PayPal', async ({ assert }) => {
    const member = await makeUser()
    await db.table('premium_subscriptions').insert({
      provider: 'paypal',
      subscription_id: 'I-LONGGONE',
      user_id: member.id,
      plan: 'monthly',
      status: 'pending',
      asked_at: new Date(),
    })
    const { differences } = await reconcile()
    assert.deepEqual(
      differences.map(({ subscriptionId }) => subscriptionId),
      ['I-LONGGONE']
    )
    assert.deepEqual((await reconcile()).differences, [])
  })
})
