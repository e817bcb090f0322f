import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'

test.group('POST /api/bots/discord/:id/ratings', (group) => {
  const api = useApi(group)

  test('writes a review that counts at once', async ({ assert }) => {
    const bot = await makeBot()
    const author = await makeUser()
    const member = await api.enter(author)
    const path = `/api/bots/discord/${bot.discordBotId}/ratings`

    const { status, body } = await member.send('POST', path, { rating: 4, comment: ' Good. ' })
    assert.equal(status, 201)
    assert.include(body, { userId: author.id, rating: 4, comment: 'Good.', byOwner: false })
    assert.deepEqual((await api.get(path)).body, [body])
    const stats = await db.from('bot_stats').where('bot_id', bot.id).first()
    assert.include(stats, { ratings_count: 1, ratings_sum: 4, average_rating: 4 })
  })
})
