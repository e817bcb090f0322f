import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HOUR_MS } from '#app/core/time'
import { VOTE_COOLDOWN_MS } from '#app/voting/rules'
import {
  ago,
  makeBot,
  makeBotVote,
  makePremiumUser,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything, testMutationErrors } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'

/** Allowance for the time between writing a date and reading it back. */
const TOLERANCE_MS = 20_000

const statsOf = (botId: number) => db.from('bot_stats').where('bot_id', botId).firstOrFail()
const voteRow = (botId: number, userId: string) =>
  db.from('bot_votes').where({ bot_id: botId, user_id: userId }).first()

test.group('POST /api/bots/:id/vote', (group) => {
  const api = useApi(group)
  useOutbox(group)

  test('counts the vote, and returns what votes and can-vote then return', async ({ assert }) => {
    const [bot, voter] = [await makeBot(), await makeUser()]
    await makeBotVote({ botId: bot.id, votes: 2 })
    const member = await api.enter(voter)

    const { status, body } = await member.send('POST', `/api/bots/${bot.id}/vote`)
    assert.equal(status, 200)
    const votes = { count: 3, votes: [{ userId: voter.id }] }
    assert.deepEqual(body, { ...votes, canVote: false, timeLeft: VOTE_COOLDOWN_MS.standard })
    assert.deepEqual((await member.get(`/api/bots/${bot.id}/votes`)).body, votes)
    const eligibility = (await member.get(`/api/bots/${bot.id}/can-vote`)).body
    assert.isFalse(eligibility.canVote)
    assert.closeTo(eligibility.timeLeft, body.timeLeft, TOLERANCE_MS)
    assert.include(await voteRow(bot.id, voter.id), { votes: 1 })
    assert.equal((await statsOf(bot.id)).votes_count, 3)
  })

  test("appears on the bot's page and in lists", async ({ assert }) => {
    const bot = await makeBot()
    const shown = async () =>
      (await api.get(`/api/bots/discord/${bot.discordBotId}`)).body.voteCount as number
    assert.equal(await shown(), 0)
    await (await api.enter(await makeUser())).send('POST', `/api/bots/${bot.id}/vote`)
    await eventually(async () => (await shown()) === 1)
    const list = (await api.get('/api/bots?limit=100')).body as { id: number; voteCount: number }[]
    assert.equal(list.find(({ id }) => id === bot.id)!.voteCount, 1)
  })

  test('accepts an empty object as body', async ({ assert }) => {
    const bot = await makeBot()
    const member = await api.enter(await makeUser())
    assert.equal((await member.send('POST', `/api/bots/${bot.id}/vote`, {})).status, 200)
  })

  for (const [who, make, hours] of [
    ['a member', makeUser, 12],
    ['a premium member', makePremiumUser, 6],
  ] as const) {
    test(`${who} votes again after ${hours} hours, not before`, async ({ assert }) => {
      const voter = await make()
      const [early, late] = [await makeBot(), await makeBot()]
      const before = ago({ hours, seconds: -60 })
      await makeBotVote({ botId: early.id, userId: voter.id, lastVoteAt: before })
      await makeBotVote({
        botId: late.id,
        userId: voter.id,
        lastVoteAt: ago({ hours, seconds: 1 }),
      })
      const member = await api.enter(voter)

      const unchanged = await everything(['bot_votes', 'bot_stats', 'outbox'])
      const refused = await member.send('POST', `/api/bots/${early.id}/vote`)
      assert.equal(refused.status, 429)
      assert.equal(refused.body.code, 'cooldown')
      assert.closeTo(refused.body.timeLeft, 60_000, TOLERANCE_MS)
      const retryAfter = Number(refused.headers.get('retry-after'))
      assert.equal(retryAfter, Math.ceil(refused.body.timeLeft / 1_000))
      assert.deepEqual(await everything(['bot_votes', 'bot_stats', 'outbox']), unchanged)

      const accepted = await member.send('POST', `/api/bots/${late.id}/vote`)
      assert.equal(accepted.status, 200)
      assert.equal(accepted.body.count, 2)
      assert.equal(accepted.body.timeLeft, hours * HOUR_MS)
      assert.equal((await voteRow(late.id, voter.id)).votes, 2)
    })
  }

  test('premium that ends during the cooldown extends it at once', async ({ assert }) => {
    const [bot, voter] = [await makeBot(), await makePremiumUser()]
    await makeBotVote({ botId: bot.id, userId: voter.id, lastVoteAt: ago({ hours: 7 }) })
    const member = await api.enter(voter)
    await db
      .from('users')
      .where('id', voter.id)
      .update({ premium_expires_at: ago({ seconds: 1 }).toJSDate() })
    const { status, body } = await member.send('POST', `/api/bots/${bot.id}/vote`)
    assert.equal(status, 429)
    assert.closeTo(body.timeLeft, 5 * HOUR_MS, TOLERANCE_MS)
  })

  test('owners may vote for their own bot, once everybody sees it', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id })
    const pending = await makeBot({ userId: owner.id, approvalStatus: 'pending' })
    const member = await api.enter(owner)
    assert.equal((await member.send('POST', `/api/bots/${bot.id}/vote`)).status, 200)
    assert.equal((await member.send('POST', `/api/bots/${pending.id}/vote`)).status, 404)
    const staff = await api.enter(await makeStaff('moderator'))
    assert.equal((await staff.send('POST', `/api/bots/${pending.id}/vote`)).status, 404)
    assert.equal((await statsOf(pending.id)).votes_count, 0)
  })

  testMutationErrors(api, {
    name: 'a vote for a bot',
    method: 'POST',
    async scene() {
      const [bot, caller] = [await makeBot(), await makeUser()]
      return { bot, caller, path: `/api/bots/${bot.id}/vote` }
    },
    nowhere: ['999999999', '500000000000000001', 'x'].map((id) => `/api/bots/${id}/vote`),
  })
})
