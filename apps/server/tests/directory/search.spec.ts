import { test } from '@japa/runner'
import { BOT_SORTS, SEARCH_SORT } from '#app/directory/rules'
import { ago, makeBot, makeCategory, setBotStats } from '#database/factories/index'
import { statementsOf, useApi } from '#tests/directory/support/api'

const names = (bots: { name: string }[]) => bots.map(({ name }) => name)

/** A description that is long enough for the table's check, without a word that other searches look for. */
function describe(text: string) {
  return `${text} Thousands of people enjoy using this every single day.`
}

test.group('Searching bots', (group) => {
  const api = useApi(group)
  const find = async (search: string, more: Record<string, string> = {}) => {
    const { body } = await api.get(`/api/bots?${new URLSearchParams({ search, ...more })}`)
    return names(body)
  }

  group.setup(async () => {
    await makeBot({
      name: 'Groovebox',
      categories: ['Music'],
      shortDescription: 'Songs for voice channels.',
      description: describe('Plays whatever you ask for.'),
    })
    await makeBot({
      name: 'Gardian',
      categories: ['Moderare'],
      shortDescription: 'Ține spamul departe de server.',
      description: describe('Pentru moderarea comunității tale, cu muzică în pauze și liniște.'),
    })
    await makeBot({
      name: 'ModMail-3000',
      categories: ['Moderation'],
      shortDescription: 'A mailbox for moderators.',
      description: describe('Tickets, notes and answers.'),
    })
    await makeBot({
      name: '100% Pure_Fun',
      categories: ['Fun'],
      shortDescription: 'Jokes and riddles for everybody.',
      description: describe('Never a dull moment.'),
    })
    await makeBot({
      name: '100 Pure Fun',
      categories: ['Fun'],
      shortDescription: 'Jokes and riddles for everybody.',
      description: describe('Never a dull moment.'),
      stats: { votesCount: 1 },
    })
    await makeBot({
      name: "O'Brien \\o/ & Sons",
      categories: ['Utility'],
      shortDescription: 'A family of reminders.',
      description: describe('Reminds you of birthdays.'),
    })
    await makeBot({
      name: '🎵 Tunes',
      categories: ['Utility'],
      shortDescription: 'Nothing but a melody.',
      description: describe('Melodies all day.'),
    })
    await makeBot({
      name: '𝓕𝓪𝓷𝓬𝔂 Économie',
      categories: ['Economy'],
      shortDescription: 'Coins, shops and banks.',
      description: describe('Earn and spend.'),
    })
    await makeBot({
      name: 'Погода',
      categories: ['Utility'],
      shortDescription: 'Weather in every city.',
      description: describe('Forecasts for a week.'),
    })
    await makeBot({
      name: 'Hidden',
      categories: ['Music'],
      shortDescription: 'Songs for nobody at all.',
      approvalStatus: 'pending',
    })
  })

  for (const [search, expected] of Object.entries({
    // Found by name, tag, short description and long description.
    groovebox: ['Groovebox'],
    music: ['Groovebox'],
    songs: ['Groovebox'],
    riddles: ['100 Pure Fun', '100% Pure_Fun'],
    'dull moment': ['100 Pure Fun', '100% Pure_Fun'],
    // Case and order do not matter; every word must match.
    'VOICE groovebox': ['Groovebox'],
    // Only the last word may be a prefix.
    groo: ['Groovebox'],
    'songs voi': ['Groovebox'],
    // Without accents, with them, with the older cedillas, and decomposed.
    muzica: ['Gardian'],
    muzică: ['Gardian'],
    MUZICĂ: ['Gardian'],
    linişte: ['Gardian'],
    'linis\u0326te': ['Gardian'],
    economie: ['𝓕𝓪𝓷𝓬𝔂 Économie'],
    fancy: ['𝓕𝓪𝓷𝓬𝔂 Économie'],
    // Inflected forms, in both languages.
    moderare: ['Gardian', 'ModMail-3000'],
    moderarea: ['Gardian', 'ModMail-3000'],
    comunitate: ['Gardian'],
    mailboxes: ['ModMail-3000'],
    moderating: ['Gardian', 'ModMail-3000'],
    // Names written as one word or several.
    modmail: ['ModMail-3000'],
    'mod mail': ['ModMail-3000'],
    'mod-mail 3000': ['ModMail-3000'],
    // Typos: swapped, extra, missing and wrong letters; two of them in a long word.
    musci: ['Groovebox'],
    groovebxo: ['Groovebox'],
    goovebox: ['Groovebox'],
    grooveboxx: ['Groovebox'],
    melodu: ['🎵 Tunes'],
    // In a short word only swapped letters, because any other change gives another word.
    conis: ['𝓕𝓪𝓷𝓬𝔂 Économie'],
    sohp: ['𝓕𝓪𝓷𝓬𝔂 Économie'],
    shup: [],
    brithdayz: ["O'Brien \\o/ & Sons"],
    // Stop words do not narrow the results.
    'the music bot': ['Groovebox'],
    'bot de muzica pentru discord': ['Gardian'],
    // Symbols are literal, or ignored.
    '%': ['100% Pure_Fun'],
    _: ['100% Pure_Fun'],
    "'": ["O'Brien \\o/ & Sons"],
    '\\': ["O'Brien \\o/ & Sons"],
    '🎵': ['🎵 Tunes'],
    '&': ["O'Brien \\o/ & Sons"],
    '*': [],
    'mus%': ['Groovebox'],
    m_sic: [],
    "O'Brien": ["O'Brien \\o/ & Sons"],
    '!music': ['Groovebox'],
    // Other scripts.
    погода: ['Погода'],
    ПОГОДА: ['Погода'],
    // Nothing matches, not even similar words.
    zzzzzzzz: [],
    xy: [],
  })) {
    test(`${JSON.stringify(search)} finds ${expected.join(', ') || 'nothing'}`, async ({
      assert,
    }) => {
      assert.sameMembers(await find(search), expected)
      for (const sort of BOT_SORTS) {
        assert.sameMembers(await find(search, { sort }), expected, sort)
      }
    })
  }

  for (const [search, expected] of Object.entries({
    'groovebox riddles': ['Groovebox', '100 Pure Fun', '100% Pure_Fun'],
    'music | riddles': ['Groovebox', '100 Pure Fun', '100% Pure_Fun'],
    'voi songs': ['Groovebox'],
    'zzzzzzzz qqqqqqqq': [],
  })) {
    test(`${JSON.stringify(search)}, which no bot has whole, finds bots with some of the words`, async ({
      assert,
    }) => {
      assert.deepEqual(await find(search), expected)
      const pages = await api.pages(`/api/bots?${new URLSearchParams({ search, limit: '1' })}`)
      assert.deepEqual(names(pages.flat()), expected)
      for (const sort of BOT_SORTS.filter((one) => one !== SEARCH_SORT)) {
        assert.deepEqual(await find(search, { sort }), [], sort)
      }
    })
  }

  test('without a choice the best match comes first, with one the chosen order decides', async ({
    assert,
  }) => {
    const search = '100% pure_fun'
    assert.deepEqual(await find(search), ['100% Pure_Fun', '100 Pure Fun'])
    assert.deepEqual(await find(search, { sort: 'relevance' }), ['100% Pure_Fun', '100 Pure Fun'])
    // The other one has a vote.
    assert.deepEqual(await find(search, { sort: 'popularity' }), ['100 Pure Fun', '100% Pure_Fun'])
  })

  test('a next link from before relevance had a name goes on by relevance', async ({ assert }) => {
    const first = await api.get('/api/bots?search=fun&limit=1')
    const cursor = new URL(
      /<(.+)>/.exec(first.headers.get('link')!)![1]!,
      api.url
    ).searchParams.get('cursor')!
    const rest = (sort: string) => find('fun', { sort, cursor })
    assert.deepEqual(await rest('popularity'), await rest('relevance'))
    assert.isNotEmpty(await rest('popularity'))
  })

  test('tells the spelling that it searched for, and searches for the typed one', async ({
    assert,
  }) => {
    const correctionOf = async (search: string, more: Record<string, string> = {}) => {
      const { headers } = await api.get(`/api/bots?${new URLSearchParams({ search, ...more })}`)
      return headers.get('search-correction')
    }
    assert.equal(await correctionOf('musci'), 'music')
    assert.equal(await correctionOf('Musci de groovebxo!'), 'music%20de%20groovebox')
    assert.equal(await correctionOf('musci', { sort: 'newest', limit: '1' }), 'music')
    for (const search of ['music', 'mus', 'zzzzzzzz', '%', '']) {
      assert.isNull(await correctionOf(search), search)
    }
    // Nothing is shown for the correction.
    const { id: fun } = await makeCategory('Fun')
    assert.isNull(await correctionOf('musci', { categoryId: String(fun) }))

    assert.isNull(await correctionOf('musci', { exact: 'true' }))
    assert.deepEqual(await find('musci', { exact: 'true' }), [])
    assert.deepEqual(await find('music', { exact: 'true' }), await find('music'))
    const { status } = await api.get('/api/bots?search=musci&exact=false')
    assert.equal(status, 422)
  })

  test('the next page of an exact search is exact too', async ({ assert }) => {
    const { headers } = await api.get('/api/bots?search=fun&exact=true&limit=1')
    assert.include(headers.get('link'), '&exact=true&')
    const without = await api.get('/api/bots?exact=true&limit=1')
    assert.notInclude(without.headers.get('link'), 'exact')
  })

  for (const [search, reasons] of Object.entries<Record<string, string[]>>({
    groovebox: { Groovebox: ['name', 'Groovebox'] },
    musci: { Groovebox: ['category', 'Music'] },
    'mod mail': { 'ModMail-3000': ['name', 'Mod', 'Mail'] },
    riddles: { '100 Pure Fun': ['summary', 'riddles'], '100% Pure_Fun': ['summary', 'riddles'] },
    birthdays: { "O'Brien \\o/ & Sons": ['description'] },
    economie: { '𝓕𝓪𝓷𝓬𝔂 Économie': ['name', 'Économie'] },
  })) {
    test(`${search} says where the bots match`, async ({ assert }) => {
      const { body } = await api.get(`/api/bots?${new URLSearchParams({ search })}`)
      const found = (body as { name: string; reason: { field: string; words: string[] } }[]).filter(
        ({ name }) => name in reasons
      )
      assert.lengthOf(found, Object.keys(reasons).length)
      for (const { name, reason } of found) {
        const [field, ...words] = reasons[name]!
        assert.deepEqual(reason, { kind: 'match', field: field!, words } as never)
      }
    })
  }

  for (const search of ['', ' ', '\t\n', '\u200b']) {
    test(`${JSON.stringify(search)} is no search`, async ({ assert }) => {
      assert.deepEqual(await find(search), names((await api.get('/api/bots')).body))
    })
  }

  test('control characters are rejected', async ({ assert }) => {
    const { status, body } = await api.get('/api/bots?search=%00')
    assert.equal(status, 422)
    assert.containSubset(body, {
      code: 'invalid',
      errors: [{ field: 'search', rule: 'characters' }],
    })
  })

  test('an exact name comes first', async ({ assert }) => {
    assert.deepEqual(await find('100% pure_fun'), ['100% Pure_Fun', '100 Pure Fun'])
    assert.deepEqual(await find('100 pure fun'), ['100 Pure Fun', '100% Pure_Fun'])
  })

  test('filters by category', async ({ assert }) => {
    const { id } = await makeCategory('Moderare')
    assert.deepEqual(await find('moderare', { categoryId: String(id) }), ['Gardian'])
    const { id: fun } = await makeCategory('Fun')
    for (const sort of BOT_SORTS) {
      assert.deepEqual(await find('moderare', { categoryId: String(fun), sort }), [])
    }
  })

  test('takes two statements for a search, three by date or when no bot has all words', async ({
    assert,
  }) => {
    for (const sort of BOT_SORTS) {
      // By date, those that have ended are read apart when the others do not fill the page.
      const count = sort === 'newest' || sort === 'oldest' ? 3 : 2
      assert.lengthOf(await statementsOf(() => find('musci groovebxo', { sort })), count)
    }
    assert.lengthOf(await statementsOf(() => find('musci moderatoin fun')), 3)
  })
})

