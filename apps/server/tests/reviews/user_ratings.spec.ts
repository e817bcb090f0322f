import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  ago,
  makeBannedUser,
  makeBot,
  makeRating,
  makeRatingBlock,
  makeUser,
} from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { nextPageOf } from '#tests/directory/support/pages'

test.group('GET /api/user/ratings', (group) => {
  const api = useApi(group)

  test('is 401 for visitors', async ({ assert }) => {
    assert.equal((await api.get('/api/user/ratings')).status, 401)
  })

  test('lists the member’s reviews with their bots, newest first', async ({ assert }) => {
    const member = await makeUser()
    const bot = await makeBot({ avatar: 'abc' })
    const own = await makeBot({ userId: member.id })
    await makeRating({ botId: bot.id })
    await makeRating({
      botId: bot.id,
      userId: member.id,
      rating: 4,
      comment: 'Good.',
      createdAt: ago({ days: 2 }),
    })
    await makeRating({ botId: own.id, userId: member.id, createdAt: ago({ days: 1 }) })

    const { status, body, headers } = await api.getAs(member, '/api/user/ratings')
    assert.equal(status, 200)
    assert.match(headers.get('cache-control')!, /no-store/)
    assert.lengthOf(body, 2)
    assert.include(body[0], { botId: own.id, byOwner: true, byMainOwner: true, isBlocked: false })
    assert.include(body[1], { botId: bot.id, rating: 4, comment: 'Good.', byOwner: false })
    assert.equal(body[1].author.id, member.id)
    const { id, discordBotId, name } = bot
    assert.deepEqual(body[1].bot, { id, discordBotId, name, avatar: 'abc' })
  })

  test('is paginated', async ({ assert }) => {
    const member = await makeUser()
    const written: number[] = []
    for (let days = 1; days <= 5; days++) {
      const { id } = await makeRating({
        botId: (await makeBot()).id,
        userId: member.id,
        createdAt: ago({ days }),
      })
      written.push(id)
    }
    const browser = await api.enter(member)
    const seen: number[] = []
    for (let path: string | undefined = '/api/user/ratings?limit=2'; path !== undefined;) {
      const answer = await browser.get(path)
      seen.push(...answer.body.map(({ id }: { id: number }) => id))
      path = nextPageOf(answer)
    }
    assert.deepEqual(seen, written)
    assert.equal((await browser.get('/api/user/ratings?limit=0')).status, 422)
    assert.equal((await browser.get('/api/user/ratings?cursor=x')).status, 422)
  })

  test('marks reviews that are hidden from others', async ({ assert }) => {
    const member = await makeUser()
    const bot = await makeBot()
    await makeRating({ botId: bot.id, userId: member.id })
    await makeRatingBlock({ botId: bot.id, blockedUserId: member.id })
    const { body } = await api.getAs(member, '/api/user/ratings')
    assert.include(body[0], { botId: bot.id, isBlocked: true })
  })

  test('leaves out reviews of bots that the member may not see', async ({ assert }) => {
    const member = await makeUser()
    const [pending, deleted] = [await makeBot(), await makeBot()]
    for (const bot of [pending, deleted]) await makeRating({ botId: bot.id, userId: member.id })
    await db
      .from('bots')
      .where('id', pending.id)
      .update({ approval_status: 'pending', approved_at: null })
    await db.from('bots').where('id', deleted.id).update({ deleted_at: new Date() })
    assert.deepEqual((await api.getAs(member, '/api/user/ratings')).body, [])
    await db.from('bots').where('id', pending.id).update({ user_id: member.id })
    assert.lengthOf((await api.getAs(member, '/api/user/ratings')).body, 1)
  })

  test('banned members can read their own reviews', async ({ assert }) => {
    const member = await makeBannedUser()
    await makeRating({ botId: (await makeBot()).id, userId: member.id })
    assert.lengthOf((await api.getAs(member, '/api/user/ratings')).body, 1)
  })
})
