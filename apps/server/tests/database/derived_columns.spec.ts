import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  ago,
  Bot,
  BotStat,
  makeBot,
  makeBotVote,
  makeCategory,
  makeRating,
  makeRatingBlock,
  makeRatingVote,
  makeUser,
  Rating,
} from '#database/factories/index'
import { MIGRATOR_CONNECTION, useDatabase } from '#tests/helpers/database'
import { getDatabaseError } from '#tests/helpers/refusal'

test.group('Database | tags follow the categories', (group) => {
  useDatabase(group)

  test('are the names of the categories in order', async ({ assert }) => {
    const bot = await makeBot({ categories: ['Music', 'Fun'] })
    assert.deepEqual(bot.tags, ['Fun', 'Music'])

    const economy = await makeCategory('Economy')
    await db.table('bot_categories').insert({ bot_id: bot.id, category_id: economy.id })
    assert.deepEqual((await bot.refresh()).tags, ['Economy', 'Fun', 'Music'])

    await db.from('bot_categories').where({ bot_id: bot.id, category_id: economy.id }).delete()
    assert.deepEqual((await bot.refresh()).tags, ['Fun', 'Music'])
  })

  test('cannot be written directly', async ({ assert }) => {
    const bot = await makeBot({ categories: ['Music'] })
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ tags: ['Anything'] })
    assert.deepEqual((await bot.refresh()).tags, ['Music'])
  })

  test('follow a renamed category', async ({ assert }) => {
    const bot = await makeBot({ categories: ['Games'] })
    const renamed = db.connection(MIGRATOR_CONNECTION).from('categories').where('name', 'Games')
    await renamed.update({ name: 'Play' })
    assert.deepEqual((await bot.refresh()).tags, ['Play'])
  })

  test('contain both of two categories that are added concurrently', async ({ assert }) => {
    const bot = await makeBot({ categories: [] })
    const made = [await makeCategory('Left'), await makeCategory('Right')]
    await Promise.all(
      made.map((category) =>
        db.table('bot_categories').insert({ bot_id: bot.id, category_id: category.id })
      )
    )
    assert.deepEqual((await bot.refresh()).tags, ['Left', 'Right'])
  })
})

