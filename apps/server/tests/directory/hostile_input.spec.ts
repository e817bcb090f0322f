import { test } from '@japa/runner'
import { BOT_SORTS } from '#app/directory/rules'
import { makeAdvertisement, makeBot, makeRating } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'

const LONG = 'x'.repeat(4_000)

/** Invalid page sizes. */
const LIMITS = [
  '0',
  '-1',
  '101',
  '1e1',
  '0x10',
  '1.5',
  '',
  ' 5',
  '%2B5',
  'NaN',
  'Infinity',
  'null',
  'true',
  '٣',
  '99999999999999999999',
  "1' OR '1'='1",
  '%00',
]
const IDS = ['0', '-1', '1e1', '0x10', '1.5', '', 'NaN', 'Music', '٣', '9223372036854775808', '%00']

/** Invalid ids in a path. */
const PATH_IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  'NaN',
  'undefined',
  'null',
  'me',
  '%20',
  '٣',
  '１２３',
  '%00',
  '1%00',
  '..%2fcategories',
  '%ff',
  '%zz',
  '2147483648',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '123456789012345678901234567890',
  "1' OR '1'='1",
  '1;DROP TABLE bots',
  '%F0%9F%8E%B5',
  LONG,
]

/** Searches that would be harmful if they were concatenated into SQL or tsquery. All of them are valid searches. */
const SEARCHES = [
  "'",
  "''",
  "'; DROP TABLE bots; --",
  '\\',
  "\\'",
  '"',
  '%',
  '_',
  '%_%',
  '\\%',
  '& | ! ( ) : * < >',
  'music & !bot | (x):*',
  'music:*',
  "'music':A",
  'a <-> b',
  '((((((((((',
  '!!!!',
  '?',
  '? ?? $1 :name',
  '\ud800',
  '\u202egnp.exe',
  'ﷺ'.repeat(11),
  '𝓶𝓾𝓼𝓲𝓬',
  '🎵🎶',
  'ا ب ت',
  'a'.repeat(200),
  'ab '.repeat(66),
  '0x1f 1e5 3e5k',
  'ẞ İ ı ſ',
  '.',
  '-',
  'null',
  'undefined',
]

