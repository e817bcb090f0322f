import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HOUR_MS } from '#app/core/time'
import { VOTE_COOLDOWN_MS } from '#app/voting/rules'
import {
  ago,
  makeBannedUser,
  makeBot,
  makeBotVote,
  makePremiumUser,
  makeUser,
} from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'

/** Allowance for the time between writing a date and reading it back. */
const TOLERANCE_MS = 20_000

test.group('GET /api/bots/:id/votes', (group) => {
  const api = useApi(group)

  test("counts all votes and shows only the caller's own entry", async ({ assert }) => {
    const bot = await makeBot()
    const [voter, other] = [await makeUser(), await makeUser()]
    await makeBotVote({ botId: bot.id, userId: voter.id, votes: 3 })
    await makeBotVote({ botId: bot.id })
    const path = `/api/bots/${bot.id}/votes`

    assert.deepEqual((await api.get(path)).body, { count: 4, votes: [] })
    assert.deepEqual((await api.getAs(voter, path)).body, {
      count: 4,
      votes: [{ userId: voter.id }],
    })
    assert.deepEqual((await api.getAs(other, path)).body, { count: 4, votes: [] })
  })

  test('is empty before the first vote', async ({ assert }) => {
    const bot = await makeBot()
    assert.deepEqual((await api.get(`/api/bots/${bot.id}/votes`)).body, { count: 0, votes: [] })
  })
})

test.group('GET /api/bots/:id/can-vote', (group) => {
  const api = useApi(group)
  const NOBODY = { canVote: false, timeLeft: 0 }

  test('visitors cannot vote, and have no cooldown', async ({ assert }) => {
    const bot = await makeBot()
    const { body, headers } = await api.get(`/api/bots/${bot.id}/can-vote`)
    assert.deepEqual(body, NOBODY)
    assert.match(headers.get('cache-control')!, /^public/)
  })

  test('members can vote before the first vote and after the cooldown', async ({ assert }) => {
    const bot = await makeBot()
    const [fresh, patient] = [await makeUser(), await makeUser()]
    await makeBotVote({
      botId: bot.id,
      userId: patient.id,
      lastVoteAt: ago({ hours: 12, seconds: 1 }),
    })
    for (const member of [fresh, patient]) {
      const { body, headers } = await api.getAs(member, `/api/bots/${bot.id}/can-vote`)
      assert.deepEqual(body, { canVote: true, timeLeft: 0 })
      assert.equal(headers.get('cache-control'), 'private, no-store')
    }
  })

  for (const [who, make, cooldown] of [
    ['a member', makeUser, VOTE_COOLDOWN_MS.standard],
    ['a premium member', makePremiumUser, VOTE_COOLDOWN_MS.premium],
  ] as const) {
    test(`${who} waits for the rest of ${cooldown / HOUR_MS} hours`, async ({ assert }) => {
      const bot = await makeBot()
      const member = await make()
      await makeBotVote({ botId: bot.id, userId: member.id, lastVoteAt: ago({ hours: 5 }) })
      const { body } = await api.getAs(member, `/api/bots/${bot.id}/can-vote`)
      assert.isFalse(body.canVote)
      assert.isTrue(Number.isInteger(body.timeLeft))
      assert.closeTo(body.timeLeft, cooldown - 5 * HOUR_MS, TOLERANCE_MS)
    })
  }

  test('starting or ending premium changes the cooldown at once', async ({ assert }) => {
    const bot = await makeBot()
    const member = await makePremiumUser()
    await makeBotVote({ botId: bot.id, userId: member.id, lastVoteAt: ago({ hours: 7 }) })
    const browser = await api.enter(member)
    const path = `/api/bots/${bot.id}/can-vote`
    assert.isTrue((await browser.get(path)).body.canVote)
    await db
      .from('users')
      .where('id', member.id)
      .update({ premium_expires_at: ago({ minutes: 1 }).toJSDate() })
    const { body } = await browser.get(path)
    assert.isFalse(body.canVote)
    assert.closeTo(body.timeLeft, 5 * HOUR_MS, TOLERANCE_MS)
  })

  test('a cooldown applies to one bot only', async ({ assert }) => {
    const [bot, other] = [await makeBot(), await makeBot()]
    const member = await makeUser()
    await makeBotVote({ botId: bot.id, userId: member.id })
    assert.isTrue((await api.getAs(member, `/api/bots/${other.id}/can-vote`)).body.canVote)
  })

  test('restricted members may not vote', async ({ assert }) => {
    const bot = await makeBot()
    const banned = await makeBannedUser()
    assert.deepEqual((await api.getAs(banned, `/api/bots/${bot.id}/can-vote`)).body, NOBODY)
  })
})
