import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { REVIEW_TEXT_LIMITS } from '#app/reviews/rules'
import { makeBot, makeRating, makeUser } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'
import { findStoredCounts, ratingRow, listRatingRows } from '#tests/reviews/support/rows'
import { makeReviewedBot, reviewsPath, sendAs, STRANGERS } from '#tests/reviews/support/world'

const LONGEST = 'a'.repeat(REVIEW_TEXT_LIMITS.comment.max)
const TABLES = ['ratings', 'bot_stats', 'outbox']

/** Invalid reviews: the reason and the body. */
const INVALID: [why: string, field: string, body: Record<string, unknown>][] = [
  ['no stars', 'rating', { comment: 'Good.' }],
  ['null stars', 'rating', { rating: null }],
  ['zero stars', 'rating', { rating: 0 }],
  ['six stars', 'rating', { rating: 6 }],
  ['half a star', 'rating', { rating: 3.5 }],
  ['stars as text', 'rating', { rating: '4' }],
  ['stars as true', 'rating', { rating: true }],
  ['stars in a list', 'rating', { rating: [4] }],
  ['a comment that is too long', 'comment', { rating: 4, comment: `${LONGEST}a` }],
  ['a comment that counts double', 'comment', { rating: 4, comment: '🌿'.repeat(1_001) }],
  ['a comment that is no text', 'comment', { rating: 4, comment: 5 }],
  ['a comment with NUL', 'comment', { rating: 4, comment: 'a\u0000b' }],
  ['a comment that reads otherwise', 'comment', { rating: 4, comment: 'a\u202eb' }],
  ['half a character', 'comment', { rating: 4, comment: 'a\ud800' }],
]

test.group('POST /api/bots/discord/:id/ratings', (group) => {
  const api = useApi(group)
  useOutbox(group)

  test('adds the review to the list, the average and the page at once', async ({ assert }) => {
    const { bot, other } = await makeReviewedBot()
    const path = reviewsPath(bot)
    const detail = async () => (await api.get(`/api/bots/discord/${bot.discordBotId}`)).body
    assert.equal((await detail()).averageRating, 2)
    assert.lengthOf((await api.get(path)).body, 1)

    const sent = { rating: 5, comment: '  Good.\r\nVery good.  ' }
    const { status, body } = await sendAs(api, other, 'POST', path, sent)
    assert.equal(status, 201)
    assert.include(body, {
      botId: bot.id,
      userId: other.id,
      rating: 5,
      comment: 'Good.\nVery good.',
      ownerReply: null,
      hasOwnerHeart: false,
      byMainOwner: false,
      byOwner: false,
      likes: 0,
      dislikes: 0,
    })
    assert.equal(body.author.id, other.id)
    assert.include(await ratingRow(body.id), { user_id: other.id, rating: 5 })
    assert.deepEqual(await findStoredCounts(bot.id), { count: 2, sum: 7, average: 3.5 })

    await eventually(async () => (await detail()).averageRating === 3.5)
    assert.equal((await detail()).ratingCount, 2)
    assert.deepEqual((await api.get(path)).body[0], body)
  })

  for (const comment of [undefined, null, '', '   ', '\u200b']) {
    test(`${JSON.stringify(comment)} is stored as no comment`, async ({ assert }) => {
      const { bot, other } = await makeReviewedBot()
      const json = { rating: 1, ...(comment === undefined ? {} : { comment }) }
      const { status, body } = await sendAs(api, other, 'POST', reviewsPath(bot), json)
      assert.equal(status, 201)
      assert.isNull(body.comment)
      assert.isNull((await ratingRow(body.id)).comment)
    })
  }

  test('accepts a comment of the maximum length', async ({ assert }) => {
    const { bot, other } = await makeReviewedBot()
    const json = { rating: 1, comment: LONGEST }
    const { status, body } = await sendAs(api, other, 'POST', reviewsPath(bot), json)
    assert.equal(status, 201)
    assert.equal(body.comment, LONGEST)
  })

  for (const [why, field, json] of INVALID) {
    test(`${why} is 422`, async ({ assert }) => {
      const { bot, other } = await makeReviewedBot()
      const before = await everything(TABLES)
      const { status, body } = await sendAs(api, other, 'POST', reviewsPath(bot), json)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
      assert.deepEqual(await everything(TABLES), before)
    })
  }

  test('a second review is 409', async ({ assert }) => {
    const { bot, author } = await makeReviewedBot()
    const before = await everything(TABLES)
    const json = { rating: 5 }
    const { status, body } = await sendAs(api, author, 'POST', reviewsPath(bot), json)
    assert.equal(status, 409)
    assert.equal(body.code, 'conflict')
    assert.deepEqual(await everything(TABLES), before)
  })

  test('an owner’s review is marked and does not change the average', async ({ assert }) => {
    const { bot, owner, coOwner } = await makeReviewedBot()
    for (const [reviewer, byMainOwner] of [
      [owner, true],
      [coOwner, false],
    ] as const) {
      const json = { rating: 5 }
      const { status, body } = await sendAs(api, reviewer, 'POST', reviewsPath(bot), json)
      assert.equal(status, 201)
      assert.include(body, { byOwner: true, byMainOwner })
    }
    assert.lengthOf(await listRatingRows(bot.id), 3)
    assert.deepEqual(await findStoredCounts(bot.id), { count: 1, sum: 2, average: 2 })
  })

  test('the review of a member who becomes an owner is marked and leaves the average', async ({
    assert,
  }) => {
    const { bot, author, other } = await makeReviewedBot()
    await makeRating({ botId: bot.id, userId: other.id, rating: 4 })
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ additional_owners: [author.id] })
    // The next change of the bot's reviews recounts them, as a change of owners does.
    await sendAs(api, await makeUser(), 'POST', reviewsPath(bot), { rating: 4 })
    const { body } = await api.get(reviewsPath(bot))
    const own = body.find(({ userId }: { userId: string }) => userId === author.id)
    assert.include(own, { byOwner: true, byMainOwner: false })
    assert.deepEqual(await findStoredCounts(bot.id), { count: 2, sum: 8, average: 4 })
  })

  test('the owner of a pending bot cannot review it', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id, approvalStatus: 'pending' })
    const { status } = await sendAs(api, owner, 'POST', reviewsPath(bot), { rating: 5 })
    assert.equal(status, 404)
    assert.isEmpty(await listRatingRows(bot.id))
  })
})

