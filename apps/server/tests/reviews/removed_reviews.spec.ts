import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { REMOVED_REVIEW_DAYS } from '#app/reviews/rules'
import { deleteOwnReviewVotes } from '#app/reviews/jobs/delete_own_review_votes'
import { purgeRemovedReviews } from '#app/reviews/jobs/purge_removed_reviews'
import {
  ago,
  makeRating,
  makeRatingVote,
  makeRemovedRating,
  makeStaff,
  makeUser,
} from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'
import { findStoredCounts, findVotes, listAuditLogs, ratingRow } from '#tests/reviews/support/rows'
import { makeReviewedBot, reviewsPath, sendAs } from '#tests/reviews/support/world'

const TABLES = [
  'ratings',
  'rating_votes',
  'removed_ratings',
  'removed_rating_votes',
  'bot_stats',
  'admin_logs',
  'outbox',
]
const RUNNING = new AbortController().signal

const removedRow = (id: number) => db.from('removed_ratings').where('id', id).first()
const restorePath = (id: number) => `/api/admin/removed-ratings/${id}/restore`
const countRemoved = async (botId: number) => {
  const stats = await db.from('bot_stats').where('bot_id', botId).firstOrFail()
  return stats.owner_removed_reviews_count as number
}
const inboxOf = (userId: string) =>
  db
    .from('inbox_items')
    .where('user_id', userId)
    .orderBy('id')
    .select('kind', 'bot_id', 'rating_id')

test.group('Reviews that owners and staff remove', (group) => {
  const api = useApi(group)
  useOutbox(group)

  for (const [who, removedAs, counted] of [
    ['owner', 'owner', 1],
    ['coOwner', 'owner', 1],
    ['staff', 'staff', 0],
  ] as const) {
    test(`by the ${who}: leave list and average, are kept, and the author is notified`, async ({
      assert,
    }) => {
      const world = { ...(await makeReviewedBot()), staff: await makeStaff('moderator') }
      const { bot, author, rating } = world
      await makeRatingVote({ ratingId: rating.id })
      await sendAs(api, world[who], 'DELETE', `/api/ratings/${rating.id}`)

      assert.isNull(await ratingRow(rating.id))
      assert.deepEqual(await findStoredCounts(bot.id), { count: 0, sum: 0, average: null })
      assert.include(await removedRow(rating.id), {
        bot_id: bot.id,
        user_id: author.id,
        rating: 2,
        comment: 'It sleeps too much.',
        removed_by: world[who].id,
        removed_as: removedAs,
      })
      assert.lengthOf(await db.from('removed_rating_votes').where('rating_id', rating.id), 1)
      assert.equal(await countRemoved(bot.id), counted)
      const page = `/api/bots/discord/${bot.discordBotId}`
      assert.equal((await api.get(page)).body.ownerRemovedReviewCount, counted)
      const [entry] = await listAuditLogs(world[who].id)
      assert.deepInclude(entry.details, { removedAs, oldValue: 'It sleeps too much.' })
      await eventually(async () => (await inboxOf(author.id)).length === 1)
      assert.deepInclude((await inboxOf(author.id))[0], { kind: 'review_removed', bot_id: bot.id })
    })
  }

  test('are deleted at once by their author, also when the author owns the bot', async ({
    assert,
  }) => {
    const { bot, owner, author, rating } = await makeReviewedBot()
    const own = await makeRating({ botId: bot.id, userId: owner.id })
    await sendAs(api, author, 'DELETE', `/api/ratings/${rating.id}`)
    await sendAs(api, owner, 'DELETE', `/api/ratings/${own.id}`)
    assert.isEmpty(await db.from('removed_ratings').where('bot_id', bot.id))
    assert.equal(await countRemoved(bot.id), 0)
    assert.isEmpty(await inboxOf(author.id))
  })

  test('are listed for their author on request, with who removed them', async ({ assert }) => {
    const { bot, author, rating, owner } = await makeReviewedBot()
    await sendAs(api, owner, 'DELETE', `/api/ratings/${rating.id}`)
    assert.isEmpty((await api.getAs(author, '/api/user/ratings')).body)
    const { body } = await api.getAs(author, '/api/user/ratings?removed=include')
    assert.lengthOf(body, 1)
    assert.include(body[0], { id: rating.id, rating: 2, removedAs: 'owner', isBlocked: false })
    const decisionId = Number((await listAuditLogs(owner.id))[0].id)
    assert.deepEqual(body[0].decision, { id: decisionId, rules: [] })
    assert.equal(body[0].bot.discordBotId, bot.discordBotId)
    assert.equal((await api.getAs(author, '/api/user/ratings?removed=only')).status, 422)
  })

  test('can be restored for 30 days, then they are purged', async ({ assert }) => {
    const { bot } = await makeReviewedBot()
    const staff = await makeStaff('reviewer')
    const old = await makeRemovedRating({
      botId: bot.id,
      removedAt: ago({ days: REMOVED_REVIEW_DAYS, hours: 1 }),
    })
    const recent = await makeRemovedRating({
      botId: bot.id,
      removedAt: ago({ days: REMOVED_REVIEW_DAYS - 1 }),
    })
    const { body } = await api.getAs(staff, '/api/admin/removed-ratings')
    assert.deepEqual(
      body
        .filter((one: { bot: { id: number } }) => one.bot.id === bot.id)
        .map(({ id }: { id: number }) => id),
      [recent.id]
    )
    assert.equal((await sendAs(api, staff, 'POST', restorePath(old.id))).status, 404)

    const { report } = await purgeRemovedReviews.run({}, RUNNING)
    assert.deepEqual(report, { deleted: 1 })
    assert.isNull(await removedRow(old.id))
    assert.isNotNull(await removedRow(recent.id))
  })
})

