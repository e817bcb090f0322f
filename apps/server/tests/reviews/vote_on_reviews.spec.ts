import { test } from '@japa/runner'
import { makeRatingBlock, makeRatingVote } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'
import { findVotes } from '#tests/reviews/support/rows'
import { makeReviewedBot, reviewsPath, sendAs } from '#tests/reviews/support/world'

const TABLES = ['ratings', 'rating_votes', 'outbox']

test.group('POST and DELETE /api/ratings/:id/vote', (group) => {
  const api = useApi(group)
  useOutbox(group)

  test('likes, dislikes, switches and withdraws', async ({ assert }) => {
    const { rating, other } = await makeReviewedBot()
    await makeRatingVote({ ratingId: rating.id })
    const browser = await api.enter(other)
    const path = `/api/ratings/${rating.id}/vote`
    const own = (vote: 1 | -1) => [{ userId: other.id, vote }]

    for (const [method, vote, expected] of [
      ['POST', 1, { likes: 2, dislikes: 0, votes: own(1) }],
      ['POST', -1, { likes: 1, dislikes: 1, votes: own(-1) }],
      ['POST', -1, { likes: 1, dislikes: 1, votes: own(-1) }],
      ['DELETE', undefined, { likes: 1, dislikes: 0, votes: [] }],
      ['DELETE', undefined, { likes: 1, dislikes: 0, votes: [] }],
      ['POST', 1, { likes: 2, dislikes: 0, votes: own(1) }],
    ] as const) {
      const { status, body } = await browser.send(method, path, vote && { vote })
      assert.equal(status, 200)
      assert.deepEqual(body, expected)
      assert.deepEqual((await browser.get(`${path}s`)).body, expected)
      const { likes, dislikes, rows } = await findVotes(rating.id)
      assert.deepInclude(expected, { likes, dislikes })
      assert.lengthOf(rows, likes + dislikes)
    }
  })

  test('changes the counts for everybody', async () => {
    const { bot, rating, other } = await makeReviewedBot()
    const shown = async () => (await api.get(reviewsPath(bot))).body[0]
    const votes = async () => (await api.get(`/api/ratings/${rating.id}/votes`)).body
    await shown()
    await votes()
    await sendAs(api, other, 'POST', `/api/ratings/${rating.id}/vote`, { vote: 1 })
    await eventually(async () => (await shown()).likes === 1)
    await eventually(async () => (await votes()).likes === 1)
  })

  test('publishes a repeated vote once', async ({ assert }) => {
    const { rating, other } = await makeReviewedBot()
    const browser = await api.enter(other)
    const path = `/api/ratings/${rating.id}/vote`
    await browser.send('POST', path, { vote: 1 })
    const before = await everything(TABLES)
    await browser.send('POST', path, { vote: 1 })
    assert.deepEqual(await everything(TABLES), before)
  })

  for (const vote of [0, 2, '1', true, null, [1], 1.5, undefined]) {
    test(`the vote ${JSON.stringify(vote)} is 422`, async ({ assert }) => {
      const { rating, other } = await makeReviewedBot()
      const before = await everything(TABLES)
      const path = `/api/ratings/${rating.id}/vote`
      const { status, body } = await sendAs(api, other, 'POST', path, { vote })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'vote')
      assert.deepEqual(await everything(TABLES), before)
    })
  }

  for (const method of ['POST', 'DELETE'] as const) {
    test(`${method} for a hidden review is 404, for its author too`, async ({ assert }) => {
      const { bot, rating, author, other } = await makeReviewedBot()
      await makeRatingBlock({ botId: bot.id, blockedUserId: author.id })
      const json = method === 'POST' ? { vote: 1 } : undefined
      for (const member of [author, other]) {
        const path = `/api/ratings/${rating.id}/vote`
        assert.equal((await sendAs(api, member, method, path, json)).status, 404)
      }
      assert.isEmpty((await findVotes(rating.id)).rows)
    })
  }
})
