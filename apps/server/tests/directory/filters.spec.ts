import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import * as fc from 'fast-check'
import { PermissionFlagsBits } from 'discord-api-types/v10'
import { cacheStore } from '#app/core/cache/fast_path'
import { type BotFilter, type FilterableBot, matchesBotFilter } from '#app/directory/bot_filter'
import { toFilterParameters } from '#app/directory/filter_fields'
import { BOT_SORTS, type BotSort } from '#app/directory/rules'
import { PERMISSION_BITS } from '#app/platform/permissions/bits'
import { isKnownPermission, type Permission } from '#app/platform/permissions/rules'
import { ago, makeBot, makeCategory } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { storePresence } from '#tests/platform/support/presences'

const CATEGORIES = ['Music', 'Moderation', 'Utility', 'Games']
const BOTS = 60
const COMBINATIONS = 150
const PERMISSIONS: Permission[] = ['Administrator', 'BanMembers', 'ManageRoles', 'SendMessages']
const STATUSES = ['online', 'idle', 'dnd', 'offline']

interface StoredBot extends FilterableBot {
  id: number
  voteCount: number
  ratingScore: number
  trendingScore: number
  /** Unix microseconds. */
  createdAt: number
  updatedAt: number
  hasEnded: boolean
}

/** What each order compares, the highest first; by the id at last. */
const ORDER_KEYS: Record<BotSort, (bot: StoredBot) => number[]> = {
  relevance: ({ voteCount, servingCount }) => [voteCount, servingCount],
  popularity: ({ voteCount, servingCount }) => [voteCount, servingCount],
  trending: ({ trendingScore }) => [trendingScore],
  rating: ({ ratingScore }) => [ratingScore],
  newest: ({ createdAt }) => [createdAt],
  oldest: ({ createdAt }) => [createdAt],
  updated: ({ updatedAt }) => [updatedAt],
}

/** The ids of bots in an order; those that have ended come last. */
function sortIds(bots: readonly StoredBot[], sort: BotSort): number[] {
  const keys = (bot: StoredBot) => [...ORDER_KEYS[sort](bot), bot.id]
  const descending = bots.toSorted((left, right) => {
    const rightKeys = keys(right)
    const differences = keys(left).map((key, index) => rightKeys[index]! - key)
    return differences.find((difference) => difference !== 0) ?? 0
  })
  const ordered = sort === 'oldest' ? descending.toReversed() : descending
  return [...ordered.filter((bot) => !bot.hasEnded), ...ordered.filter((bot) => bot.hasEnded)].map(
    ({ id }) => id
  )
}

const micros = (column: string, name: string) =>
  db.raw(`(extract(epoch FROM ${column}) * 1000000)::bigint::text AS "${name}"`)

/** Every listed bot, read table by table without any of the statements that filter. */
async function readBots(): Promise<StoredBot[]> {
  const bots = await db
    .from('bots')
    .join('bot_stats', 'bot_stats.bot_id', 'bots.id')
    .where({ approval_status: 'approved', auto_deleted: false })
    .whereNull('deleted_at')
    .select('bots.*', 'bot_stats.*')
    .select(micros('bots.created_at', 'createdMicros'), micros('bots.updated_at', 'updatedMicros'))
  const categories = await db.from('bot_categories')
  const presences = await db.from('presences')
  return bots.map((bot) => ({
    id: Number(bot.id),
    categoryIds: categories
      .filter(({ bot_id: id }) => id === bot.id)
      .map(({ category_id: id }) => Number(id)),
    averageRating: bot.average_rating,
    ratingCount: bot.ratings_count,
    servingCount: bot.serving_count,
    certified: bot.certified,
    isOnline: presences.some(
      ({ discord_id: id, status, seen_at: seenAt }) =>
        id === bot.discord_bot_id && status !== 'offline' && seenAt > ago({ minutes: 5 }).toJSDate()
    ),
    approvedAt: (bot.approved_at as Date).toISOString(),
    permissions: Number(bot.requested_permissions),
    voteCount: Number(bot.votes_count),
    ratingScore: bot.rating_score,
    trendingScore: bot.trending_score,
    createdAt: Number(bot.createdMicros),
    updatedAt: Number(bot.updatedMicros),
    hasEnded: bot.has_ended,
  }))
}

/** Returns the path of the filtered list. */
function listPath(filter: BotFilter, others: Record<string, string> = {}) {
  const query = new URLSearchParams(others)
  for (const [name, value] of Object.entries(toFilterParameters(filter))) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
  }
  return `/api/bots?${query}`
}

/** Absent in three of four, because most combinations of many filters match nothing. */
const optional = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values })