test.group('PATCH /api/ratings/:id', (group) => {
  const api = useApi(group)
  useOutbox(group)

  test('changes stars and comment, and keeps the owners’ heart and reply', async ({ assert }) => {
    const { bot, author, rating } = await makeReviewedBot()
    await db.from('ratings').where('id', rating.id).update({ owner_reply: 'Sorry.' })
    const path = `/api/ratings/${rating.id}`
    const { status, body } = await sendAs(api, author, 'PATCH', path, {
      rating: 5,
      comment: 'It woke up.',
    })
    assert.equal(status, 200)
    assert.include(body, { id: rating.id, rating: 5, comment: 'It woke up.', ownerReply: 'Sorry.' })
    assert.isAbove(Date.parse(body.updatedAt), Date.parse(body.createdAt))
    assert.include(await ratingRow(rating.id), { rating: 5, comment: 'It woke up.' })
    assert.deepEqual(await findStoredCounts(bot.id), { count: 1, sum: 5, average: 5 })
    await eventually(async () => {
      const [shown] = (await api.get(reviewsPath(bot))).body
      return shown.comment === 'It woke up.'
    })
  })

  for (const [comment, stored] of [
    [undefined, 'It sleeps too much.'],
    ['', null],
    [null, null],
  ] as const) {
    test(`${JSON.stringify(comment)} leaves the comment ${JSON.stringify(stored)}`, async ({
      assert,
    }) => {
      const { author, rating } = await makeReviewedBot()
      const json = { rating: 3, ...(comment === undefined ? {} : { comment }) }
      const { body } = await sendAs(api, author, 'PATCH', `/api/ratings/${rating.id}`, json)
      assert.equal(body.comment, stored)
      assert.equal((await ratingRow(rating.id)).comment, stored)
    })
  }

  for (const [why, field, json] of INVALID) {
    test(`${why} is 422`, async ({ assert }) => {
      const { author, rating } = await makeReviewedBot()
      const before = await everything(TABLES)
      const path = `/api/ratings/${rating.id}`
      const { status, body } = await sendAs(api, author, 'PATCH', path, json)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
      assert.deepEqual(await everything(TABLES), before)
    })
  }

  test('the review of somebody else is 403, for owners and staff too', async ({ assert }) => {
    const { owner, coOwner, rating } = await makeReviewedBot()
    const others = await Promise.all(Object.values(STRANGERS).map((make) => make()))
    const before = await everything(TABLES)
    for (const member of [owner, coOwner, ...others]) {
      const path = `/api/ratings/${rating.id}`
      const { status, body } = await sendAs(api, member, 'PATCH', path, { rating: 5 })
      assert.deepEqual([status, body.code], [403, 'forbidden'])
    }
    assert.deepEqual(await everything(TABLES), before)
  })

  for (const [field, value] of Object.entries({
    ownerReply: 'Perfect!',
    hasOwnerHeart: true,
    isBlocked: false,
    botId: 1,
    userId: '400000000000000001',
    createdAt: '2020-01-01T00:00:00Z',
    likes: 100,
    id: 1,
  })) {
    test(`${field} cannot be set by the author`, async ({ assert }) => {
      const { author, rating } = await makeReviewedBot()
      const before = await everything(TABLES)
      const json = { rating: 5, [field]: value }
      const { status, body } = await sendAs(api, author, 'PATCH', `/api/ratings/${rating.id}`, json)
      assert.deepEqual([status, body.code], [422, 'unknown_field'])
      assert.deepEqual(await everything(TABLES), before)
    })
  }
})
