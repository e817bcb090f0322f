import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HOUR_MS } from '#app/core/time'
import {
  ago,
  makeBot,
  makeBotVote,
  makePremiumUser,
  makeUser,
  nextSnowflake,
} from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { changeMember, createMember } from '#tests/identity/support/members'

const READER = { scopes: ['votes:read'] } as const
const NEVER = { hasVoted: false, lastVoteAt: null, nextVoteAt: null, total: 0 }

const tokensOf = (botId: number) => db.from('bot_api_tokens').where('bot_id', botId)

test.group('GET /api/bots/:id/votes/:userId', (group) => {
  const api = useApi(group)

  const getVoter = (
    { discordBotId }: { discordBotId: string },
    userId: string,
    authorization?: string
  ) =>
    api.send('GET', `/api/bots/${discordBotId}/votes/${userId}`, {
      headers: authorization === undefined ? {} : { authorization },
    })

  for (const [who, make, hours] of [
    ['a member', makeUser, 12],
    ['a premium member', makePremiumUser, 6],
  ] as const) {
    test(`tells the bot whether ${who} has voted within the cooldown`, async ({ assert }) => {
      const [bot, recent, early] = [await makeBot(), await make(), await make()]
      const lastVoteAt = ago({ hours: hours - 1 })
      await makeBotVote({ botId: bot.id, userId: recent.id, votes: 3, lastVoteAt })
      const earlier = ago({ hours, seconds: 1 })
      await makeBotVote({ botId: bot.id, userId: early.id, lastVoteAt: earlier })
      const { token } = await makeBotToken(bot.id, READER)

      const { status, body, headers } = await getVoter(bot, recent.id, token)
      assert.equal(status, 200)
      assert.match(headers.get('cache-control')!, /no-store/)
      assert.deepEqual(body, {
        hasVoted: true,
        lastVoteAt: lastVoteAt.toJSDate().toISOString(),
        nextVoteAt: new Date(lastVoteAt.toMillis() + hours * HOUR_MS).toISOString(),
        total: 3,
      })
      assert.deepEqual((await getVoter(bot, early.id, token)).body, {
        hasVoted: false,
        lastVoteAt: earlier.toJSDate().toISOString(),
        nextVoteAt: null,
        total: 1,
      })
    })
  }

  test('knows only votes for the bot itself, by members who exist', async ({ assert }) => {
    const [bot, other, member] = [await makeBot(), await makeBot(), await makeUser()]
    await makeBotVote({ botId: other.id, userId: member.id })
    const gone = await createMember({ id: nextSnowflake('member') })
    await makeBotVote({ botId: bot.id, userId: gone })
    await changeMember(gone, { username: null, deleted_at: new Date() })
    const { token } = await makeBotToken(bot.id, READER)
    for (const userId of [member.id, gone, nextSnowflake('member')]) {
      const { status, body } = await getVoter(bot, userId, token)
      assert.equal(status, 200)
      assert.deepEqual(body, NEVER)
    }
  })

  test('accepts the token alone and with a scheme', async ({ assert }) => {
    const bot = await makeBot()
    const { token } = await makeBotToken(bot.id, READER)
    for (const scheme of ['', 'Bearer ', 'Bot ']) {
      const { status } = await getVoter(bot, nextSnowflake('member'), scheme + token)
      assert.equal(status, 200, scheme)
    }
  })

  test('is 401 without a token, and once it was revoked or has expired', async ({ assert }) => {
    const [bot, member] = [await makeBot(), await makeUser()]
    const signedIn = await api.getAs(member, `/api/bots/${bot.discordBotId}/votes/${member.id}`)
    assert.equal(signedIn.status, 401)
    assert.equal((await getVoter(bot, member.id)).status, 401)

    const { token: revoked } = await makeBotToken(bot.id, READER)
    await tokensOf(bot.id).update({ replaced_at: new Date() })
    const { token: expired } = await makeBotToken(bot.id, READER)
    await tokensOf(bot.id)
      .whereNull('replaced_at')
      .update({ created_at: ago({ days: 2 }).toJSDate(), expires_at: ago({ hours: 1 }).toJSDate() })
    for (const token of [revoked, expired]) {
      const { status, body } = await getVoter(bot, member.id, token)
      assert.deepEqual([status, body.code], [401, 'unauthenticated'])
    }
  })

  test('is 403 without the scope, and with the token of another bot', async ({ assert }) => {
    const [bot, other, member] = [await makeBot(), await makeBot(), await makeUser()]
    const { status, body } = await getVoter(bot, member.id, (await makeBotToken(bot.id)).token)
    assert.deepEqual([status, body.code], [403, 'forbidden'])
    assert.equal(body.message, 'The token lacks the scope votes:read.')
    const foreign = await getVoter(bot, member.id, (await makeBotToken(other.id, READER)).token)
    assert.deepEqual([foreign.status, foreign.body.code], [403, 'forbidden'])
  })

  test('is 404 for an unknown bot, and 422 for an id that no user can have', async ({ assert }) => {
    const bot = await makeBot()
    const { token } = await makeBotToken(bot.id, READER)
    for (const discordBotId of [nextSnowflake('bot'), 'fern']) {
      const { status, body } = await getVoter({ discordBotId }, nextSnowflake('member'), token)
      assert.deepEqual([status, body.code], [404, 'not_found'], discordBotId)
    }
    for (const userId of ['0', 'nobody', '1e3']) {
      const { status, body } = await getVoter(bot, userId, token)
      assert.deepEqual([status, body.code], [422, 'invalid'], userId)
      assert.equal(body.errors[0].field, 'userId')
    }
  })
})
