import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HOUR_MS } from '#app/core/time'
import { ago, makeBot, makeBotVote, makePremiumUser, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { nextPageOf } from '#tests/directory/support/pages'

const TOLERANCE_MS = 20_000

test.group('GET /api/user/votes', (group) => {
  const api = useApi(group)

  test('is 401 for visitors', async ({ assert }) => {
    assert.equal((await api.get('/api/user/votes')).status, 401)
  })

  for (const [who, make, hours] of [
    ['a member', makeUser, 12],
    ['a premium member', makePremiumUser, 6],
  ] as const) {
    test(`tells ${who} what was voted for, and when the next vote may come`, async ({ assert }) => {
      const member = await make()
      const [early, late] = [await makeBot({ avatar: 'abc' }), await makeBot()]
      await makeBotVote({ botId: early.id })
      const lastVoteAt = ago({ hours: 20 })
      await makeBotVote({ botId: early.id, userId: member.id, votes: 3, lastVoteAt })
      await makeBotVote({ botId: late.id, userId: member.id, lastVoteAt: ago({ hours: 5 }) })

      const { status, body, headers } = await api.getAs(member, '/api/user/votes')
      assert.equal(status, 200)
      assert.match(headers.get('cache-control')!, /no-store/)
      assert.lengthOf(body, 2)
      assert.include(body[0], { votes: 1, canVote: false })
      assert.closeTo(body[0].timeLeft, (hours - 5) * HOUR_MS, TOLERANCE_MS)
      assert.include(body[1], {
        votes: 3,
        canVote: true,
        timeLeft: 0,
        lastVoteAt: lastVoteAt.toJSDate().toISOString(),
      })
      const { id, discordBotId, name } = early
      assert.deepEqual(body[1].bot, { id, discordBotId, name, avatar: 'abc' })
    })
  }

  test('is paginated', async ({ assert }) => {
    const member = await makeUser()
    const voted: number[] = []
    for (let days = 1; days <= 5; days++) {
      const bot = await makeBot()
      await makeBotVote({ botId: bot.id, userId: member.id, lastVoteAt: ago({ days }) })
      voted.push(bot.id)
    }
    const browser = await api.enter(member)
    const seen: number[] = []
    for (let path: string | undefined = '/api/user/votes?limit=2'; path !== undefined;) {
      const answer = await browser.get(path)
      seen.push(...answer.body.map(({ bot }: { bot: { id: number } }) => bot.id))
      path = nextPageOf(answer)
    }
    assert.deepEqual(seen, voted)
    assert.equal((await browser.get('/api/user/votes?limit=101')).status, 422)
  })

  test('leaves out bots that the member may not see', async ({ assert }) => {
    const member = await makeUser()
    const [rejected, deleted] = [await makeBot(), await makeBot()]
    for (const bot of [rejected, deleted]) await makeBotVote({ botId: bot.id, userId: member.id })
    await db
      .from('bots')
      .where('id', rejected.id)
      .update({ approval_status: 'rejected', approved_at: null, approval_reason: 'No.' })
    await db.from('bots').where('id', deleted.id).update({ deleted_at: new Date() })
    assert.deepEqual((await api.getAs(member, '/api/user/votes')).body, [])
  })
})