test.group('Hostile queries', (group) => {
  const api = useApi(group)
  group.setup(async () => {
    const bot = await makeBot({ name: 'Music' })
    await makeRating({ botId: bot.id })
    await makeAdvertisement()
  })

  for (const path of ['/api/bots', '/api/bots/certified']) {
    for (const limit of LIMITS) {
      test(`${path}?limit=${limit} is 422`, async ({ assert }) => {
        const { status, body } = await api.get(`${path}?limit=${limit}`)
        assert.equal(status, 422)
        assert.equal(body.code, 'invalid')
        assert.equal(body.errors[0].field, 'limit')
      })
    }
  }

  for (const id of IDS) {
    test(`categoryId=${id} is 422`, async ({ assert }) => {
      const { status, body } = await api.get(`/api/bots?categoryId=${id}`)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'categoryId')
    })
  }

  for (const [field, values] of Object.entries({
    limit: ['limit[]=5', 'limit=5&limit=6', 'limit[a]=5'],
    categoryId: ['categoryId[]=', 'categoryId[id]=1', 'categoryId=1&categoryId=one'],
    without: ['without=', 'without[id]=BanMembers', 'without=__proto__', 'without=constructor'],
    certified: ['certified[]=true', 'certified=true&certified=true'],
    minServers: ['minServers[]=1', 'minServers=%00', 'minServers=1e1'],
    minRating: ['minRating[]=4', 'minRating=%D9%A3', 'minRating=NaN'],
    listedSince: ['listedSince[]=2026-11-01', 'listedSince=', 'listedSince=2026-11-01%00'],
    search: ['search[]=music', 'search[$ne]=x', 'search=a&search=b'],
    sort: [
      'sort=',
      'sort=votes',
      'sort=Popularity',
      'sort=popularity%20',
      'sort[]=newest',
      'sort=__proto__',
      'sort=constructor',
    ],
    cursor: [
      'cursor=',
      'cursor=abc',
      'cursor[]=abc',
      `cursor=${LONG}`,
      'cursor=bnVsbA',
      'cursor=W10',
    ],
  })) {
    for (const query of values) {
      test(`${query.slice(0, 40)} is 422`, async ({ assert }) => {
        const { status, body } = await api.get(`/api/bots?${query}`)
        assert.equal(status, 422)
        assert.equal(body.errors[0].field, field)
      })
    }
  }

  const forged: unknown[][] = [
    ['popularity', '1,2'],
    ['popularity', '1,2,3,4'],
    ['popularity', '1,2,x'],
    ['popularity', "1,2,3'"],
    ['popularity', '-1,2,3'],
    ['popularity', '1e400,2,3'],
    ['popularity', '99999999999999999999,2,3'],
    ['popularity', '9223372036854775808,2,3'],
    ['popularity', 5],
    ['popularity', null],
    ['newest', '1,2'],
    ['relevance', '1,2,3,4'],
    ['trending', '1,2'],
    ['updated', '1,2'],
    ['__proto__', '1,2,3'],
  ]
  for (const values of forged) {
    test(`a cursor of ${JSON.stringify(values)} is 422`, async ({ assert }) => {
      const cursor = Buffer.from(JSON.stringify(values)).toString('base64url')
      const { status, body } = await api.get(`/api/bots?cursor=${cursor}`)
      assert.equal(status, 422)
      assert.equal(body.errors[0].rule, 'cursor')
    })
  }

  for (const sort of ['newest', 'oldest', 'updated']) {
    test(`a cursor at the ends of time is a place like any other, by ${sort}`, async ({
      assert,
    }) => {
      for (const place of ['0,1', '9223372036854775807,9223372036854775807']) {
        const cursor = Buffer.from(JSON.stringify([sort, place])).toString('base64url')
        for (const search of ['', 'music']) {
          const { status } = await api.get(
            `/api/bots?${new URLSearchParams({ sort, cursor, search })}`
          )
          assert.equal(status, 200)
        }
      }
    })
  }

  for (const place of ['NaN,1', 'Infinity,1', '1e999,1', '3.5,', '3.5,1,1', "3.5','1"]) {
    test(`a cursor by rating at ${place} is 422`, async ({ assert }) => {
      const cursor = Buffer.from(JSON.stringify(['rating', place])).toString('base64url')
      assert.equal((await api.get(`/api/bots?sort=rating&cursor=${cursor}`)).status, 422)
    })
  }

  test('a cursor of a relevance search is 422 for a list', async ({ assert }) => {
    await makeBot({ name: 'Music too' })
    const { headers } = await api.get('/api/bots?search=music&limit=1')
    const cursor = /cursor=([^>&]+)/.exec(headers.get('link')!)![1]
    assert.equal((await api.get(`/api/bots?cursor=${cursor}`)).status, 422)
    assert.equal((await api.get(`/api/bots?search=music&cursor=${cursor}`)).status, 200)
  })

  for (const search of SEARCHES) {
    for (const sort of BOT_SORTS) {
      test(`a search for ${JSON.stringify(search).slice(0, 40)} by ${sort} is answered`, async ({
        assert,
      }) => {
        const query = new URLSearchParams({ search, sort })
        const { status, body } = await api.get(`/api/bots?${query}`)
        assert.equal(status, 200)
        assert.isArray(body)
      })
    }
  }

  test('a search that is too long is 422', async ({ assert }) => {
    const { status, body } = await api.get(`/api/bots?search=${'x'.repeat(201)}`)
    assert.equal(status, 422)
    assert.deepInclude(body.errors[0], { field: 'search', rule: 'maxLength' })
  })

  for (const query of [
    '',
    'placement=',
    'placement=Header',
    'placement[]=header',
    'placement=x',
    'placement=%00',
  ]) {
    test(`ads with "${query}" are 422`, async ({ assert }) => {
      const { status, body } = await api.get(`/api/ads?${query}`)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'placement')
    })
  }
})

test.group('Hostile paths', (group) => {
  const api = useApi(group)

  const routes = [
    '/api/bots/discord/:id',
    '/api/bots/discord/:id/ratings',
    '/api/bots/:id/votes',
    '/api/bots/:id/can-vote',
    '/api/ratings/:id/votes',
    '/api/users/:id/bots',
  ]
  for (const route of routes) {
    test(`${route} with what is no id is 404`, async ({ assert }) => {
      for (const id of PATH_IDS) {
        const { status, body } = await api.get(route.replace(':id', id))
        assert.equal(status, 404, id)
        assert.equal(body.code, 'not_found', id)
      }
    })
  }
})
