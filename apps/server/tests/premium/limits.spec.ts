import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { useServers } from '#tests/helpers/servers'
import { useVendors } from '#tests/premium/support/payments'

const PATHS = [
  '/api/premium/stripe/create-payment-intent',
  '/api/premium/paypal/create-subscription',
] as const
const A_MINUTE = 5

test.group('Rate limit of purchases', (group) => {
  useDatabase(group)
  useVendors(group)
  const servers = useServers(group, { processes: 1, limits: 'normal' })

  test('allows five per minute at both providers together; refused requests do not count', async ({
    assert,
  }) => {
    const member = await makeUser()
    const payer = await servers.enter(member)
    const begin = (index: number) =>
      payer.send('POST', PATHS[index % PATHS.length]!, { planType: 'monthly' })
    for (let time = 0; time < 2 * A_MINUTE; time++) {
      const { status } = await payer.send('POST', PATHS[0], { planType: 'weekly' })
      assert.equal(status, 422)
    }
    for (let time = 0; time < A_MINUTE; time++) assert.equal((await begin(time)).status, 200)
    const started = await db.from('premium_subscriptions').where('user_id', member.id)
    for (const index of PATHS.keys()) {
      const { status, body, headers } = await begin(index)
      assert.deepEqual([status, body.code], [429, 'rate_limited'])
      assert.isAtLeast(Number(headers.get('retry-after')), 1)
    }
    assert.deepEqual(await db.from('premium_subscriptions').where('user_id', member.id), started)

    const other = await servers.enter(await makeUser())
    assert.equal((await other.send('POST', PATHS[0], { planType: 'monthly' })).status, 200)
  })
})
