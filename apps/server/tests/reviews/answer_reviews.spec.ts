import { test } from '@japa/runner'
import { REVIEW_TEXT_LIMITS } from '#app/reviews/rules'
import { makeRatingBlock } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { everything } from '#tests/directory/support/refusals'
import { eventually } from '#tests/helpers/eventually'
import { ratingRow } from '#tests/reviews/support/rows'
import { makeReviewedBot, reviewsPath, sendAs, STRANGERS } from '#tests/reviews/support/world'

const TABLES = ['ratings', 'outbox']
const LONGEST = 'a'.repeat(REVIEW_TEXT_LIMITS.reply.max)

test.group('POST /api/ratings/:id/heart', (group) => {
  const api = useApi(group)
  useOutbox(group)

  for (const who of ['owner', 'coOwner'] as const) {
    test(`the ${who} toggles the heart`, async ({ assert }) => {
      const world = await makeReviewedBot()
      const path = `/api/ratings/${world.rating.id}/heart`
      const browser = await api.enter(world[who])
      for (const hasOwnerHeart of [true, false, true]) {
        const { status, body } = await browser.send('POST', path)
        assert.equal(status, 200)
        assert.include(body, { id: world.rating.id, hasOwnerHeart })
        assert.equal((await ratingRow(world.rating.id)).has_owner_heart, hasOwnerHeart)
      }
    })
  }

  test('shows the heart to everybody and changes nothing else of the review', async ({
    assert,
  }) => {
    const { bot, owner, rating } = await makeReviewedBot()
    const shown = async () => (await api.get(reviewsPath(bot))).body[0]
    const before = await shown()
    await sendAs(api, owner, 'POST', `/api/ratings/${rating.id}/heart`)
    await eventually(async () => (await shown()).hasOwnerHeart)
    assert.deepEqual(await shown(), { ...before, hasOwnerHeart: true })
  })
})

test.group('POST /api/ratings/:id/reply', (group) => {
  const api = useApi(group)
  useOutbox(group)

  for (const who of ['owner', 'coOwner'] as const) {
    test(`the ${who} has one reply, which can be replaced`, async ({ assert }) => {
      const world = await makeReviewedBot()
      const { rating, bot } = world
      const browser = await api.enter(world[who])
      for (const [reply, ownerReply] of [
        ['  Thank you.\r\nWe try. ', 'Thank you.\nWe try.'],
        [LONGEST, LONGEST],
      ]) {
        const { status, body } = await browser.send('POST', `/api/ratings/${rating.id}/reply`, {
          reply,
        })
        assert.equal(status, 200)
        assert.include(body, { id: rating.id, ownerReply, rating: 2 })
        assert.equal((await ratingRow(rating.id)).owner_reply, ownerReply)
        await eventually(async () => {
          const [shown] = (await api.get(reviewsPath(bot))).body
          return shown.ownerReply === ownerReply
        })
      }
    })
  }

  for (const [why, json] of [
    ['nothing', {}],
    ['an empty text', { reply: '' }],
    ['blanks', { reply: ' \n\t ' }],
    ['what nobody sees', { reply: '\u200b\u2060' }],
    ['null', { reply: null }],
    ['a number', { reply: 5 }],
    ['a list', { reply: ['Thank you.'] }],
    ['too much', { reply: `${LONGEST}a` }],
    ['what reads otherwise', { reply: 'a\u202eb' }],
  ] as const) {
    test(`${why} is 422`, async ({ assert }) => {
      const { owner, rating } = await makeReviewedBot()
      const before = await everything(TABLES)
      const path = `/api/ratings/${rating.id}/reply`
      const { status, body } = await sendAs(api, owner, 'POST', path, json)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'reply')
      assert.deepEqual(await everything(TABLES), before)
    })
  }
})

test.group('What only owners do to reviews', (group) => {
  const api = useApi(group)

  for (const [action, json] of [
    ['heart', undefined],
    ['reply', { reply: 'Thank you.' }],
  ] as const) {
    for (const [who, make] of Object.entries(STRANGERS)) {
      test(`${action} by ${who} is 403`, async ({ assert }) => {
        const { rating } = await makeReviewedBot()
        const stranger = await make()
        const before = await everything(TABLES)
        const path = `/api/ratings/${rating.id}/${action}`
        const { status, body } = await sendAs(api, stranger, 'POST', path, json)
        assert.deepEqual([status, body.code], [403, 'forbidden'])
        assert.deepEqual(await everything(TABLES), before)
      })
    }

    test(`${action} by the author is 403`, async ({ assert }) => {
      const { rating, author } = await makeReviewedBot()
      const path = `/api/ratings/${rating.id}/${action}`
      assert.equal((await sendAs(api, author, 'POST', path, json)).status, 403)
    })

    test(`${action} of a hidden review is 404`, async ({ assert }) => {
      const { bot, rating, author, owner } = await makeReviewedBot()
      await makeRatingBlock({ botId: bot.id, blockedUserId: author.id })
      const path = `/api/ratings/${rating.id}/${action}`
      assert.equal((await sendAs(api, owner, 'POST', path, json)).status, 404)
    })
  }
})
