import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { CORE_ONLY } from '@botanica/demo-world'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#app/core/time'
import { AD_PLACEMENTS } from '#app/advertising/rules'
import { endRestrictions } from '#app/identity/jobs/end_restrictions'
import { endSubscriptions } from '#app/premium/jobs/end_subscriptions'
import { providers } from '#app/premium/providers/providers'
import { VOTE_COOLDOWN_MS } from '#app/voting/rules'
import { seedWhenEmpty } from '#database/demo/demo_world'
import { useApi } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'
import { moveTime } from '#tests/helpers/moved_time'
import { usePayments } from '#tests/premium/support/payments'

const EMIL = { id: '200000000000000017' }
const SUBSCRIPTION = 'I-DEMOEMIL0017'
const PREMIUM_LASTS_MS = 3 * DAY_MS
/** Longer than the vote cooldown with premium, and shorter than the standard one. */
const SINCE_THE_VOTE_MS = 7 * HOUR_MS
/** How much of premium is left when the test begins to poll, and how long it polls. */
const LEFT_MS = 5 * SECOND_MS
const PATIENCE_MS = 15_000
const TOLERANCE_MS = 20_000
const { signal } = new AbortController()

/** Whether Emil's premium has ended, by the database clock. */
async function isOver(): Promise<boolean> {
  const { rows } = await db.rawQuery(
    'SELECT premium_expires_at <= clock_timestamp() AS over FROM users WHERE id = ?',
    [EMIL.id]
  )
  return rows[0].over as boolean
}

test.group('Emil’s last three days of premium', (group) => {
  const api = useApi(group)
  const payments = usePayments(group, api)

  test('end with ads and the standard vote cooldown', async ({ assert }) => {
    const seededAt = Date.now()
    await seedWhenEmpty(new Date(seededAt), CORE_ONLY)
    payments.control.reset()
    const { id: botId } = await db
      .from('bots')
      .where({ approval_status: 'approved', auto_deleted: false })
      .whereNotExists((votes) =>
        votes.from('bot_votes').whereColumn('bot_id', 'bots.id').where('user_id', EMIL.id)
      )
      .firstOrFail()
    const emil = await api.enter(EMIL)
    const fetchAds = async (placement: string) =>
      (await emil.get(`/api/ads?placement=${placement}`)).body as unknown[]
    const mayVote = async () => (await emil.get(`/api/bots/${botId}/can-vote`)).body
    // The public profile, from the cache.
    const badge = async () => {
      const { body, headers } = await api.get(`/api/users/${EMIL.id}`)
      assert.include(headers.get('cache-control')!, 'public')
      return { isPremium: body.isPremium, hasRole: body.roles.includes('premium') }
    }

    await moveTime(PREMIUM_LASTS_MS - SINCE_THE_VOTE_MS)
    for (const placement of AD_PLACEMENTS) assert.isEmpty(await fetchAds(placement))
    assert.equal((await emil.send('POST', `/api/bots/${botId}/vote`)).status, 200)
    const waits = await mayVote()
    assert.isFalse(waits.canVote)
    assert.closeTo(waits.timeLeft, VOTE_COOLDOWN_MS.premium, TOLERANCE_MS)

    const passed = Date.now() - seededAt
    await moveTime(SINCE_THE_VOTE_MS - LEFT_MS - passed)
    const responses = {
      ads: await fetchAds('header'),
      vote: await mayVote(),
      badge: await badge(),
      again: await badge(),
      premium: (await emil.get('/api/premium')).body,
      auth: await emil.get('/api/auth/user'),
    }
    assert.isFalse(await isOver())
    assert.isEmpty(responses.ads)
    assert.deepEqual(responses.vote, { canVote: true, timeLeft: 0 })
    assert.deepEqual(responses.again, { isPremium: true, hasRole: true })
    assert.include(responses.premium, { isPremium: true, cancels: true, canResume: true })
    assert.isTrue(responses.auth.body.isPremium)

    // No event is published: time alone ends premium.
    await eventually(isOver, { within: PATIENCE_MS })
    for (const placement of AD_PLACEMENTS) assert.isNotEmpty(await fetchAds(placement), placement)
    const late = await mayVote()
    assert.isFalse(late.canVote)
    assert.closeTo(late.timeLeft, VOTE_COOLDOWN_MS.standard - SINCE_THE_VOTE_MS, TOLERANCE_MS)
    assert.deepEqual(await badge(), { isPremium: false, hasRole: false })
    const over = (await emil.get('/api/premium')).body
    assert.include(over, { isPremium: false, plan: null, status: 'ended', canResume: false })
    assert.isFalse((await emil.get('/api/auth/user')).body.isPremium)
    const refused = await emil.send('POST', `/api/bots/${botId}/vote`)
    assert.deepEqual([refused.status, refused.body.code], [429, 'cooldown'])
    assert.equal((await emil.send('POST', '/api/premium/resume')).status, 409)

    await endRestrictions.run({}, signal)
    assert.deepEqual((await endSubscriptions.run({}, signal)).report, { ended: 1, put_off: 0 })
    assert.include(await db.from('users').where('id', EMIL.id).first(), { is_premium: false })
    assert.equal((await providers.paypal.fetchSubscription(SUBSCRIPTION))?.status, 'ended')
    assert.deepEqual(await badge(), { isPremium: false, hasRole: false })
    assert.isNotEmpty(await fetchAds('header'))
  })
})
