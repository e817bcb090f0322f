import { test } from '@japa/runner'
import { invalidateAll } from '#app/core/cache/cache_middleware'
import {
  makeBot,
  makeRating,
  makeRatingBlock,
  makeRatingVote,
  makeUser,
  ago,
} from '#database/factories/index'
import { statementsOf, useApi } from '#tests/directory/support/api'

const KEYS = [
  'author',
  'botId',
  'byMainOwner',
  'byOwner',
  'comment',
  'createdAt',
  'dislikes',
  'hasOwnerHeart',
  'id',
  'likes',
  'ownerReply',
  'rating',
  'updatedAt',
  'userId',
]
const CHIP_KEYS = [
  'avatar',
  'banner',
  'discriminator',
  'displayName',
  'globalName',
  'id',
  'isPremium',
  'username',
]

const comments = (reviews: { comment: string }[]) => reviews.map(({ comment }) => comment)

test.group('GET /api/bots/discord/:id/ratings', (group) => {
  const api = useApi(group)

  test('returns exactly the fields that the page needs', async ({ assert }) => {
    const bot = await makeBot()
    const author = await makeUser({ discordDisplayName: 'Globally' })
    const rating = await makeRating({
      botId: bot.id,
      userId: author.id,
      rating: 4,
      comment: 'Good.',
      ownerReply: 'Thank you.',
      hasOwnerHeart: true,
    })
    await makeRatingVote({ ratingId: rating.id })
    await makeRatingVote({ ratingId: rating.id })
    await makeRatingVote({ ratingId: rating.id, vote: -1 })

    const { body } = await api.get(`/api/bots/discord/${bot.discordBotId}/ratings`)
    assert.lengthOf(body, 1)
    assert.sameMembers(Object.keys(body[0]), KEYS)
    assert.include(body[0], {
      id: rating.id,
      botId: bot.id,
      userId: author.id,
      rating: 4,
      comment: 'Good.',
      ownerReply: 'Thank you.',
      hasOwnerHeart: true,
      byMainOwner: false,
      byOwner: false,
      likes: 2,
      dislikes: 1,
      createdAt: rating.createdAt.toJSDate().toISOString(),
    })
    assert.sameMembers(Object.keys(body[0].author), CHIP_KEYS)
    assert.include(body[0].author, { id: author.id, globalName: 'Globally' })
  })

  test('is paginated newest first, while reviews are being added', async ({ assert }) => {
    const bot = await makeBot()
    for (let days = 1; days <= 7; days++) {
      await makeRating({ botId: bot.id, comment: `${days}`, createdAt: ago({ days }) })
    }
    const pages = await api.pages(`/api/bots/discord/${bot.discordBotId}/ratings?limit=2`, () =>
      makeRating({ botId: bot.id, comment: 'just now' })
    )
    assert.deepEqual(comments(pages.flat()), ['1', '2', '3', '4', '5', '6', '7'])
    assert.lengthOf(pages, 4)
  })

  test('is sorted by the members who found a review helpful', async ({ assert }) => {
    const bot = await makeBot()
    for (const [comment, likes] of [
      ['older', 1],
      ['newer', 1],
      ['most helpful', 2],
      ['no votes', 0],
    ] as const) {
      const rating = await makeRating({ botId: bot.id, comment })
      for (let vote = 0; vote < likes; vote++) await makeRatingVote({ ratingId: rating.id })
    }
    const pages = await api.pages(
      `/api/bots/discord/${bot.discordBotId}/ratings?sort=helpful&limit=2`
    )
    assert.deepEqual(comments(pages.flat()), ['most helpful', 'newer', 'older', 'no votes'])
  })

  test('is filtered by stars, page by page', async ({ assert }) => {
    const bot = await makeBot()
    for (const rating of [1, 5, 5, 2, 5] as const) {
      await makeRating({ botId: bot.id, rating, comment: `${rating}` })
    }
    const path = `/api/bots/discord/${bot.discordBotId}/ratings`
    // Cached responses of the whole list must not be mixed up with it.
    assert.lengthOf((await api.get(path)).body, 5)
    const pages = await api.pages(`${path}?stars=5&limit=2`)
    assert.deepEqual(
      pages.map((page) => comments(page)),
      [['5', '5'], ['5']]
    )
    assert.isEmpty((await api.get(`${path}?stars=3`)).body)
  })

  test('refuses unknown orders, stars and the cursor of another order', async ({ assert }) => {
    const bot = await makeBot()
    for (let count = 0; count < 2; count++) await makeRating({ botId: bot.id })
    const path = `/api/bots/discord/${bot.discordBotId}/ratings`
    for (const query of ['sort=best', 'stars=0', 'stars=6', 'stars=1.5', 'stars=five']) {
      assert.equal((await api.get(`${path}?${query}`)).status, 422, query)
    }
    const { headers } = await api.get(`${path}?limit=1`)
    const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')![1]
    assert.equal((await api.get(`${path}?sort=helpful&cursor=${cursor}`)).status, 422)
  })

  test('leaves out blocked members in the list and the average', async ({ assert }) => {
    const bot = await makeBot()
    const troll = await makeUser()
    await makeRating({ botId: bot.id, rating: 5, comment: 'Fair' })
    await makeRating({ botId: bot.id, userId: troll.id, rating: 1, comment: 'Unfair' })
    const elsewhere = await makeBot()
    await makeRating({ botId: elsewhere.id, userId: troll.id, comment: 'Also here' })

    const before = await api.get(`/api/bots/discord/${bot.discordBotId}`)
    assert.equal(before.body.averageRating, 3)
    const block = { botId: bot.id, blockedUserId: troll.id }
    await makeRatingBlock(block)
    invalidateAll()

    const after = await api.get(`/api/bots/discord/${bot.discordBotId}/ratings`)
    assert.deepEqual(comments(after.body), ['Fair'])
    const detail = await api.get(`/api/bots/discord/${bot.discordBotId}`)
    assert.include(detail.body, { averageRating: 5, ratingCount: 1 })
    // The block applies to one bot only.
    const other = await api.get(`/api/bots/discord/${elsewhere.discordBotId}/ratings`)
    assert.deepEqual(comments(other.body), ['Also here'])
  })

  test('marks reviews by owners, which do not count toward the average', async ({ assert }) => {
    const [owner, coOwner] = [await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: owner.id, additionalOwners: [coOwner.id] })
    await makeRating({ botId: bot.id, userId: owner.id, rating: 5, comment: 'Mine' })
    await makeRating({ botId: bot.id, userId: coOwner.id, rating: 5, comment: 'Ours' })
    await makeRating({ botId: bot.id, rating: 2, comment: 'Theirs' })

    const { body } = await api.get(`/api/bots/discord/${bot.discordBotId}/ratings`)
    const shown = (body as Record<string, unknown>[]).map((review) => [
      review.comment,
      review.byMainOwner,
      review.byOwner,
    ])
    assert.sameDeepMembers(shown, [
      ['Mine', true, true],
      ['Ours', false, true],
      ['Theirs', false, false],
    ])
    const detail = await api.get(`/api/bots/discord/${bot.discordBotId}`)
    assert.include(detail.body, { averageRating: 2, ratingCount: 1 })
  })

  test('a deleted account’s review stays without an author', async ({ assert }) => {
    const bot = await makeBot()
    const emptied = await makeUser()
    await makeRating({ botId: bot.id, userId: null, comment: 'Purged' })
    await makeRating({ botId: bot.id, userId: emptied.id, comment: 'Emptied' })
    await emptied
      .merge({
        email: null,
        username: null,
        displayName: null,
        discordUsername: null,
        discordDisplayName: null,
        discordDiscriminator: null,
        deletedAt: ago({ hours: 1 }),
      })
      .save()
    const { body, text } = await api.get(`/api/bots/discord/${bot.discordBotId}/ratings`)
    assert.sameMembers(comments(body), ['Purged', 'Emptied'])
    for (const review of body) {
      assert.include(review, { author: null, userId: null, byMainOwner: false, byOwner: false })
    }
    assert.notInclude(text, emptied.id)
  })

  test('a review without a comment has a null comment', async ({ assert }) => {
    const bot = await makeBot()
    await makeRating({ botId: bot.id, comment: null })
    const { body } = await api.get(`/api/bots/discord/${bot.discordBotId}/ratings`)
    assert.isNull(body[0].comment)
    assert.isNull(body[0].ownerReply)
  })

  for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'limit[]=1']) {
    test(`${query} is 422`, async ({ assert }) => {
      const bot = await makeBot()
      const { status } = await api.get(`/api/bots/discord/${bot.discordBotId}/ratings?${query}`)
      assert.equal(status, 422)
    })
  }

  test('takes as many SQL statements for a hundred reviews as for one', async ({ assert }) => {
    const bot = await makeBot()
    for (let index = 0; index < 12; index++) await makeRating({ botId: bot.id })
    const statements = await statementsOf(() =>
      api.get(`/api/bots/discord/${bot.discordBotId}/ratings?limit=100`)
    )
    assert.lengthOf(statements, 2)
  })
})