test.group('GET /api/admin/removed-ratings', (group) => {
  const api = useApi(group)

  test('lists those that owners or that staff removed, on request', async ({ assert }) => {
    const { bot } = await makeReviewedBot()
    const staff = await makeStaff('reviewer')
    const made = {
      owner: await makeRemovedRating({ botId: bot.id, removedAs: 'owner' }),
      other: await makeRemovedRating({ botId: bot.id, removedAs: 'owner' }),
      staff: await makeRemovedRating({ botId: bot.id, removedAs: 'staff' }),
    }
    const path = '/api/admin/removed-ratings'
    const list = async (query: string) => {
      const { body } = await api.getAs(staff, path + query)
      const rows = body as { id: number; bot: { id: number } }[]
      return rows.filter((row) => row.bot.id === bot.id).map(({ id }) => id)
    }
    assert.sameMembers(await list('?removedAs=owner'), [made.owner.id, made.other.id])
    assert.deepEqual(await list('?removedAs=staff'), [made.staff.id])
    assert.sameMembers(
      await list(''),
      Object.values(made).map(({ id }) => id)
    )
    assert.equal((await api.getAs(staff, `${path}?removedAs=author`)).status, 422)
    const { headers } = await api.getAs(staff, `${path}?removedAs=owner&limit=1`)
    assert.include(headers.get('link'), 'removedAs=owner')
  })
})