test.group('Database | counts', (group) => {
  useDatabase(group)

  test('a bot has its row of counts immediately', async ({ assert }) => {
    const bot = await makeBot()
    const stats = await BotStat.findOrFail(bot.id)
    assert.include(stats.serialize(), { votesCount: 0, ratingsCount: 0, averageRating: null })
  })

  test('the average has one decimal, and few reviews stay near the prior', async ({ assert }) => {
    const bot = await makeBot()
    for (const rating of [5, 4, 4] as const) await makeRating({ botId: bot.id, rating })
    const stats = await BotStat.findOrFail(bot.id)
    assert.equal(stats.averageRating, 4.3)
    assert.closeTo(stats.ratingScore, (35 + 13) / (10 + 3), 1e-9)
  })

  test('reviews of owners and blocked members do not count', async ({ assert }) => {
    const [main, other, blocked] = [await makeUser(), await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: main.id, additionalOwners: [other.id] })
    await makeRating({ botId: bot.id, rating: 2 })
    await makeRating({ botId: bot.id, userId: main.id, rating: 5 })
    await makeRating({ botId: bot.id, userId: other.id, rating: 5 })
    await makeRating({ botId: bot.id, userId: blocked.id, rating: 1 })
    await makeRatingBlock({ botId: bot.id, blockedUserId: blocked.id, blockedBy: main.id })

    const stats = await BotStat.findOrFail(bot.id)
    assert.include(stats.serialize(), { ratingsCount: 1, ratingsSum: 2 })

    const listed = await db.from('listed_ratings').where('bot_id', bot.id).orderBy('id')
    assert.deepEqual(
      listed.map((row) => [row.by_main_owner, row.by_owner]),
      [
        [false, false],
        [true, true],
        [false, true],
      ]
    )
  })

  test('concurrent reviews are all counted', async ({ assert }) => {
    const bot = await makeBot()
    const authors = await Promise.all(Array.from({ length: 10 }, () => makeUser()))
    await Promise.all(
      authors.map((author) =>
        db.transaction(async (trx) => {
          await trx.table('ratings').insert({ bot_id: bot.id, user_id: author.id, rating: 3 })
          await trx.rawQuery('SELECT recount_ratings(?)', [bot.id])
        })
      )
    )
    const stats = await BotStat.findOrFail(bot.id)
    assert.include(stats.serialize(), { ratingsCount: 10, ratingsSum: 30, averageRating: 3 })
  })

  test('likes and dislikes follow the votes', async ({ assert }) => {
    const bot = await makeBot()
    const review = await makeRating({ botId: bot.id })
    const counters = async () => {
      const { likes, dislikes } = await Rating.findOrFail(review.id)
      return [likes, dislikes]
    }

    const vote = await makeRatingVote({ ratingId: review.id })
    await makeRatingVote({ ratingId: review.id, vote: -1 })
    assert.deepEqual(await counters(), [1, 1])
    await db.from('rating_votes').where('id', vote.id).update({ vote: -1 })
    assert.deepEqual(await counters(), [0, 2])
    await db.from('rating_votes').where('id', vote.id).delete()
    assert.deepEqual(await counters(), [0, 1])
  })

  test('many concurrent votes of one member on a review count once', async ({ assert }) => {
    const bot = await makeBot()
    const review = await makeRating({ botId: bot.id })
    const member = await makeUser()
    const like = `
      INSERT INTO rating_votes (rating_id, user_id, vote) VALUES (?, ?, 1)
      ON CONFLICT (rating_id, user_id) DO UPDATE SET vote = excluded.vote
    `
    await Promise.all(Array.from({ length: 10 }, () => db.rawQuery(like, [review.id, member.id])))
    assert.equal((await Rating.findOrFail(review.id)).likes, 1)
  })

  test('counts without a source or out of range are rejected', async ({ assert }) => {
    const bot = await makeBot()
    const refused = async (change: string) =>
      (await getDatabaseError(`UPDATE bot_stats SET ${change} WHERE bot_id = ${bot.id}`))
        ?.constraint
    assert.equal(await refused('serving_count = 5'), 'bot_stats_figure_source_check')
    assert.equal(
      await refused("serving_count = 5, serving_count_source = 'bot'"),
      'bot_stats_figure_time_check'
    )
    assert.equal(
      await refused("serving_count = -1, serving_count_source = 'seed'"),
      'bot_stats_serving_count_check'
    )
    assert.equal(await refused('votes_count = -1'), 'bot_stats_votes_count_check')
    assert.equal(await refused('ratings_sum = 6, ratings_count = 1'), 'bot_stats_ratings_check')
  })
})

test.group('Database | modification dates', (group) => {
  useDatabase(group)

  test('a change is dated by the database, an empty update is not', async ({ assert }) => {
    const before = ago({ days: 3 })
    const bot = await makeBot({ categories: [] })
    await db.from('bots').where('id', bot.id).update({ updated_at: before.toJSDate() })

    await db.from('bots').where('id', bot.id).update({ name: bot.name })
    assert.equal((await bot.refresh()).updatedAt.toMillis(), before.toMillis())
    await db.from('bots').where('id', bot.id).update({ name: 'Moss' })
    assert.isAbove((await bot.refresh()).updatedAt.toMillis(), before.toMillis())
  })

  test('the same applies to a member, whose row has generated columns', async ({ assert }) => {
    const before = ago({ days: 3 })
    const member = await makeUser()
    const change = (columns: Record<string, unknown>) =>
      db.from('users').where('id', member.id).update(columns)
    await change({ updated_at: before.toJSDate() })

    await change({ bio: member.bio })
    assert.equal((await member.refresh()).updatedAt.toMillis(), before.toMillis())
    await change({ bio: 'Grows ferns' })
    assert.isAbove((await member.refresh()).updatedAt.toMillis(), before.toMillis())
  })

  test('a like does not change the review', async ({ assert }) => {
    const before = ago({ days: 3 })
    const review = await makeRating({ botId: (await makeBot()).id, updatedAt: before })
    await makeRatingVote({ ratingId: review.id })
    await db.from('ratings').where('id', review.id).update({ has_owner_heart: true })
    assert.equal((await review.refresh()).updatedAt.toMillis(), before.toMillis())
    await db.from('ratings').where('id', review.id).update({ comment: 'It grew on me.' })
    assert.isAbove((await review.refresh()).updatedAt.toMillis(), before.toMillis())
  })
})