test.group('GET /api/ratings/:id/votes', (group) => {
  const api = useApi(group)

  test('counts all votes and returns only the caller’s own', async ({ assert }) => {
    const [liker, disliker, other] = [await makeUser(), await makeUser(), await makeUser()]
    const rating = await makeRating({ botId: (await makeBot()).id })
    await makeRatingVote({ ratingId: rating.id, userId: liker.id })
    await makeRatingVote({ ratingId: rating.id, userId: disliker.id, vote: -1 })
    const path = `/api/ratings/${rating.id}/votes`

    const counts = { likes: 1, dislikes: 1 }
    assert.deepEqual((await api.get(path)).body, { ...counts, votes: [] })
    for (const [member, votes] of [
      [liker, [{ userId: liker.id, vote: 1 }]],
      [disliker, [{ userId: disliker.id, vote: -1 }]],
      [other, []],
    ] as const) {
      assert.deepEqual((await api.getAs(member, path)).body, { ...counts, votes })
    }
  })

  test('is 404 for the review of a blocked member', async ({ assert }) => {
    const bot = await makeBot()
    const troll = await makeUser()
    const rating = await makeRating({ botId: bot.id, userId: troll.id })
    await makeRatingBlock({ botId: bot.id, blockedUserId: troll.id })
    assert.equal((await api.get(`/api/ratings/${rating.id}/votes`)).status, 404)
  })
})
