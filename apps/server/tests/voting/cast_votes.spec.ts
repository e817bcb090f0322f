import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { VOTE_COOLDOWN_MS } from '#app/voting/rules'
import { makeBot, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'

test.group('POST /api/bots/:id/vote', (group) => {
  const api = useApi(group)

  test('counts the vote, and says when the next one may come', async ({ assert }) => {
    const bot = await makeBot()
    const voter = await makeUser()
    const member = await api.enter(voter)
    const path = `/api/bots/${bot.id}/vote`

    const { status, body } = await member.send('POST', path)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      count: 1,
      votes: [{ userId: voter.id }],
      canVote: false,
      timeLeft: VOTE_COOLDOWN_MS.standard,
    })
    const again = await member.send('POST', path)
    assert.equal(again.status, 429)
    assert.equal(again.body.code, 'cooldown')
    assert.equal(again.headers.get('retry-after'), String(Math.ceil(again.body.timeLeft / 1_000)))
    const stats = await db.from('bot_stats').where('bot_id', bot.id).first()
    assert.equal(stats.votes_count, 1)
  })
})
