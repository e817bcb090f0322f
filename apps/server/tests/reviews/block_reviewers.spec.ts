import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeRating, makeRatingBlock } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'
import {
  listAuditLogs,
  findStoredCounts,
  ratingRow,
  listRatingRows,
} from '#tests/reviews/support/rows'
import {
  makeReviewedBot,
  REASON,
  reviewsPath,
  sendAs,
  STRANGERS,
} from '#tests/reviews/support/world'

const TABLES = ['ratings', 'rating_blocks', 'bot_stats', 'admin_logs', 'outbox']

const listBlocks = (botId: number) => db.from('rating_blocks').where('bot_id', botId)

test.group('POST /api/bots/:botId/block-user', (group) => {
  const api = useApi(group)
  useOutbox(group)

  for (const who of ['owner', 'coOwner'] as const) {
    test(`by the ${who} hides the reviews at once, and the audit log keeps them`, async ({
      assert,
    }) => {
      const world = await makeReviewedBot()
      const { bot, author, other, rating } = world
      await makeRating({ botId: bot.id, userId: other.id, rating: 4 })
      assert.lengthOf((await api.get(reviewsPath(bot))).body, 2)

      const json = { blockedUserId: author.id, reason: REASON }
      const path = `/api/bots/${bot.id}/block-user`
      const { status, body } = await sendAs(api, world[who], 'POST', path, json)
      assert.equal(status, 200)
      assert.deepEqual(body, json)
      const [block, ...more] = await listBlocks(bot.id)
      assert.isEmpty(more)
      assert.include(block, {
        blocked_user_id: author.id,
        blocked_by: world[who].id,
        reason: REASON,
      })
      assert.deepEqual(await findStoredCounts(bot.id), { count: 1, sum: 4, average: 4 })
      await eventually(async () => (await api.get(reviewsPath(bot))).body.length === 1)
      assert.isNotNull(await ratingRow(rating.id))

      const [entry] = await listAuditLogs(world[who].id)
      assert.include(entry, {
        action: 'block_reviewer',
        target_type: 'user',
        target_id: author.id,
      })
      assert.include(entry.details, {
        reason: REASON,
        oldValue: 'It sleeps too much.',
        rating: 2,
        ratingId: rating.id,
        botId: bot.id,
        targetName: author.displayName,
      })
    })
  }

  test('members without a review can be blocked too', async ({ assert }) => {
    const { bot, owner, other } = await makeReviewedBot()
    const json = { blockedUserId: other.id, reason: REASON }
    const path = `/api/bots/${bot.id}/block-user`
    assert.equal((await sendAs(api, owner, 'POST', path, json)).status, 200)
    assert.lengthOf(await listBlocks(bot.id), 1)
    const [entry] = await listAuditLogs(owner.id)
    assert.deepEqual(entry.details, { reason: REASON, botId: bot.id })
  })

  test('a second time changes nothing', async ({ assert }) => {
    const { bot, owner, coOwner, author } = await makeReviewedBot()
    const path = `/api/bots/${bot.id}/block-user`
    const first = { blockedUserId: author.id, reason: REASON }
    await sendAs(api, owner, 'POST', path, first)
    const before = await everything(TABLES)
    const again = { blockedUserId: author.id, reason: 'Another reason' }
    const { status, body } = await sendAs(api, coOwner, 'POST', path, again)
    assert.equal(status, 200)
    assert.deepEqual(body, first)
    assert.deepEqual(await everything(TABLES), before)
  })

  for (const [why, blocked] of [
    ['oneself', ({ owner }: Awaited<ReturnType<typeof makeReviewedBot>>) => owner.id],
    [
      'an additional owner',
      ({ coOwner }: Awaited<ReturnType<typeof makeReviewedBot>>) => coOwner.id,
    ],
    ['somebody who is not there', () => '999999999999999999'],
    ['10 kB', () => '4'.repeat(10_000)],
    ['no id', () => 'somebody'],
    ['a number', () => 400_000_000_000],
    ['a list', () => ['400000000000000001']],
    ['nobody', () => null],
  ] as const) {
    test(`blocking ${why} is 422`, async ({ assert }) => {
      const world = await makeReviewedBot()
      const before = await everything(TABLES)
      const json = { blockedUserId: blocked(world), reason: REASON }
      const path = `/api/bots/${world.bot.id}/block-user`
      const { status, body } = await sendAs(api, world.owner, 'POST', path, json)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'blockedUserId')
      assert.deepEqual(await everything(TABLES), before)
    })
  }

  for (const reason of [undefined, '', '  ', 5, 'a'.repeat(501)]) {
    test(`the reason ${JSON.stringify(reason)?.slice(0, 10)} is 422`, async ({ assert }) => {
      const { bot, owner, author } = await makeReviewedBot()
      const json = { blockedUserId: author.id, reason }
      const path = `/api/bots/${bot.id}/block-user`
      const { status, body } = await sendAs(api, owner, 'POST', path, json)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'reason')
      assert.isEmpty(await listBlocks(bot.id))
    })
  }

  for (const [who, make] of Object.entries(STRANGERS)) {
    test(`by ${who} is 403`, async ({ assert }) => {
      const { bot, author } = await makeReviewedBot()
      const stranger = await make()
      const before = await everything(TABLES)
      const json = { blockedUserId: author.id, reason: REASON }
      const path = `/api/bots/${bot.id}/block-user`
      const { status, body } = await sendAs(api, stranger, 'POST', path, json)
      assert.deepEqual([status, body.code], [403, 'forbidden'])
      assert.deepEqual(await everything(TABLES), before)
    })
  }
})

test.group('A blocked member', (group) => {
  const api = useApi(group)

  test('cannot write a review', async ({ assert }) => {
    const { bot, other } = await makeReviewedBot()
    await makeRatingBlock({ botId: bot.id, blockedUserId: other.id })
    const { status, body } = await sendAs(api, other, 'POST', reviewsPath(bot), { rating: 1 })
    assert.deepEqual([status, body.code], [403, 'blocked'])
    assert.lengthOf(await listRatingRows(bot.id), 1)
  })

  test('cannot edit an older one', async ({ assert }) => {
    const { bot, author, rating } = await makeReviewedBot()
    await makeRatingBlock({ botId: bot.id, blockedUserId: author.id })
    const before = await everything(TABLES)
    const path = `/api/ratings/${rating.id}`
    const { status, body } = await sendAs(api, author, 'PATCH', path, { rating: 1 })
    assert.deepEqual([status, body.code], [403, 'blocked'])
    assert.deepEqual(await everything(TABLES), before)
  })

  test('may still like reviews of the bot, and vote for it', async ({ assert }) => {
    const { bot, other, rating } = await makeReviewedBot()
    await makeRatingBlock({ botId: bot.id, blockedUserId: other.id })
    const like = await sendAs(api, other, 'POST', `/api/ratings/${rating.id}/vote`, { vote: 1 })
    assert.equal(like.status, 200)
    assert.equal((await ratingRow(rating.id)).likes, 1)
    assert.equal((await sendAs(api, other, 'POST', `/api/bots/${bot.id}/vote`)).status, 200)
  })

  test('may review another bot', async ({ assert }) => {
    const { bot, other } = await makeReviewedBot()
    await makeRatingBlock({ botId: bot.id, blockedUserId: other.id })
    const another = await makeBot()
    const { status } = await sendAs(api, other, 'POST', reviewsPath(another), { rating: 4 })
    assert.equal(status, 201)
    assert.lengthOf(await listRatingRows(another.id), 1)
  })
})