const days = (count: number) => ago({ days: count }).toUTC().toISODate()!

test.group('The filters of bots', (group) => {
  const api = useApi(group)
  let ids: number[]
  let bots: StoredBot[]

  group.setup(async () => {
    const categories = []
    for (const name of CATEGORIES) categories.push(await makeCategory(name))
    ids = categories.map(({ id }) => Number(id))
    for (let number = 0; number < BOTS; number++) {
      const ratingsCount = number % 9
      const bits = PERMISSIONS.filter((_, index) => (number >> index) % 2 === 1)
      const bot = await makeBot({
        name: number % 4 === 0 ? `Jukebox ${number}` : `Bot ${number}`,
        categories: CATEGORIES.filter(
          (_, index) => index === number % 3 || number % (index + 2) === 0
        ),
        certified: number % 5 === 0,
        approvedAt: ago({ days: number % 12, hours: number % 7 }),
        inviteUrl: `https://discord.com/oauth2/authorize?scope=bot&permissions=${bits.reduce(
          (mask, name) => mask | PermissionFlagsBits[name],
          0n
        )}`,
        stats: {
          ratingsCount,
          ratingsSum: ratingsCount * ((number % 5) + 1),
          servingCount: [0, 5, 10, 99, 100, 101, 5_000][number % 7]!,
          votesCount: number % 11,
          trendingScore: 1 + (number % 8) / 7,
          // Among them are bots of every kind and some with the highest values.
          hasEnded: number % 5 === 4 || number % 24 === 0,
        },
      })
      if (number % 3 !== 0) {
        await storePresence(bot.discordBotId, {
          status: STATUSES[number % STATUSES.length],
          // One of six has expired.
          seen_at: ago({ minutes: number % 6 === 1 ? 6 : 1 }).toJSDate(),
        })
      }
    }
    await makeBot({ approvalStatus: 'pending', certified: false })
    await makeBot({ certified: true, autoDeleted: true })
    await makeBot({ certified: true, deletedAt: ago({ hours: 1 }) })
    bots = await readBots()
  })

  const count = (filter: BotFilter) => bots.filter((bot) => matchesBotFilter(bot, filter)).length

  /** Any combination of all filters. */
  const filters = () =>
    fc.record<BotFilter>({
      categoryIds: optional(fc.uniqueArray(fc.constantFrom(...ids, 999_999), { maxLength: 3 })),
      match: optional(fc.constantFrom('any', 'all')),
      minRating: optional(fc.constantFrom(1, 2, 3, 3.5, 4, 5)),
      minServers: optional(fc.constantFrom(0, 1, 10, 100, 5_000, 5_001)),
      maxServers: optional(fc.constantFrom(0, 10, 99, 100, 6_000)),
      certified: optional(fc.constant(true)),
      online: optional(fc.constant(true)),
      listedSince: optional(fc.integer({ min: -1, max: 13 }).map(days)),
      without: optional(fc.uniqueArray(fc.constantFrom(...PERMISSIONS), { maxLength: 3 })),
    })

  test('each combination, in every order and page by page, is a plain reading of the database', async ({
    assert,
  }) => {
    const sizes = new Set<number>()
    await fc.assert(
      fc.asyncProperty(
        filters(),
        fc.constantFrom(...BOT_SORTS),
        fc.constantFrom('7', '100'),
        async (filter, sort, limit) => {
          const pages = await api.pages(listPath(filter, { sort, limit }))
          const found = pages.flat().map(({ id }) => id as number)
          const matching = bots.filter((bot) => matchesBotFilter(bot, filter))
          sizes.add(matching.length)
          assert.deepEqual(found, sortIds(matching, sort), JSON.stringify({ filter, sort }))
        }
      ),
      { numRuns: COMBINATIONS, seed: 20_261_125 }
    )
    // Neither nothing nor everything was compared.
    assert.isAbove(sizes.size, 10)
  })

  test('each combination narrows a search', async ({ assert }) => {
    const jukeboxes = new Set(
      (await db.from('bots').whereLike('name', 'Jukebox%')).map(({ id }) => Number(id))
    )
    assert.isAbove(jukeboxes.size, 10)
    await fc.assert(
      fc.asyncProperty(filters(), fc.constantFrom(...BOT_SORTS), async (filter, sort) => {
        const { status, body } = await api.get(
          listPath(filter, { search: 'jukebox', sort, limit: '100' })
        )
        assert.equal(status, 200)
        const matching = bots.filter(
          (bot) => jukeboxes.has(bot.id) && matchesBotFilter(bot, filter)
        )
        const found = body.map(({ id }: { id: number }) => id)
        // All of them match equally well, and popularity decides.
        assert.deepEqual(found, sortIds(matching, sort), JSON.stringify({ filter, sort }))
      }),
      { numRuns: COMBINATIONS, seed: 20_261_126 }
    )
  })

  test('the counts beside the choices are those of the lists', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(filters(), async (filter) => {
        const { status, body } = await api.get(listPath(filter).replace('?', '/counts?'))
        assert.equal(status, 200)
        assert.equal(body.total, count(filter))
        assert.equal(body.certified, count({ ...filter, certified: true }))
        assert.equal(body.online, count({ ...filter, online: true }))
        const isAll = filter.match === 'all' && (filter.categoryIds?.length ?? 0) > 1
        for (const { value, count: counted } of body.categories) {
          const categoryIds = isAll ? [...filter.categoryIds!, value] : [value]
          assert.equal(counted, count({ ...filter, categoryIds }), `category ${value}`)
        }
        for (const kind of ['minRating', 'minServers', 'maxServers', 'listedSince'] as const) {
          for (const choice of body[kind]) {
            assert.equal(choice.count, count({ ...filter, [kind]: choice.value }), kind)
          }
        }
        for (const { value, count: counted } of body.removed) {
          assert.equal(counted, count({ ...filter, [value]: undefined }), value)
        }
        for (const { value, count: counted } of body.without) {
          assert.equal(counted, count({ ...filter, without: [...(filter.without ?? []), value] }))
        }
      }),
      { numRuns: 40, seed: 20_261_127 }
    )
  })

  for (const query of [
    'categoryId=0',
    'categoryId=one',
    'categoryId=',
    'categoryId=1&categoryId=x',
    'categoryId[a]=1',
    `categoryId=1${'&categoryId=2'.repeat(10)}`,
    'match=some',
    'minRating=0',
    'minRating=5.1',
    'minRating=4.55',
    'minRating=1e0',
    'minServers=-1',
    'minServers=1.5',
    'minServers=1&minServers=2',
    'maxServers=100000001',
    'certified=false',
    'certified=1',
    'online=yes',
    'listedSince=yesterday',
    'listedSince=2026-02-30',
    'listedSince=2026-02-01T00:00:00Z',
    'without=Everything',
    'without=administrator',
    'without[]=',
  ]) {
    test(`${query} is invalid`, async ({ assert }) => {
      for (const path of ['/api/bots', '/api/bots/counts']) {
        const { status, body } = await api.get(`${path}?${query}`)
        assert.equal(status, 422, body)
        assert.equal(body.code, 'invalid')
      }
    })
  }

  test('the counts take no search and no page', async ({ assert }) => {
    for (const query of ['search=music', 'limit=5', 'sort=newest']) {
      const { status, body } = await api.get(`/api/bots/counts?${query}`)
      assert.equal(status, 422)
      assert.equal(body.code, 'unknown_field')
    }
  })

  test('all spellings of a filter share one response and one next link', async ({ assert }) => {
    const [first, second] = ids as [number, number]
    const spellings = [
      `categoryId=${first}&categoryId=${second}&without=BanMembers&limit=1`,
      `categoryId=${second}&categoryId=${first}&categoryId=${second}&without[]=BanMembers&limit=1`,
      `limit=1&without=BanMembers&without=BanMembers&categoryId[]=${second}&categoryId[]=${first}`,
    ]
    const before = cacheStore.entries
    const links = []
    for (const query of spellings) {
      const { status, headers } = await api.get(`/api/bots?${query}`)
      assert.equal(status, 200)
      links.push(headers.get('link'))
    }
    assert.equal(cacheStore.entries, before + 1)
    assert.equal(new Set(links).size, 1)
    assert.include(links[0], `categoryId=${first}&categoryId=${second}`)
  })

  test('filtered lists do not push other responses out of the cache', async ({ assert }) => {
    await api.get('/api/bots')
    const before = cacheStore.entries
    for (let servers = 0; servers < 220; servers++) {
      await api.get(`/api/bots?limit=1&minServers=${servers}`)
    }
    assert.isAtMost(cacheStore.entries, before + 200)
    assert.isAbove(cacheStore.entries, before + 150)
  })
})

test.group('The bits of permissions', () => {
  test('are those of Discord', ({ assert }) => {
    const known = Object.entries(PermissionFlagsBits).filter(([name]) => isKnownPermission(name))
    assert.deepEqual(
      PERMISSION_BITS,
      Object.fromEntries(
        known.map(([name, flag]) => [name, flag.toString(2).length - 1])
      ) as Record<Permission, number>
    )
  })
})
