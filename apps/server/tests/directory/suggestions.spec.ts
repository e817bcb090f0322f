import { test } from '@japa/runner'
import { makeBot, makeCategory } from '#database/factories/index'
import { BOT_TOPIC } from '#app/directory/outbox'
import { SUGGESTION_LIMITS, type Suggestion } from '#app/directory/suggestions/suggestion_index'
import { resetSuggestions, updateSuggestedBot } from '#app/directory/suggestions/suggestions'
import { onOutbox } from '#app/core/outbox/outbox'
import { Bot } from '#database/factories/index'
import { useApi, useOutbox } from '#tests/directory/support/api'
import { eventually } from '#tests/helpers/eventually'

/** The name with its matched letters in brackets. */
function mark({ name, matches }: Suggestion) {
  let marked = ''
  let at = 0
  for (const [start, end] of matches) {
    marked += `${name.slice(at, start)}[${name.slice(start, end)}]`
    at = end
  }
  return marked + name.slice(at)
}

test.group('Suggestions while typing', (group) => {
  const api = useApi(group)
  const suggest = async (q: string): Promise<Suggestion[]> =>
    (await api.get(`/api/search/suggestions?${new URLSearchParams({ q })}`)).body
  const marked = async (q: string) => (await suggest(q)).map(mark)

  group.setup(async () => {
    await makeBot({ name: 'MusicBox', categories: ['Music'], stats: { votesCount: 9 } })
    await makeBot({ name: 'Music Machine', categories: ['Music'], stats: { votesCount: 5 } })
    await makeBot({ name: 'The Muse', categories: ['Fun'], stats: { votesCount: 99 } })
    await makeBot({ name: 'Șeptic', categories: ['Games'] })
    await makeBot({ name: 'Hedgewarden', categories: ['Moderation'] })
    await makeBot({ name: '𝓕𝓪𝓷𝓬𝔂 É\u0301conomie', categories: ['Economy'] })
    await makeBot({ name: 'Погода', categories: ['Utility'] })
    await makeBot({ name: 'Museum', approvalStatus: 'pending' })
    await makeCategory('Orchids')
    resetSuggestions()
  })

  for (const [typed, expected] of Object.entries({
    mus: ['[Mus]ic', '[Mus]icBox', '[Mus]ic Machine', 'The [Mus]e'],
    MUSIC: ['[Music]', '[Music]Box', '[Music] Machine'],
    'music ma': ['[Music] [Ma]chine'],
    'machine mus': ['[Mus]ic [Machine]'],
    musicb: ['[MusicB]ox'],
    'music box': ['[MusicBox]'],
    musicmach: ['[Music] [Mach]ine'],
    box: ['Music[Box]'],
    orch: ['[Orch]ids'],
    // Without accents, with them, and with the older cedillas.
    septic: ['[Șeptic]'],
    şept: ['[Șept]ic'],
    econ: ['[Econ]omy', '𝓕𝓪𝓷𝓬𝔂 [É\u0301con]omie'],
    fan: ['[𝓕𝓪𝓷]𝓬𝔂 É\u0301conomie'],
    пого: ['[Пого]да'],
    // Categories by words of both languages.
    muzică: ['Music'],
    moderare: ['Moderation'],
    // Typos, also in words that are not typed whole.
    musci: ['[Music]', '[Music]Box', '[Music] Machine'],
    hegdewarden: ['[Hedgewarden]'],
    hedgwarden: ['[Hedgewarden]'],
    hegdew: ['[Hedgew]arden'],
    // Nothing.
    zzzzz: [],
    museum: [],
    '%%': [],
    ' ': [],
  })) {
    test(`${JSON.stringify(typed)} suggests ${expected.join(', ') || 'nothing'}`, async ({
      assert,
    }) => {
      assert.deepEqual(await marked(typed), expected)
    })
  }

  test('have bots that have ended last', async ({ assert }) => {
    await makeBot({ name: 'Zinnia', stats: { votesCount: 9, hasEnded: true } })
    await makeBot({ name: 'Zinnia Two', stats: { votesCount: 1 } })
    await makeBot({ name: 'The Zinnias' })
    resetSuggestions()
    assert.deepEqual(await marked('zinnia'), ['[Zinnia] Two', 'The [Zinnia]s', '[Zinnia]'])
  })

  test('are limited, and tell what a client needs', async ({ assert }) => {
    for (let number = 0; number <= SUGGESTION_LIMITS.bots; number++) {
      await makeBot({ name: `Platypus ${number}`, stats: { votesCount: number } })
    }
    resetSuggestions()
    const found = await suggest('platypus')
    assert.lengthOf(found, SUGGESTION_LIMITS.bots)
    const best = await Bot.findByOrFail('name', `Platypus ${SUGGESTION_LIMITS.bots}`)
    assert.deepEqual(found[0], {
      kind: 'bot',
      id: best.id,
      discordBotId: best.discordBotId,
      name: best.name,
      avatar: best.avatar,
      certified: false,
      matches: [[0, 8]],
    })
  })

  test('are the same for everybody, with an ETag, for pages of every origin', async ({
    assert,
  }) => {
    const path = '/api/search/suggestions?q=hedge'
    const answer = await api.get(path, { origin: 'https://elsewhere.example' })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    const etag = answer.headers.get('etag')!
    assert.equal((await api.get(path, { 'if-none-match': etag })).status, 304)
  })

  for (const query of ['', '?q=', '?q=x&other=1', '?q=%00', `?q=${'x'.repeat(201)}`]) {
    test(`"${query.slice(0, 12)}" is invalid or empty`, async ({ assert }) => {
      const { status, body } = await api.get(`/api/search/suggestions${query}`)
      if (query === '?q=') assert.deepEqual(body, [])
      else assert.equal(status, 422)
    })
  }
})

test.group('Suggestions follow the bots', (group) => {
  const api = useApi(group)
  const outbox = useOutbox(group)
  const suggest = async (q: string) =>
    (await api.get(`/api/search/suggestions?q=${q}`)).body.map(({ name }: Suggestion) => name)

  group.setup(() => {
    resetSuggestions()
    return onOutbox(BOT_TOPIC, updateSuggestedBot)
  })

  test('when a bot is listed, renamed and deleted', async ({ assert }) => {
    assert.deepEqual(await suggest('wombat'), [])
    const bot = await makeBot({ name: 'Wombat' })
    const change = async (name: string | null) => {
      await Bot.query()
        .where('id', bot.id)
        .update(name === null ? { deleted_at: new Date() } : { name })
      await outbox.tell({ topic: BOT_TOPIC, key: String(bot.id) })
    }
    await change('Wombat')
    await eventually(async () => (await suggest('wombat')).length === 1)
    await change('Numbat')
    await eventually(async () => (await suggest('numbat')).length === 1)
    assert.deepEqual(await suggest('wombat'), [])
    await change(null)
    await eventually(async () => (await suggest('numbat')).length === 0)
  })
})
