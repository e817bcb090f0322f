import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  ago,
  makeBot,
  makeCategory,
  makeRating,
  makeRatingBlock,
  makeStaff,
  makeUser,
  nextSnowflake,
} from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'

/** The fields of a card, and no others. */
const LIST_KEYS = [
  'approvalStatus',
  'avatar',
  'averageRating',
  'banner',
  'certified',
  'createdAt',
  'discordBotId',
  'discriminator',
  'id',
  'inviteUrl',
  'name',
  'prefix',
  'presence',
  'ratingCount',
  'servingCount',
  'servingCountAt',
  'servingCountSource',
  'shortDescription',
  'tags',
  'userId',
  'username',
  'voteCount',
]
const DETAIL_KEYS = [
  ...LIST_KEYS,
  'additionalOwners',
  'approvalReason',
  'approvedAt',
  'decision',
  'description',
  'end',
  'github',
  'instagram',
  'owner',
  'permissionLevel',
  'permissions',
  'ratingCounts',
  'ownerRemovedReviewCount',
  'reviewCount',
  'supportServer',
  'twitter',
  'updatedAt',
  'website',
  'youtube',
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

const names = (bots: { name: string }[]) => bots.map(({ name }) => name)

test.group('GET /api/bots', (group) => {
  const api = useApi(group)

  test('returns exactly the fields of a card', async ({ assert }) => {
    const bot = await makeBot({
      avatar: 'a_0123456789abcdef0123456789abcdef',
      categories: ['Music', 'Economy'],
      stats: { votesCount: 7, servingCount: 1_200, ratingsCount: 3, ratingsSum: 13 },
    })
    const { body } = await api.get('/api/bots')

    assert.lengthOf(body, 1)
    assert.sameMembers(Object.keys(body[0]), [...LIST_KEYS, 'reason'])
    assert.include(body[0], {
      id: bot.id,
      discordBotId: bot.discordBotId,
      userId: bot.userId,
      avatar: bot.avatar,
      banner: null,
      prefix: '/',
      certified: false,
      approvalStatus: 'approved',
      servingCount: 1_200,
      voteCount: 7,
      averageRating: 4.3,
      ratingCount: 3,
      presence: null,
      createdAt: bot.createdAt.toJSDate().toISOString(),
    })
    assert.deepEqual(body[0].tags, ['Economy', 'Music'])
  })

  test('leaves out bots that the public does not see', async ({ assert }) => {
    await makeBot({ name: 'Listed' })
    await makeBot({ name: 'Pending', approvalStatus: 'pending' })
    await makeBot({ name: 'Rejected', approvalStatus: 'rejected' })
    await makeBot({ name: 'Deleted', deletedAt: ago({ minutes: 1 }) })
    await makeBot({ name: 'Unknown to the platform', autoDeleted: true })

    const { body } = await api.get('/api/bots?limit=100')
    const unwanted = ['Pending', 'Rejected', 'Deleted', 'Unknown to the platform']
    assert.include(names(body), 'Listed')
    assert.notIncludeMembers(names(body), unwanted)
    for (const sort of ['newest', 'oldest', 'rating']) {
      const sorted = await api.get(`/api/bots?limit=100&sort=${sort}`)
      assert.sameMembers(names(sorted.body), names(body))
    }
  })

  test('filters by category', async ({ assert }) => {
    const category = await makeCategory('Only here')
    await makeBot({ name: 'Inside', categories: ['Only here', 'Music'] })
    const { body } = await api.get(`/api/bots?categoryId=${category.id}`)
    assert.deepEqual(names(body), ['Inside'])

    const nowhere = await api.get('/api/bots?categoryId=2147483647')
    assert.deepEqual(nowhere.body, [])
  })

  test('rejects unknown query parameters, cached or not', async ({ assert }) => {
    // The first request stores the response, the second its URL for the cache in front of the framework.
    for (const time of ['first', 'second', 'third']) {
      assert.equal((await api.get('/api/bots?limit=2')).status, 200, time)
      const { status, body } = await api.get('/api/bots?limit=2&offset=2&fields=id')
      assert.deepEqual([status, body.code], [422, 'unknown_field'], time)
      assert.deepEqual(
        body.errors.map(({ field }: { field: string }) => field),
        ['offset', 'fields'],
        time
      )
    }
    const polluting = await api.get('/api/bots?limit=2&__proto__[x]=1')
    assert.equal(polluting.status, 200)
    assert.isUndefined(({} as { x?: unknown }).x)
  })
})

test.group('Presences of bots', (group) => {
  const api = useApi(group)

  test('a recent one is shown, a stale one is unknown', async ({ assert }) => {
    const [fresh, old, none] = [await makeBot(), await makeBot(), await makeBot()]
    for (const [bot, minutes] of [
      [fresh, 4],
      [old, 6],
    ] as const) {
      await db.table('presences').insert({
        discord_id: bot.discordBotId,
        status: 'idle',
        activity: 'Watering',
        seen_at: ago({ minutes }).toJSDate(),
      })
    }
    const { body } = await api.get('/api/bots')
    const shown = new Map(
      body.map((bot: { id: number; presence: unknown }) => [bot.id, bot.presence])
    )
    assert.deepEqual(shown.get(fresh.id), { status: 'idle', activity: 'Watering' })
    assert.isNull(shown.get(old.id))
    assert.isNull(shown.get(none.id))
    const detail = await api.get(`/api/bots/discord/${fresh.discordBotId}`)
    assert.deepEqual(detail.body.presence, { status: 'idle', activity: 'Watering' })
  })
})

test.group('GET /api/bots/certified', (group) => {
  const api = useApi(group)

  test('lists certified bots, the ones that were certified last first', async ({ assert }) => {
    await makeBot({ name: 'Plain', stats: { votesCount: 100 } })
    const second = await makeBot({ name: 'Second', certified: true, stats: { votesCount: 9 } })
    await second.merge({ certifiedAt: second.certifiedAt!.minus({ days: 1 }) }).save()
    await makeBot({ name: 'First', certified: true, stats: { votesCount: 5 } })
    await makeBot({ name: 'Gone', certified: true, autoDeleted: true })

    const { body, headers } = await api.get('/api/bots/certified?limit=1')
    assert.deepEqual(names(body), ['First'])
    assert.sameMembers(Object.keys(body[0]), LIST_KEYS)
    assert.match(headers.get('link')!, /^<\/api\/bots\/certified\?.*cursor=.*>; rel="next"$/)
    assert.deepEqual(names((await api.pages('/api/bots/certified?limit=1')).flat()), [
      'First',
      'Second',
    ])
  })
})

test.group('GET /api/bots/discord/:id', (group) => {
  const api = useApi(group)

  test("returns exactly the fields of a bot's page", async ({ assert }) => {
    const owner = await makeUser({ discordDisplayName: 'Globally', discordAvatar: 'abcdef' })
    const coOwner = nextSnowflake('member')
    const bot = await makeBot({
      userId: owner.id,
      additionalOwners: [coOwner],
      website: 'https://example.com/bot',
    })
    const { status, body } = await api.get(`/api/bots/discord/${bot.discordBotId}`)

    assert.equal(status, 200)
    assert.sameMembers(Object.keys(body), DETAIL_KEYS)
    assert.include(body, {
      id: bot.id,
      description: bot.description,
      website: 'https://example.com/bot',
      github: null,
      approvalReason: null,
    })
    assert.deepEqual(body.additionalOwners, [coOwner])
    assert.sameMembers(Object.keys(body.owner), CHIP_KEYS)
    assert.include(body.owner, { id: owner.id, globalName: 'Globally', avatar: 'abcdef' })
  })

  test('counts all visible reviews, including those that do not count toward the average', async ({
    assert,
  }) => {
    const bot = await makeBot()
    const blocked = await makeUser()
    await makeRating({ botId: bot.id, userId: bot.userId, rating: 5 })
    await makeRating({ botId: bot.id, rating: 3 })
    await makeRating({ botId: bot.id, userId: blocked.id, rating: 1 })
    await makeRatingBlock({ botId: bot.id, blockedUserId: blocked.id })
    const { body } = await api.get(`/api/bots/discord/${bot.discordBotId}`)
    assert.include(body, { reviewCount: 2, ratingCount: 1, averageRating: 3 })
    assert.deepEqual(body.ratingCounts, [0, 0, 1, 0, 1])
  })

  test('has no owner when the account was deleted', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id })
    await owner
      .merge({
        email: null,
        username: null,
        displayName: null,
        discordUsername: null,
        discordDisplayName: null,
        discordDiscriminator: null,
        deletedAt: ago({ days: 1 }),
      })
      .save()
    const { body } = await api.get(`/api/bots/discord/${bot.discordBotId}`)
    assert.isNull(body.owner)
  })

  test('shows the reason of a rejection to owners and staff only', async ({ assert }) => {
    const [owner, coOwner, other] = [await makeUser(), await makeUser(), await makeUser()]
    const reviewer = await makeStaff('reviewer')
    const bot = await makeBot({
      userId: owner.id,
      additionalOwners: [coOwner.id],
      approvalStatus: 'rejected',
      approvalReason: 'It does not answer.',
    })
    const path = `/api/bots/discord/${bot.discordBotId}`

    for (const member of [owner, coOwner, reviewer]) {
      const { status, body, headers } = await api.getAs(member, path)
      assert.equal(status, 200)
      assert.equal(body.approvalReason, 'It does not answer.')
      assert.equal(headers.get('cache-control'), 'private, no-store')
    }
    assert.equal((await api.getAs(other, path)).status, 404)
    assert.equal((await api.get(path)).status, 404)
  })

  test('shows banned staff no more than anybody else', async ({ assert }) => {
    const banned = await makeStaff('moderator', { banned: true, banReason: 'Abuse' })
    const pending = await makeBot({ approvalStatus: 'pending' })
    const own = await makeBot({ approvalStatus: 'pending', userId: banned.id })
    assert.equal((await api.getAs(banned, `/api/bots/discord/${pending.discordBotId}`)).status, 404)
    assert.equal((await api.getAs(banned, `/api/bots/discord/${own.discordBotId}`)).status, 200)
  })

  test('returns the bot that is not deleted of two with the same id', async ({ assert }) => {
    const gone = await makeBot({ name: 'Gone', deletedAt: ago({ days: 2 }) })
    const path = `/api/bots/discord/${gone.discordBotId}`
    assert.equal((await api.get(path)).status, 404)
    await makeBot({ name: 'Afresh', discordBotId: gone.discordBotId })
    assert.equal((await api.get(path)).body.name, 'Afresh')
  })

  test('does not accept an internal id for a platform id, or the reverse', async ({ assert }) => {
    const bot = await makeBot()
    assert.equal((await api.get(`/api/bots/discord/${bot.id}`)).status, 404)
    assert.equal((await api.get(`/api/bots/${bot.discordBotId}/votes`)).status, 404)
    assert.equal((await api.get(`/api/bots/${bot.discordBotId}/can-vote`)).status, 404)
  })
})