test.group('Ranking of results', (group) => {
  const api = useApi(group)

  test('name, then tags, then short, then long description', async ({ assert }) => {
    const shortDescription = 'Nothing of the kind here.'
    const description = describe('Nothing of the kind here either.')
    await makeBot({
      name: 'Long',
      shortDescription,
      description: describe('Beware of the kraken.'),
    })
    await makeBot({ name: 'Short', shortDescription: 'Tames the kraken.', description })
    await makeBot({ name: 'Tagged', shortDescription, description, categories: ['Kraken'] })
    await makeBot({ name: 'The Kraken Wakes', shortDescription, description })
    await makeBot({ name: 'Kraken', shortDescription, description })

    const { body } = await api.get('/api/bots?search=kraken')
    assert.deepEqual(names(body), ['Kraken', 'The Kraken Wakes', 'Tagged', 'Short', 'Long'])

    const pages = await api.pages('/api/bots?search=kraken&limit=1')
    assert.deepEqual(names(pages.flat()), names(body))
  })

  test('whole words before prefixes and corrected typos', async ({ assert }) => {
    await makeBot({ name: 'Lanternfish' })
    await makeBot({ name: 'Lantern' })
    const begun = await api.get('/api/bots?search=lantern')
    assert.deepEqual(names(begun.body), ['Lantern', 'Lanternfish'])
  })

  test('equal matches by popularity, which can outrank a better match', async ({ assert }) => {
    const description = describe('A walrus sings.')
    const shortDescription = 'Sings all day long.'
    for (const votes of [3, 1, 2]) {
      await makeBot({
        name: `Walrus ${votes}`,
        description,
        shortDescription,
        stats: { votesCount: votes },
      })
    }
    const tagged = await makeBot({ name: 'Odobenus', categories: ['Walrus'], shortDescription })
    assert.deepEqual(names((await api.get('/api/bots?search=walrus')).body), [
      'Walrus 3',
      'Walrus 2',
      'Walrus 1',
      'Odobenus',
    ])
    await setBotStats(tagged.id, { votesCount: 1_000_000 })
    const { body } = await api.get('/api/bots?search=walrus&limit=3')
    assert.equal(body[0].name, 'Odobenus')
  })

  test('sorts by date only, when asked to', async ({ assert }) => {
    const made = [400, 10, 100, 0, 1_500, 30]
    for (const days of made) {
      await makeBot({
        name: `Heron ${days}`,
        createdAt: ago({ days, hours: 1 }),
        stats: { votesCount: days },
      })
    }
    const expected = made.toSorted((a, b) => a - b).map((days) => `Heron ${days}`)
    for (const limit of [1, 2, 100]) {
      const newest = await api.pages(`/api/bots?search=heron&sort=newest&limit=${limit}`)
      assert.deepEqual(names(newest.flat()), expected)
      const oldest = await api.pages(`/api/bots?search=heron&sort=oldest&limit=${limit}`)
      assert.deepEqual(names(oldest.flat()), expected.toReversed())
    }
  })

  test('sorts by rating only, when asked to', async ({ assert }) => {
    await makeBot({ name: 'Otter A', stats: { votesCount: 50, ratingsCount: 40, ratingsSum: 60 } })
    await makeBot({ name: 'Otter B', stats: { ratingsCount: 40, ratingsSum: 200 } })
    await makeBot({ name: 'Otter C' })
    const pages = await api.pages('/api/bots?search=otter&sort=rating&limit=1')
    assert.deepEqual(names(pages.flat()), ['Otter B', 'Otter C', 'Otter A'])
  })

  test('pages stay consistent while bots are added and votes are cast', async ({ assert }) => {
    for (let votes = 1; votes <= 9; votes++) {
      await makeBot({ name: `Badger ${votes}`, stats: { votesCount: 2 ** votes } })
    }
    const pages = await api.pages('/api/bots?search=badger&limit=2', async (page) => {
      await makeBot({ name: 'Fresh badger', stats: { votesCount: 5_000 } })
      await makeBot({ name: 'Fresh badger' })
      await setBotStats(page[0].id, { votesCount: 100_000 })
    })
    const standing = names(pages.flat()).filter((name) => name !== 'Fresh badger')
    assert.deepEqual(
      standing,
      [9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Badger ${number}`)
    )
  })
})
