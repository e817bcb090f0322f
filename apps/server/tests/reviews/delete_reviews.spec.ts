import { UNSPECIFIED_RULE } from '#app/identity/decisions/rules'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import {
  makeBot,
  makeRating,
  makeRatingBlock,
  makeRatingVote,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'
import { listAuditLogs, findStoredCounts, ratingRow } from '#tests/reviews/support/rows'
import { makeReviewedBot, reviewsPath, sendAs } from '#tests/reviews/support/world'

const TABLES = ['ratings', 'rating_votes', 'bot_stats', 'admin_logs', 'outbox']

test.group('DELETE /api/ratings/:id', (group) => {
  const api = useApi(group)
  useOutbox(group)

  for (const who of ['author', 'owner', 'coOwner'] as const) {
    test(`by the ${who} is 200, and the audit log keeps the text`, async ({ assert }) => {
      const world = await makeReviewedBot()
      const { bot, author, rating } = world
      await makeRatingVote({ ratingId: rating.id })
      assert.lengthOf((await api.get(reviewsPath(bot))).body, 1)

      const answer = await sendAs(api, world[who], 'DELETE', `/api/ratings/${rating.id}`)
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, { id: rating.id, undo: null })
      assert.isNull(await ratingRow(rating.id))
      assert.isEmpty(await db.from('rating_votes').where('rating_id', rating.id))
      assert.deepEqual(await findStoredCounts(bot.id), { count: 0, sum: 0, average: null })

      const [entry, ...more] = await listAuditLogs(world[who].id)
      assert.isEmpty(more)
      assert.include(entry, {
        action: 'delete_review',
        target_type: 'rating',
        target_id: String(rating.id),
        ip_address: '127.0.0.1',
      })
      assert.deepEqual(entry.details, {
        oldValue: 'It sleeps too much.',
        targetName: author.displayName,
        rating: 2,
        ownerReply: null,
        botId: bot.id,
        userId: author.id,
        // Authors make no decision against themselves.
        ...(world[who].id === author.id
          ? {}
          : {
              removedAs: 'owner',
              memberIds: [author.id],
              ruleIds: [UNSPECIFIED_RULE],
              rules: [],
            }),
      })
      await eventually(async () => (await api.get(reviewsPath(bot))).body.length === 0)
    })
  }

  for (const role of ['reviewer', 'moderator', 'developer_community', 'owner'] as const) {
    test(`by staff (${role}) is 200`, async ({ assert }) => {
      const { rating } = await makeReviewedBot()
      const staff = await makeStaff(role)
      const { status } = await sendAs(api, staff, 'DELETE', `/api/ratings/${rating.id}`)
      assert.equal(status, 200)
      assert.isNull(await ratingRow(rating.id))
      assert.lengthOf(await listAuditLogs(staff.id), 1)
    })
  }

  test('by anybody else is 403', async ({ assert }) => {
    const { rating, other } = await makeReviewedBot()
    const ownerOfAnother = await makeUser()
    const another = await makeBot({ userId: ownerOfAnother.id })
    await makeRating({ botId: another.id, userId: other.id })
    const before = await everything(TABLES)
    for (const member of [other, ownerOfAnother]) {
      const path = `/api/ratings/${rating.id}`
      const { status, body } = await sendAs(api, member, 'DELETE', path)
      assert.deepEqual([status, body.code], [403, 'forbidden'])
    }
    assert.deepEqual(await everything(TABLES), before)
  })

  test('a second time is 404', async ({ assert }) => {
    const { rating, author } = await makeReviewedBot()
    const browser = await api.enter(author)
    assert.equal((await browser.send('DELETE', `/api/ratings/${rating.id}`)).status, 200)
    assert.equal((await browser.send('DELETE', `/api/ratings/${rating.id}`)).status, 404)
    assert.lengthOf(await listAuditLogs(author.id), 1)
  })

  test('afterwards the author may write another', async ({ assert }) => {
    const { bot, rating, author } = await makeReviewedBot()
    const browser = await api.enter(author)
    await browser.send('DELETE', `/api/ratings/${rating.id}`)
    const { status } = await browser.send('POST', reviewsPath(bot), { rating: 4 })
    assert.equal(status, 201)
    assert.deepEqual(await findStoredCounts(bot.id), { count: 1, sum: 4, average: 4 })
  })

  test('a hidden review is 404 for members, but not for its author and the owners', async ({
    assert,
  }) => {
    const { bot, rating, author, owner, other } = await makeReviewedBot()
    await makeRatingBlock({ botId: bot.id, blockedUserId: author.id })
    const path = `/api/ratings/${rating.id}`
    assert.equal((await sendAs(api, other, 'DELETE', path)).status, 404)
    assert.equal((await sendAs(api, author, 'DELETE', path)).status, 200)
    const troll = await makeUser()
    const second = await makeRating({ botId: bot.id, userId: troll.id })
    await makeRatingBlock({ botId: bot.id, blockedUserId: troll.id })
    assert.equal((await sendAs(api, owner, 'DELETE', `/api/ratings/${second.id}`)).status, 200)
  })
})