test.group('POST /api/admin/removed-ratings/:id/restore', (group) => {
  const api = useApi(group)
  useOutbox(group)

  async function makeRemoved() {
    const world = await makeReviewedBot()
    const { rating, owner } = world
    await makeRatingVote({ ratingId: rating.id })
    const staff = await makeStaff('reviewer')
    await sendAs(api, owner, 'DELETE', `/api/ratings/${rating.id}`)
    return { ...world, staff }
  }

  test('puts back the review with its votes and its place in the average', async ({ assert }) => {
    const { bot, rating, author, staff } = await makeRemoved()
    const before = rating.createdAt.toMillis()
    const { status, body } = await sendAs(api, staff, 'POST', restorePath(rating.id))
    assert.deepEqual([status, body], [200, { id: rating.id }])
    const row = await ratingRow(rating.id)
    assert.include(row, { user_id: author.id, rating: 2, comment: 'It sleeps too much.', likes: 1 })
    assert.equal((row.created_at as Date).getTime(), before)
    assert.lengthOf((await findVotes(rating.id)).rows, 1)
    assert.isNull(await removedRow(rating.id))
    assert.isEmpty(await db.from('removed_rating_votes').where('rating_id', rating.id))
    assert.deepEqual(await findStoredCounts(bot.id), { count: 1, sum: 2, average: 2 })
    assert.equal(await countRemoved(bot.id), 0)
    assert.include((await listAuditLogs(staff.id))[0], {
      action: 'restore_review',
      target_id: String(rating.id),
    })
    await eventually(async () => (await inboxOf(author.id)).length === 2)
    assert.deepInclude((await inboxOf(author.id))[1], {
      kind: 'review_restored',
      rating_id: rating.id,
    })
  })

  test('is 409 when the author has written another review', async ({ assert }) => {
    const { bot, rating, author, staff } = await makeRemoved()
    await sendAs(api, author, 'POST', reviewsPath(bot), { rating: 4 })
    const before = await everything(TABLES)
    const { status, body } = await sendAs(api, staff, 'POST', restorePath(rating.id))
    assert.deepEqual([status, body.code, body.reason], [409, 'conflict', 'writtenAgain'])
    assert.deepEqual(await everything(TABLES), before)
    const listed = await api.getAs(staff, '/api/admin/removed-ratings')
    const row = listed.body.find(({ id }: { id: number }) => id === rating.id)
    assert.isTrue(row.isWrittenAgain)
  })

  test('is 403 for its author and the bot’s owners among the staff', async ({ assert }) => {
    const { bot, rating, author, owner } = await makeRemoved()
    await db
      .from('users')
      .whereIn('id', [author.id, owner.id])
      .update({ roles: ['moderator'] })
    const before = await everything(TABLES)
    for (const member of [author, owner]) {
      const { status, body } = await sendAs(api, member, 'POST', restorePath(rating.id))
      assert.deepEqual([status, body.reason], [403, 'ownReview'])
    }
    assert.deepEqual(await everything(TABLES), before)
    assert.equal(await countRemoved(bot.id), 1)
  })

  test('is 422 for a body, 404 for unknown ids, and 401 or 403 for others', async ({ assert }) => {
    const { rating, staff, other } = await makeRemoved()
    const before = await everything(TABLES)
    const path = restorePath(rating.id)
    assert.equal((await sendAs(api, staff, 'POST', path, { why: 'x' })).status, 422)
    assert.equal((await sendAs(api, staff, 'POST', restorePath(999_999))).status, 404)
    assert.equal((await sendAs(api, other, 'POST', path)).status, 403)
    assert.equal((await api.send('POST', path)).status, 401)
    assert.deepEqual(await everything(TABLES), before)
  })

  test('happens once when two restore it at the same time', async ({ assert }) => {
    const { bot, rating, staff } = await makeRemoved()
    const second = await makeStaff('owner')
    const statuses = await Promise.all(
      [staff, second].map(
        async (who) => (await sendAs(api, who, 'POST', restorePath(rating.id))).status
      )
    )
    assert.sameMembers(
      statuses.filter((status) => status === 200),
      [200]
    )
    assert.equal(statuses.filter((status) => status === 404 || status === 409).length, 1)
    assert.equal(await countRemoved(bot.id), 0)
    assert.deepEqual(await findStoredCounts(bot.id), { count: 1, sum: 2, average: 2 })
  })

  test('loses against a new review that is written at the same time, or comes first', async ({
    assert,
  }) => {
    const { bot, rating, author, staff } = await makeRemoved()
    const [written, restored] = await Promise.all([
      sendAs(api, author, 'POST', reviewsPath(bot), { rating: 5 }),
      sendAs(api, staff, 'POST', restorePath(rating.id)),
    ])
    assert.sameMembers(
      [written.status, restored.status],
      written.status === 201 ? [201, 409] : [409, 200]
    )
    assert.lengthOf(await db.from('ratings').where({ bot_id: bot.id, user_id: author.id }), 1)
  })
})

test.group('Votes and hearts on own reviews', (group) => {
  const api = useApi(group)
  useOutbox(group)

  test('are refused, and an old vote can be withdrawn', async ({ assert }) => {
    const { rating, author } = await makeReviewedBot()
    const path = `/api/ratings/${rating.id}/vote`
    const before = await everything(TABLES)
    const { status, body } = await sendAs(api, author, 'POST', path, { vote: 1 })
    assert.deepEqual([status, body.code, body.reason], [403, 'forbidden', 'ownReview'])
    assert.deepEqual(await everything(TABLES), before)
    await makeRatingVote({ ratingId: rating.id, userId: author.id })
    assert.equal((await sendAs(api, author, 'DELETE', path)).status, 200)
    assert.isEmpty((await findVotes(rating.id)).rows)
  })

  test('an owner gives no heart to the own review, but can take one away', async ({ assert }) => {
    const { bot, owner, coOwner } = await makeReviewedBot()
    const { id } = await makeRating({ botId: bot.id, userId: owner.id })
    const path = `/api/ratings/${id}/heart`
    assert.equal((await sendAs(api, owner, 'POST', path)).status, 403)
    assert.isFalse((await ratingRow(id)).has_owner_heart)
    assert.equal((await sendAs(api, coOwner, 'POST', path)).status, 200)
    assert.equal((await sendAs(api, owner, 'POST', path)).status, 200)
    assert.isFalse((await ratingRow(id)).has_owner_heart)
  })

  test('of earlier releases stop counting by a job', async ({ assert }) => {
    const { rating, author } = await makeReviewedBot()
    const voter = await makeUser()
    await makeRatingVote({ ratingId: rating.id, userId: author.id })
    await makeRatingVote({ ratingId: rating.id, userId: voter.id })
    assert.equal((await findVotes(rating.id)).likes, 2)
    const { report } = await deleteOwnReviewVotes.run({}, RUNNING)
    assert.deepEqual(report, { deleted: 1 })
    assert.deepEqual(await findVotes(rating.id), {
      likes: 1,
      dislikes: 0,
      rows: [{ userId: voter.id, vote: 1 }],
    })
  })
})
