import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { makeRatingVote, makeStaff } from '#database/factories/index'
import { untilBlockedBy } from '#tests/helpers/blocked'
import { eventually } from '#tests/helpers/eventually'
import { useApi } from '#tests/directory/support/api'
import {
  deliverNewsNow,
  endTimeToUndo,
  isTransparent,
  listPendingRemovalNews,
  listTargetLogs,
  withUndo,
} from '#tests/moderation/support/decisions'
import { assertUndoneOnce, assertUpToDecider } from '#tests/moderation/support/undoing'
import { findStoredCounts, findVotes, ratingRow } from '#tests/reviews/support/rows'
import { makeReviewedBot, reviewsPath, sendAs } from '#tests/reviews/support/world'

const REMOVED = '/api/admin/removed-ratings'
const RULES = { ruleIds: ['respect'] }

const toPath = (reviewId: number) => `/api/ratings/${reviewId}`
const toUndoPath = (reviewId: number) => `${REMOVED}/${reviewId}/undo`
const removedRow = (reviewId: number) => db.from('removed_ratings').where('id', reviewId).first()

/** Lists the types of the bot's events, as far as they are published, oldest first. */
async function listEventTypes(botId: number) {
  const rows = await db.from('bot_events').where('bot_id', botId).orderBy('id')
  return rows.map(({ type }) => type)
}

/** Lists the kinds of the author's inbox items about reviews, as far as they are published, oldest first. */
async function listInboxKinds(memberId: string) {
  const rows = await db.from('outbox').where('topic', 'notice').orderBy('id')
  return rows
    .map(({ payload }) => payload)
    .filter(({ kind, to }) => kind.startsWith('review_') && to.includes(memberId))
    .map(({ kind }) => kind)
}