test.group('Database | deletion', (group) => {
  useDatabase(group)

  test('a deleted bot may be submitted again, a listed one may not', async ({ assert }) => {
    const bot = await makeBot()
    const again = { discordBotId: bot.discordBotId, userId: bot.userId }
    await assert.rejects(() => makeBot(again), /bots_live_discord_bot_id_unique/)
    await db.from('bots').where('id', bot.id).update({ deleted_at: new Date() })
    const fresh = await makeBot(again)

    const restored = await getDatabaseError(
      `UPDATE bots SET deleted_at = NULL WHERE id = ${bot.id}`
    )
    assert.equal(restored?.constraint, 'bots_live_discord_bot_id_unique')
    assert.notEqual(fresh.id, bot.id)
  })

  test('purging a bot deletes everything that belongs to it', async ({ assert }) => {
    const bot = await makeBot()
    const review = await makeRating({ botId: bot.id })
    await makeRatingVote({ ratingId: review.id })
    await makeBotVote({ botId: bot.id })
    assert.lengthOf(await db.from('bot_votes').where('bot_id', bot.id), 1)
    await db.from('bots').where('id', bot.id).delete()
    for (const table of ['bot_stats', 'bot_categories', 'ratings', 'bot_votes']) {
      assert.isEmpty(await db.from(table).where('bot_id', bot.id), table)
    }
    assert.isEmpty(await db.from('rating_votes').where('rating_id', review.id))
  })

  test('a deleted account leaves its reviews and votes without its name', async ({ assert }) => {
    const bot = await makeBot()
    const [first, second] = [await makeUser(), await makeUser()]
    for (const { id: userId } of [first, second]) {
      const review = await makeRating({ botId: bot.id, userId })
      await makeRatingVote({ ratingId: review.id, userId })
      await makeBotVote({ botId: bot.id, userId, votes: 3 })
      await db.from('users').where('id', userId).delete()
    }

    const reviews = await Rating.query().where('bot_id', bot.id)
    assert.deepEqual(
      reviews.map(({ userId, likes }) => [userId, likes]),
      [
        [null, 1],
        [null, 1],
      ]
    )
    const votes = await db.from('bot_votes').where('bot_id', bot.id).sum('votes as total').first()
    assert.equal(votes.total, 6)
    const stats = await BotStat.findOrFail(bot.id)
    assert.include(stats.serialize(), { votesCount: 6, ratingsCount: 2 })
  })

  test('a member who still has bots cannot be deleted', async ({ assert }) => {
    const bot = await makeBot()
    const refusal = await getDatabaseError(`DELETE FROM users WHERE id = '${bot.userId}'`)
    assert.equal(refusal?.constraint, 'bots_user_id_fkey')
    assert.isNotNull(await Bot.find(bot.id))
  })
})

test.group('Database | outbox', (group) => {
  useDatabase(group)

  // Reading is tested in the outbox specs. Transaction ids belong to the cluster, so a long transaction in another
  // database would delay it here.
  test('a row stores the id of its transaction', async ({ assert }) => {
    const written = await db.transaction(async (trx) => {
      await trx.table('outbox').insert({ topic: 'bot' })
      const { rows } = await trx.rawQuery(
        'SELECT xid = pg_current_xact_id() AS is_own, payload FROM outbox'
      )
      return rows
    })
    assert.deepEqual(written, [{ is_own: true, payload: {} }])
  })
})