function addLoudBot(votesCount: number, bot: Parameters<typeof makeBot>[0] = {}) {
  return makeBot({
    avatar: `hash${votesCount}`,
    categories: ['Loud'],
    stats: { votesCount },
    ...bot,
  })
}

function toPopularBot({ discordBotId, avatar }: Awaited<ReturnType<typeof makeBot>>) {
  return { discordBotId, avatar }
}

test.group('GET /api/categories', (group) => {
  const api = useApi(group)

  test('lists all categories by name', async ({ assert }) => {
    await makeCategory('utility', 'Tools')
    await makeCategory('Economy')
    const { body } = await api.get('/api/categories')
    assert.deepEqual(
      body.map(({ name }: { name: string }) => name),
      ['Economy', 'utility']
    )
    assert.sameMembers(Object.keys(body[0]), [
      'description',
      'id',
      'listedBotCount',
      'name',
      'popularBots',
    ])
    assert.isNull(body[0].description)
  })

  test('counts the listed bots of each', async ({ assert }) => {
    await makeCategory('Empty')
    await makeBot({ categories: ['Music', 'Fun'] })
    await makeBot({ categories: ['Music'] })
    await makeBot({ categories: ['Music'], approvalStatus: 'pending' })
    await makeBot({ categories: ['Music'], autoDeleted: true })
    const { body } = await api.get('/api/categories')
    const counts = Object.fromEntries(
      body.map(({ name, listedBotCount }: { name: string; listedBotCount: number }) => [
        name,
        listedBotCount,
      ])
    )
    assert.containsSubset(counts, { Empty: 0, Fun: 1, Music: 2 })
  })

  test('shows the most voted listed bots of each', async ({ assert }) => {
    await makeCategory('Quiet')
    const third = await addLoudBot(2, { categories: ['Loud', 'Fun'] })
    await addLoudBot(9, { approvalStatus: 'pending' })
    await addLoudBot(8, { autoDeleted: true })
    await addLoudBot(7, { avatar: null })
    const first = await addLoudBot(6)
    const second = await addLoudBot(5)
    const { body } = await api.get('/api/categories')
    const listed: Record<string, unknown> = Object.fromEntries(
      body.map(({ name, popularBots }: { name: string; popularBots: unknown }) => [
        name,
        popularBots,
      ])
    )
    assert.deepEqual(listed.Loud, [toPopularBot(first), toPopularBot(second), toPopularBot(third)])
    assert.deepEqual(listed.Fun, [toPopularBot(third)])
    assert.deepEqual(listed.Quiet, [])
  })
})