/** Counts the statements that wait for a lock. */
async function countBlocked() {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`
  )
  return rows.length
}

test.group('Undoing the removal of a review', (group) => {
  const api = useApi(group)

  /** Removes the review as a new staff member, who can undo it. */
  async function remove(reviewId: number) {
    const staff = await makeStaff('moderator')
    const browser = await api.enter(staff)
    const { body } = await withUndo(() => browser.send('DELETE', toPath(reviewId), RULES))
    const decisionId: number = body.undo.decisionId
    const undo = () => browser.send('POST', toUndoPath(reviewId), { decisionId })
    return { staff, browser, decisionId, undo, forMs: body.undo.forMs }
  }

  test('the review is as before, and nobody is notified', async ({ assert }) => {
    const { bot, author, rating } = await makeReviewedBot()
    await makeRatingVote({ ratingId: rating.id })
    await db.from('ratings').where('id', rating.id).update({ owner_reply: 'Sorry.' })
    const before = await ratingRow(rating.id)
    const counts = await findStoredCounts(bot.id)
    const { decisionId, undo, forMs } = await remove(rating.id)
    assert.isAbove(forMs, 0)
    assert.isNull(await ratingRow(rating.id))
    assert.deepEqual(await findStoredCounts(bot.id), { count: 0, sum: 0, average: null })

    const answer = await undo()
    assert.deepEqual([answer.status, answer.body], [200, { id: rating.id }])
    assert.deepEqual(await ratingRow(rating.id), before)
    assert.lengthOf((await findVotes(rating.id)).rows, 1)
    assert.isNull(await removedRow(rating.id))
    assert.deepEqual(await findStoredCounts(bot.id), counts)
    assert.isEmpty(await listPendingRemovalNews(rating.id))
    await deliverNewsNow()
    assert.isEmpty(await listEventTypes(bot.id))
    assert.isEmpty(await listInboxKinds(author.id))

    const logs = await listTargetLogs('rating', rating.id)
    assert.deepEqual(
      logs.map(({ action }) => action),
      ['delete_review', 'undo_decision']
    )
    assert.include(logs[1].details, { decisionId, botId: bot.id, userId: author.id })
    assert.isFalse(await isTransparent(decisionId))
    const decisions = await api.getAs(author, '/api/appeals')
    assert.isEmpty(decisions.body)
  })

  test('the author and the webhooks learn of it once the time is over', async ({ assert }) => {
    const { bot, author, rating } = await makeReviewedBot()
    const { decisionId, undo } = await remove(rating.id)
    assert.isEmpty(await listEventTypes(bot.id))
    assert.isFalse(await isTransparent(decisionId))
    await endTimeToUndo()
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])
    await Promise.all([deliverNewsNow(), deliverNewsNow()])
    assert.deepEqual(await listEventTypes(bot.id), ['review.deleted'])
    assert.deepEqual(await listInboxKinds(author.id), ['review_removed'])
    assert.isTrue(await isTransparent(decisionId))
    assert.equal((await undo()).status, 409)
    assert.isNull(await ratingRow(rating.id))
  })

  test('is up to who removed it, while they have the right', async ({ assert }) => {
    const { bot, rating } = await makeReviewedBot()
    const decision = await remove(rating.id)
    await db
      .from('bots')
      .where('id', bot.id)
      .update({ additional_owners: [decision.staff.id] })
    assert.equal((await decision.undo()).body.reason, 'ownReview')
    await db.from('bots').where('id', bot.id).update({ additional_owners: [] })
    const elsewhere = await makeReviewedBot()
    await remove(elsewhere.rating.id)
    await assertUpToDecider(assert, api, {
      ...decision,
      path: toUndoPath(rating.id),
      elsewhere: { [toUndoPath(elsewhere.rating.id)]: 409, [toUndoPath(999_999_999)]: 404 },
    })
    assert.isNull(await ratingRow(rating.id))
    assert.lengthOf(await listPendingRemovalNews(rating.id), 1)
  })

  test('is not offered to the author and to owners of the bot, also among staff', async ({
    assert,
  }) => {
    for (const who of ['author', 'coOwner'] as const) {
      const { bot, rating, [who]: remover } = await makeReviewedBot()
      await db
        .from('users')
        .where('id', remover.id)
        .update({ roles: ['moderator'] })
      const { body } = await withUndo(() => sendAs(api, remover, 'DELETE', toPath(rating.id)))
      assert.deepEqual(body, { id: rating.id, undo: null })
      assert.deepEqual(await listEventTypes(bot.id), ['review.deleted'])
    }
  })

  test('is too late once the author has written another review', async ({ assert }) => {
    const { bot, author, rating } = await makeReviewedBot()
    const { undo } = await remove(rating.id)
    const { status } = await sendAs(api, author, 'POST', reviewsPath(bot), { rating: 4 })
    assert.equal(status, 201)
    assert.deepEqual(await listEventTypes(bot.id), ['review.deleted', 'review.created'])
    assert.deepEqual(await listInboxKinds(author.id), ['review_removed'])
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])
    assert.isNotNull(await removedRow(rating.id))
  })

  test('is refused when another review exists all the same', async ({ assert }) => {
    const { bot, author, rating } = await makeReviewedBot()
    const { undo } = await remove(rating.id)
    await db.table('ratings').insert({ bot_id: bot.id, user_id: author.id, rating: 3 })
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'changed'])
    assert.isNotNull(await removedRow(rating.id))
    assert.lengthOf(await listPendingRemovalNews(rating.id), 1)
  })

  test('leaves one review, whoever is first', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const { bot, author, rating } = await makeReviewedBot()
      const { undo } = await remove(rating.id)
      const browser = await api.enter(author)
      const [undone, written] = await Promise.all([
        undo(),
        browser.send('POST', reviewsPath(bot), { rating: 4 }),
      ])
      assert.deepEqual(
        [undone.status, written.status],
        undone.status === 200 ? [200, 409] : [409, 201]
      )
      assert.lengthOf(await db.from('ratings').where({ bot_id: bot.id, user_id: author.id }), 1)
    }
  })

  test('is over once the review was restored, which is published afterwards', async ({
    assert,
  }) => {
    const { bot, author, rating } = await makeReviewedBot()
    const { undo } = await remove(rating.id)
    const restored = await sendAs(
      api,
      await makeStaff('reviewer'),
      'POST',
      `${REMOVED}/${rating.id}/restore`
    )
    assert.equal(restored.status, 200)
    assert.deepEqual(await listEventTypes(bot.id), ['review.deleted', 'review.created'])
    assert.deepEqual(await listInboxKinds(author.id), ['review_removed', 'review_restored'])
    assert.equal((await undo()).status, 404)
  })

  test('is too late once the author has appealed', async ({ assert }) => {
    const { bot, author, rating } = await makeReviewedBot()
    const { decisionId, undo } = await remove(rating.id)
    const appeal = { decisionId, text: 'It was not an insult.' }
    assert.equal((await sendAs(api, author, 'POST', '/api/appeals', appeal)).status, 201)
    assert.deepEqual(await listInboxKinds(author.id), ['review_removed'])
    assert.deepEqual(await listEventTypes(bot.id), ['review.deleted'])
    const late = await undo()
    assert.deepEqual([late.status, late.body.reason], [409, 'tooLate'])
  })

  test('the removal is published before the author’s account or the bot is deleted', async ({
    assert,
  }) => {
    const left = await makeReviewedBot()
    const { undo } = await remove(left.rating.id)
    const leaving = { reviews: 'keep' }
    const { status } = await sendAs(api, left.author, 'DELETE', '/api/user', leaving)
    assert.isBelow(status, 300)
    assert.deepEqual(await listEventTypes(left.bot.id), ['review.deleted'])
    assert.equal((await undo()).status, 404)

    const deleted = await makeReviewedBot()
    const second = await remove(deleted.rating.id)
    const path = `/api/bots/${deleted.bot.id}`
    assert.isBelow((await sendAs(api, deleted.owner, 'DELETE', path)).status, 300)
    assert.deepEqual(await listEventTypes(deleted.bot.id), ['review.deleted', 'bot.deleted'])
    assert.equal((await second.undo()).status, 404)
    assert.isNotNull(await removedRow(deleted.rating.id))
  })

  test('of an account that is being deleted leaves no review behind', async ({ assert }) => {
    const { author, rating } = await makeReviewedBot()
    const { undo } = await remove(rating.id)
    const leaving = await api.enter(author)
    const trx = await db.transaction()
    await trx.from('decision_news').where('removed_review_id', rating.id).forUpdate()
    const undone = undo()
    await untilBlockedBy(trx, undone)
    const left = leaving.send('DELETE', '/api/user', { reviews: 'delete' })
    await eventually(async () => (await countBlocked()) === 2)
    await trx.commit()
    assert.equal((await undone).status, 200)
    assert.isBelow((await left).status, 300)
    assert.isNull(await ratingRow(rating.id))
  })

  test('happens once, however often it is asked for at once', async ({ assert }) => {
    const { bot, rating } = await makeReviewedBot()
    const { undo } = await remove(rating.id)
    await assertUndoneOnce(assert, undo)
    assert.lengthOf(await listTargetLogs('rating', rating.id), 2)
    assert.deepEqual(await findStoredCounts(bot.id), { count: 1, sum: 2, average: 2 })
  })

  test('either undoes a removal or delivers its news, never both', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const { bot, author, rating } = await makeReviewedBot()
      const { undo } = await remove(rating.id)
      const [answer] = await Promise.all([undo(), deliverNewsNow()])
      // What was locked meanwhile.
      await deliverNewsNow()
      const isUndone = answer.status === 200
      assert.lengthOf(await listEventTypes(bot.id), isUndone ? 0 : 1)
      assert.lengthOf(await listInboxKinds(author.id), isUndone ? 0 : 1)
      assert.equal((await ratingRow(rating.id)) !== null, isUndone)
    }
  })

  test('another decision on the bot does not end it unless it is published first', async ({
    assert,
  }) => {
    const { bot, rating } = await makeReviewedBot()
    const { undo } = await remove(rating.id)
    const reject = { reason: 'It is often offline.', seen: 'approved' }
    const staff = await makeStaff('owner')
    const shown = await api.getAs(staff, `/api/admin/bots/${bot.id}`)
    assert.isNull(shown.body.undo)
    await sendAs(api, staff, 'POST', `/api/admin/bots/${bot.id}/reject`, reject)
    assert.deepEqual((await listEventTypes(bot.id)).slice(0, 1), ['review.deleted'])
    assert.equal((await undo()).body.reason, 'tooLate')
  })
})
