import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DAY_MS } from '#app/core/time'
import { hence, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'
import { moveTime } from '#tests/helpers/moved_time'
import { usePayments } from '#tests/premium/support/payments'
import { runJobs } from '#tests/premium/support/states'

const MIGRATION = '1795262000120_follow_subscriptions.ts'

async function migrate(options: { direction: 'up' } | { direction: 'down'; step: number }) {
  const runner = new MigrationRunner(db, app, {
    connectionName: MIGRATOR_CONNECTION,
    ...options,
  } as ConstructorParameters<typeof MigrationRunner>[2])
  await runner.run()
  if (runner.error) throw runner.error
}

/** Rolls back the migration, changes the old data, and migrates again. */
async function upgradeFrom(before: () => Promise<unknown>) {
  const all = await readdir(app.migrationsPath())
  const step = all.filter((name) => name.endsWith('.ts') && name >= MIGRATION).length
  await migrate({ direction: 'down', step })
  await before()
  await migrate({ direction: 'up' })
}

test.group('Subscriptions from before the migration', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  test('premium in the members’ columns gets a row, which the provider corrects', async ({
    assert,
  }) => {
    const [card, paypal, none] = [await makeUser(), await makeUser(), await makeUser()]
    const ids = {
      stripe: await payments.buy(card, 'stripe', 'yearly'),
      paypal: await payments.buy(paypal, 'paypal'),
    }
    await (await api.enter(paypal)).send('POST', '/api/premium/cancel')
    await payments.told()
    const owner = db.connection(MIGRATOR_CONNECTION)
    await upgradeFrom(async () => {
      await owner.from('premium_subscriptions').delete()
      await owner.from('premium_transactions').where('type', 'cancellation').delete()
    })

    const rows = await db.from('premium_subscriptions').orderBy('provider')
    assert.deepEqual(
      rows.map((row) => [row.provider, row.subscription_id, row.user_id, row.plan, row.status]),
      [
        ['paypal', ids.paypal, paypal.id, 'monthly', 'active'],
        ['stripe', ids.stripe, card.id, 'yearly', 'active'],
      ]
    )
    assert.isNull((await api.getAs(none, '/api/premium')).body.provider)
    const { body: unsure } = await api.getAs(paypal, '/api/premium')
    assert.include(unsure, { isPremium: true, provider: 'paypal', canCancel: true })

    // The job checks both. PayPal's subscription has no other source.
    await moveTime(2 * 60_000)
    await runJobs()
    const { body: known } = await api.getAs(paypal, '/api/premium')
    assert.include(known, { isPremium: true, cancels: true, canCancel: false, canResume: true })
    const browser = await api.enter(card)
    assert.equal((await browser.send('POST', '/api/premium/cancel')).status, 200)
  })

  test('a subscription that may still be charged counts as chargeable, and one that was never paid does not', async ({
    assert,
  }) => {
    const member = await makeUser()
    const row = (id: string, status: string) => ({
      provider: 'stripe',
      subscription_id: id,
      user_id: member.id,
      plan: 'monthly',
      status,
      period_end: hence({ days: 3 }).toJSDate(),
      asked_at: new Date(),
    })
    await upgradeFrom(async () => {
      const owner = db.connection(MIGRATOR_CONNECTION)
      await owner
        .table('premium_subscriptions')
        .multiInsert([
          row('sub_failed', 'lapsed'),
          row('sub_unpaid', 'lapsed'),
          row('sub_runs', 'active'),
        ])
      await owner.table('premium_transactions').insert({
        user_id: member.id,
        provider: 'stripe',
        type: 'subscription',
        amount: '4.99',
        currency: 'USD',
        transaction_id: 'pi_failed',
        subscription_id: 'sub_failed',
        status: 'completed',
      })
    })
    const rows = await db
      .from('premium_subscriptions')
      .where('user_id', member.id)
      .orderBy('subscription_id')
    assert.deepEqual(
      rows.map(({ subscription_id: id, status }) => [id, status]),
      [
        ['sub_failed', 'past_due'],
        ['sub_runs', 'active'],
        ['sub_unpaid', 'lapsed'],
      ]
    )
    const [, runs] = rows
    assert.closeTo(runs.next_charge_at.getTime(), Date.now() + 3 * DAY_MS, DAY_MS)
  })
})
