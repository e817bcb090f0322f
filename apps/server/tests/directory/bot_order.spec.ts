import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BOT_SORTS } from '#app/directory/rules'
import { ago, makeBot, setBotStats } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'

const names = (bots: { name: string }[]) => bots.map(({ name }) => name)

test.group('The orders of bots', (group) => {
  const api = useApi(group)
  group.setup(async () => {
    await makeBot({
      name: 'Old',
      createdAt: ago({ days: 30 }),
      stats: {
        votesCount: 10,
        servingCount: 5,
        ratingsCount: 2,
        ratingsSum: 10,
        recentVotes: 30,
        usualVotes: 10,
        trendingScore: 2,
      },
    })
    await makeBot({
      name: 'Middle',
      createdAt: ago({ days: 20 }),
      stats: { votesCount: 10, servingCount: 9, ratingsCount: 200, ratingsSum: 900 },
    })
    await makeBot({
      name: 'Young',
      createdAt: ago({ days: 10 }),
      stats: { votesCount: 11, servingCount: 1, ratingsCount: 50, ratingsSum: 60 },
    })
    await makeBot({
      name: 'Twin',
      createdAt: ago({ days: 20 }),
      stats: { votesCount: 10, servingCount: 9 },
    })
  })

  group.setup(async () => {
    const tie = ago({ days: 2 })
    const changes = { Middle: ago({ days: 1 }), Twin: tie, Young: tie, Old: ago({ days: 3 }) }
    for (const [name, moment] of Object.entries(changes)) {
      await db.from('bots').where('name', name).update({ updated_at: moment.toJSDate() })
    }
  })

  const expected = {
    // By votes, then servers, then the higher id.
    popularity: ['Young', 'Twin', 'Middle', 'Old'],
    // Two perfect reviews rank below two hundred good ones; bots without reviews get the prior.
    rating: ['Middle', 'Old', 'Twin', 'Young'],
    // By the stored score, then the higher id.
    trending: ['Old', 'Twin', 'Young', 'Middle'],
    // By the last change, then the higher id.
    updated: ['Middle', 'Twin', 'Young', 'Old'],
    // Without a search.
    relevance: ['Young', 'Twin', 'Middle', 'Old'],
  }
  for (const [sort, order] of Object.entries(expected)) {
    test(`${sort}`, async ({ assert }) => {
      const { body } = await api.get(`/api/bots?sort=${sort}`)
      assert.deepEqual(names(body), order)
    })
  }

  const reasonsOf = async (sort: string) => {
    const { body } = await api.get(`/api/bots?sort=${sort}`)
    const bots = body as { name: string; reason: unknown }[]
    return bots.find(({ name }) => name === 'Old')!.reason
  }

  test('each bot says why it has its place', async ({ assert }) => {
    const old = await db.from('bots').where('name', 'Old').firstOrFail()
    assert.deepEqual(await reasonsOf('popularity'), { kind: 'popularity', votes: 10, servers: 5 })
    assert.deepEqual(await reasonsOf('relevance'), { kind: 'popularity', votes: 10, servers: 5 })
    assert.deepEqual(await reasonsOf('trending'), { kind: 'trending', votes: 30, usual: 10 })
    assert.deepEqual(await reasonsOf('rating'), { kind: 'rating', average: 5, ratings: 2 })
    const submitted = { kind: 'submitted', at: old.created_at.toISOString() }
    assert.deepEqual(await reasonsOf('newest'), submitted)
    assert.deepEqual(await reasonsOf('oldest'), submitted)
    assert.deepEqual(await reasonsOf('updated'), {
      kind: 'updated',
      at: old.updated_at.toISOString(),
    })
  })

  test('popularity is the default', async ({ assert }) => {
    const { body } = await api.get('/api/bots')
    assert.deepEqual(names(body), expected.popularity)
  })

  test('newest and oldest mirror each other, also among bots of one instant', async ({
    assert,
  }) => {
    const newest = await api.get('/api/bots?sort=newest')
    const oldest = await api.get('/api/bots?sort=oldest')
    assert.deepEqual(names(newest.body).toReversed(), names(oldest.body))
    assert.equal(names(newest.body)[0], 'Young')
    assert.equal(names(newest.body)[3], 'Old')
  })

  for (const sort of BOT_SORTS) {
    test(`page by page, ${sort} is the same as at once`, async ({ assert }) => {
      const whole = await api.get(`/api/bots?sort=${sort}&limit=100`)
      const pages = await api.pages(`/api/bots?sort=${sort}&limit=1`)
      assert.lengthOf(pages, whole.body.length)
      assert.deepEqual(names(pages.flat()), names(whole.body))
    })
  }

  test('the last page has no next link', async ({ assert }) => {
    const { headers } = await api.get('/api/bots?limit=4')
    assert.isNull(headers.get('link'))
    const { headers: before } = await api.get('/api/bots?limit=3')
    assert.match(before.get('link')!, /rel="next"/)
  })

  test('the next link keeps the query parameters', async ({ assert }) => {
    const { headers } = await api.get('/api/bots?limit=2&sort=oldest')
    const next = new URL(/<(.+)>/.exec(headers.get('link')!)![1]!, 'http://localhost')
    assert.deepEqual([...next.searchParams.keys()], ['sort', 'limit', 'cursor'])
    assert.equal(next.searchParams.get('sort'), 'oldest')
  })
})

test.group('Pages while bots are added and votes are cast', (group) => {
  const api = useApi(group)

  test('nothing is skipped or shown twice', async ({ assert }) => {
    const bots = []
    for (let votes = 1; votes <= 12; votes++) {
      bots.push(await makeBot({ name: `Standing ${votes}`, stats: { votesCount: votes * 10 } }))
    }
    const pages = await api.pages('/api/bots?limit=3', async (page) => {
      // Adds a bot above all others, one below and one at the page boundary, and votes for a bot that was already
      // returned.
      await makeBot({ name: 'Newcomer', stats: { votesCount: 10_000 } })
      await makeBot({ name: 'Newcomer', stats: { votesCount: 0 } })
      const last = page.at(-1)
      await makeBot({ name: 'Newcomer', stats: { votesCount: last.voteCount } })
      await setBotStats(page[0].id, { votesCount: page[0].voteCount + 5_000 })
    })
    const standing = names(pages.flat()).filter((name) => name !== 'Newcomer')
    assert.deepEqual(standing, names(bots.toReversed()))
  })

  test('dates a microsecond apart keep their order across pages', async ({ assert }) => {
    const instant = DateTime.utc().minus({ years: 3 })
    const made = []
    for (let index = 0; index < 5; index++) {
      made.push(await makeBot({ name: `Micro ${index}`, createdAt: instant }))
    }
    for (const [index, bot] of made.entries()) {
      await db.rawQuery(
        `UPDATE bots SET created_at = timestamptz '2023-01-01 00:00:00.123456Z' + ? * interval '1 microsecond' WHERE id = ?`,
        [index % 3, bot.id]
      )
    }
    const paged = await api.pages('/api/bots?sort=oldest&limit=1')
    const whole = await api.get('/api/bots?sort=oldest&limit=100')
    assert.deepEqual(names(paged.flat()), names(whole.body))
    assert.deepEqual(names(paged.flat()).slice(0, 5), [
      'Micro 0',
      'Micro 3',
      'Micro 1',
      'Micro 4',
      'Micro 2',
    ])
  })
})
