import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { type Bot, makeBot, makeRating, makeUser } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'
import { countByStatus, useServers } from '#tests/helpers/servers'
import { reviewsPath } from '#tests/reviews/support/world'

test.group('Rate limits of reviews', (group) => {
  useDatabase(group)
  const servers = useServers(group, { processes: 1, limits: 'normal' })

  test('allow six reviews per minute, new or edited; refused requests do not count', async ({
    assert,
  }) => {
    const author = await makeUser()
    const member = await servers.enter(author)
    const bots: Bot[] = []
    for (let index = 0; index < 9; index++) bots.push(await makeBot())
    const write = (bot: Bot, rating: number) => member.send('POST', reviewsPath(bot), { rating })
    for (let time = 0; time < 10; time++) {
      assert.equal((await write(bots[0]!, 6)).status, 422)
    }

    const answers = await Promise.all(bots.map((bot) => write(bot, 5)))
    const { 201: accepted = 0, 429: refused = 0 } = countByStatus(answers)
    // The bucket refills one token every ten seconds.
    assert.isAtLeast(accepted, 6)
    assert.isAbove(refused, 0)
    assert.equal(accepted + refused, bots.length)
    for (const { body, headers } of answers.filter(({ status }) => status === 429)) {
      assert.equal(body.code, 'rate_limited')
      assert.isNotNull(headers.get('retry-after'))
    }
    const rows = await db.from('ratings').where('user_id', author.id)
    assert.lengthOf(rows, accepted)
    const edit = await member.send('PATCH', `/api/ratings/${rows[0].id}`, { rating: 1 })
    assert.equal(edit.body.code, 'rate_limited')
  })

  test('allow thirty votes on reviews per minute', async ({ assert }) => {
    const member = await servers.enter(await makeUser())
    const rating = await makeRating({ botId: (await makeBot()).id })
    const answers = []
    for (let time = 0; time < 45; time++) {
      const vote = time % 2 ? 1 : -1
      answers.push(await member.send('POST', `/api/ratings/${rating.id}/vote`, { vote }))
    }
    const { 200: accepted = 0, 429: refused = 0 } = countByStatus(answers)
    assert.isAtLeast(accepted, 30)
    assert.isAbove(refused, 0)
    assert.equal(accepted + refused, answers.length)
  })
})
