import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeBot, makeRating, makeUser } from '#database/factories/index'
import { untilSomebodyWaits } from '#tests/helpers/blocked'
import { useDatabase } from '#tests/helpers/database'
import { atOnce, countByStatus, useServers } from '#tests/helpers/servers'
import {
  listAuditLogs,
  computeCounts,
  findStoredCounts,
  ratingRow,
  listRatingRows,
  findVotes,
} from '#tests/reviews/support/rows'

const MANY = 100
const REASON = 'Blocked by bot owner'

test.group('Concurrent changes of reviews', (group) => {
  useDatabase(group)
  const servers = useServers(group)

  async function setUp() {
    const [owner, author] = [await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: owner.id })
    return {
      bot,
      author,
      owner,
      asOwner: await servers.enter(owner),
      asAuthor: await servers.enter(author),
      path: `/api/bots/discord/${bot.discordBotId}/ratings`,
    }
  }

  test('100 concurrent reviews by one member store one', async ({ assert }) => {
    const { bot, asAuthor, path } = await setUp()
    const answers = await atOnce(MANY, (time) =>
      asAuthor.send('POST', path, { rating: (time % 5) + 1, comment: `${time}` })
    )
    assert.deepEqual(countByStatus(answers), { 201: 1, 409: MANY - 1 })
    const rows = await listRatingRows(bot.id)
    assert.lengthOf(rows, 1)
    assert.include(await findStoredCounts(bot.id), { count: 1, sum: rows[0].rating })
  })

  test('counts are correct after concurrent reviews, edits and deletions', async ({ assert }) => {
    const { bot, path } = await setUp()
    const members = await atOnce(30, async () => servers.enter(await makeUser()))
    await Promise.all(
      members.map(async (member, index) => {
        const { body } = await member.send('POST', path, { rating: (index % 5) + 1 })
        if (index % 3 === 0) await member.send('DELETE', `/api/ratings/${body.id}`)
        else await member.send('PATCH', `/api/ratings/${body.id}`, { rating: 5 - (index % 5) })
      })
    )
    const counted = await computeCounts(bot.id)
    assert.equal(counted.count, 20)
    assert.include(await findStoredCounts(bot.id), counted)
  })

  test('100 concurrent mixed votes by one member leave at most one row', async ({ assert }) => {
    const { bot, asAuthor } = await setUp()
    const rating = await makeRating({ botId: bot.id })
    const path = `/api/ratings/${rating.id}/vote`
    const answers = await atOnce(MANY, (time) =>
      time % 3 === 2
        ? asAuthor.send('DELETE', path)
        : asAuthor.send('POST', path, { vote: time % 3 === 0 ? 1 : -1 })
    )
    assert.deepEqual(countByStatus(answers), { 200: MANY })
    const { likes, dislikes, rows } = await findVotes(rating.id)
    assert.isAtMost(rows.length, 1)
    assert.equal(likes, rows.filter(({ vote }) => vote === 1).length)
    assert.equal(dislikes, rows.filter(({ vote }) => vote === -1).length)
  })

  test('concurrent votes on a review are all counted, even while it is being deleted', async ({
    assert,
  }) => {
    const { bot, author, asAuthor } = await setUp()
    const rating = await makeRating({ botId: bot.id, userId: author.id })
    const members = await atOnce(40, async () => servers.enter(await makeUser()))
    const path = `/api/ratings/${rating.id}/vote`
    const voteAll = (vote: 1 | -1) =>
      Promise.all(members.map((member) => member.send('POST', path, { vote })))
    assert.deepEqual(countByStatus(await voteAll(1)), { 200: 40 })
    assert.include(await findVotes(rating.id), { likes: 40, dislikes: 0 })

    const [answers, deleted] = await Promise.all([
      voteAll(-1),
      asAuthor.send('DELETE', `/api/ratings/${rating.id}`),
    ])
    assert.equal(deleted.status, 200)
    const { 200: accepted = 0, 404: late = 0 } = countByStatus(answers)
    assert.equal(accepted + late, 40)
    assert.isEmpty(await db.from('rating_votes').where('rating_id', rating.id))
  })

  test('101 concurrent hearts leave a heart, 100 leave none', async ({ assert }) => {
    const { bot, asOwner } = await setUp()
    const rating = await makeRating({ botId: bot.id })
    // A retried request must not toggle twice.
    const toggle = () =>
      asOwner.send('POST', `/api/ratings/${rating.id}/heart`, undefined, {
        'idempotency-key': randomUUID(),
      })
    assert.deepEqual(countByStatus(await atOnce(101, toggle)), { 200: 101 })
    assert.isTrue((await ratingRow(rating.id)).has_owner_heart)
    await atOnce(100, toggle)
    assert.isTrue((await ratingRow(rating.id)).has_owner_heart)
  })

  test('50 concurrent blocks of one member store one', async ({ assert }) => {
    const { bot, owner, author, asOwner } = await setUp()
    await makeRating({ botId: bot.id, userId: author.id, comment: 'Unfair' })
    const answers = await atOnce(50, () =>
      asOwner.send('POST', `/api/bots/${bot.id}/block-user`, {
        blockedUserId: author.id,
        reason: REASON,
      })
    )
    assert.deepEqual(countByStatus(answers), { 200: 50 })
    assert.lengthOf(await db.from('rating_blocks').where('bot_id', bot.id), 1)
    assert.lengthOf(await listAuditLogs(owner.id), 1)
    assert.include(await findStoredCounts(bot.id), { count: 0, average: null })
  })

  test('a review sent while its author is being blocked is refused, or hidden and logged', async ({
    assert,
  }) => {
    for (let round = 0; round < 20; round++) {
      const { bot, owner, author, asOwner, asAuthor, path } = await setUp()
      const review = () => asAuthor.send('POST', path, { rating: 1, comment: 'Unfair' })
      const block = () =>
        asOwner.send('POST', `/api/bots/${bot.id}/block-user`, {
          blockedUserId: author.id,
          reason: REASON,
        })
      const both = round % 2 ? [review(), block()] : [block(), review()]
      const answers = countByStatus(await Promise.all(both))
      assert.equal(answers[200], 1)

      const rows = await listRatingRows(bot.id)
      const [logged] = await listAuditLogs(owner.id)
      if (answers[201]) {
        assert.lengthOf(rows, 1)
        assert.equal(logged.details.oldValue, 'Unfair')
      } else {
        assert.equal(answers[403], 1)
        assert.isEmpty(rows)
      }
      assert.isEmpty(await db.from('listed_ratings').where('bot_id', bot.id))
      assert.include(await findStoredCounts(bot.id), { count: 0, sum: 0, average: null })
    }
  })

  test('a block between the check and the insert is 403 and leaves no row', async ({ assert }) => {
    const { bot, owner, author, asAuthor, path } = await setUp()
    const trx = await db.transaction()
    // The review has passed its checks and waits here for the lock on the bot's counts.
    await trx.from('bot_stats').where('bot_id', bot.id).forUpdate()
    const sent = asAuthor.send('POST', path, { rating: 1 })
    await untilSomebodyWaits()
    await trx.table('rating_blocks').insert({
      bot_id: bot.id,
      blocked_user_id: author.id,
      blocked_by: owner.id,
      reason: REASON,
    })
    await trx.commit()
    const answer = await sent
    assert.equal(answer.status, 403)
    assert.equal(answer.body.code, 'blocked')
    assert.isEmpty(await listRatingRows(bot.id))
  })

  test('a ban while a review waits refuses the review', async ({ assert }) => {
    const { bot, author, asAuthor, path } = await setUp()
    const trx = await db.transaction()
    await trx.from('bot_stats').where('bot_id', bot.id).forUpdate()
    const sent = asAuthor.send('POST', path, { rating: 1 })
    await untilSomebodyWaits()
    await db.from('users').where('id', author.id).update({ banned: true, ban_reason: 'Spam' })
    await trx.commit()
    const answer = await sent
    assert.equal(answer.status, 403)
    assert.equal(answer.body.code, 'account_restricted')
    assert.include(answer.body.message, 'Spam')
    assert.isEmpty(await listRatingRows(bot.id))
  })
})
