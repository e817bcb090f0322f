import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { InteractionCounter, interactionCounter, toDay } from '#app/analytics/interaction_counter'
import { maintainAnalytics } from '#app/analytics/jobs/maintain_analytics'
import { ANALYTICS_MONTHS, MAX_TERM_LENGTH, MIN_TERM_CALLERS } from '#app/analytics/rules'
import { purgeSearchTerms } from '#app/analytics/actions/purge_search_terms'
import { PAGE_LIMITS } from '#app/core/rules'
import { DAY_MS } from '#app/core/time'
import { makeBot, nextSnowflake } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const TERM = 'music player'
const { signal } = new AbortController()

const countsOf = (botId: number) => db.from('bot_daily_counts').where('bot_id', botId)
const termsOf = (botId: number) => db.from('bot_search_terms').where('bot_id', botId)
const callersOf = (botId: number) => db.from('bot_search_callers').where('bot_id', botId)
const today = () => toDay(new Date())
const daysAgo = (days: number) => toDay(new Date(Date.now() - days * DAY_MS))

const use = (counter: InteractionCounter, discordBotId: string, caller: string, day = today()) =>
  counter.count({ type: 'search_click', discordBotId, day, search: { term: TERM, caller } })

const daysOf = (rows: { day: string }[]) => rows.map(({ day }) => day)

test.group('POST /api/interactions', (group) => {
  const api = useApi(group)
  group.each.setup(() => () => interactionCounter.flush())

  const report = (json: unknown, headers: Record<string, string> = {}) =>
    api.visitor().send('POST', '/api/interactions', json, { 'user-agent': CHROME, ...headers })

  test('counts what pages report, by bot and day', async ({ assert }) => {
    const [bot, other] = [await makeBot(), await makeBot()]
    const botIds = [bot.discordBotId]
    for (const type of ['page_view', 'page_view', 'invite_click']) {
      const { status, headers, text } = await report({ type, botIds })
      assert.deepEqual([status, text], [204, ''])
      assert.deepEqual(headers.getSetCookie(), [])
    }
    const both = [...botIds, other.discordBotId]
    await report({ type: 'search_impression', botIds: both, search: '  Music   PLAYER ' })
    await report({ type: 'search_click', botIds, search: TERM })
    assert.lengthOf(await countsOf(bot.id), 0, 'nothing is stored before the batch')

    await interactionCounter.flush()
    const [row, ...others] = await countsOf(bot.id)
      .select(db.raw('day::text'), 'page_views')
      .select('invite_clicks', 'search_impressions', 'search_clicks')
    assert.deepEqual(row, {
      day: today(),
      page_views: 2,
      invite_clicks: 1,
      search_impressions: 1,
      search_clicks: 1,
    })
    assert.isEmpty(others)
    assert.deepEqual(await termsOf(bot.id).select('term', 'impressions', 'clicks', 'callers'), [
      { term: TERM, impressions: 1, clicks: 1, callers: 1 },
    ])
    assert.containsSubset(await countsOf(other.id), [{ search_impressions: 1, page_views: 0 }])

    await report({ type: 'page_view', botIds })
    await interactionCounter.flush()
    assert.containsSubset(await countsOf(bot.id), [{ page_views: 3 }])
  })

  test('stores nothing that identifies the caller', async ({ assert }) => {
    const bot = await makeBot()
    await report({ type: 'search_click', botIds: [bot.discordBotId], search: TERM })
    await interactionCounter.flush()
    const [caller] = await callersOf(bot.id)
    assert.match(caller.caller_hash, /^[\w-]{16}$/)
    const [salt] = await db.from('search_caller_salts')
    assert.lengthOf(salt.salt, 43)
  })

  test('counts no crawlers, no pages that are loaded ahead and no other sites', async ({
    assert,
  }) => {
    const bot = await makeBot()
    const view = { type: 'page_view', botIds: [bot.discordBotId] }
    assert.equal((await report(view, { 'user-agent': CRAWLER })).status, 204)
    assert.equal((await report(view, { 'user-agent': 'node' })).status, 204)
    assert.equal((await report(view, { 'sec-purpose': 'prefetch;prerender' })).status, 204)
    assert.equal((await report(view, { 'sec-fetch-site': 'cross-site' })).status, 403)
    await interactionCounter.flush()
    assert.lengthOf(await countsOf(bot.id), 0)
  })

  test('counts only listed bots', async ({ assert }) => {
    const hidden = await makeBot({ approvalStatus: 'pending' })
    const listed = await makeBot()
    const botIds = [hidden.discordBotId, nextSnowflake('bot'), listed.discordBotId]
    await report({ type: 'search_click', botIds, search: TERM })
    await interactionCounter.flush()
    assert.lengthOf(await countsOf(hidden.id), 0)
    assert.lengthOf(await termsOf(hidden.id), 0)
    assert.lengthOf(await countsOf(listed.id), 1)
  })

  test('counts a long search without its text', async ({ assert }) => {
    const bot = await makeBot()
    const search = 'a'.repeat(MAX_TERM_LENGTH + 1)
    await report({ type: 'search_impression', botIds: [bot.discordBotId], search })
    await interactionCounter.flush()
    assert.containsSubset(await countsOf(bot.id), [{ search_impressions: 1 }])
    assert.lengthOf(await termsOf(bot.id), 0)
  })

  const ids = [nextSnowflake('bot')]
  for (const [what, body, field] of [
    ['an unknown type', { type: 'scroll', botIds: ids }, 'type'],
    ['no bots', { type: 'page_view', botIds: [] }, 'botIds'],
    ['an id that is not Discord’s', { type: 'page_view', botIds: ['1'] }, 'botIds.0'],
    ['a bot twice', { type: 'page_view', botIds: [ids[0], ids[0]] }, 'botIds'],
    ['a search without its text', { type: 'search_click', botIds: ids }, 'search'],
    ['an unknown field', { type: 'page_view', botIds: ids, userId: '1' }, 'userId'],
    [
      'more bots than a page of a list has',
      {
        type: 'page_view',
        botIds: Array.from({ length: PAGE_LIMITS.default + 1 }, () => nextSnowflake('bot')),
      },
      'botIds',
    ],
  ] as const) {
    test(`${what} is invalid`, async ({ assert }) => {
      const { status, body: answer } = await report(body)
      assert.equal(status, 422)
      assert.include(JSON.stringify(answer), `"${field}"`)
    })
  }
})

test.group('Counts of interactions', (group) => {
  useApi(group)

  test('of several processes are added up', async ({ assert }) => {
    const bots = [await makeBot(), await makeBot(), await makeBot()]
    const counters = Array.from({ length: 5 }, () => new InteractionCounter())
    for (const [index, counter] of counters.entries()) {
      // Each process has met the bots in another order, and one caller called them all.
      const met = index % 2 === 0 ? bots : bots.toReversed()
      for (const { discordBotId } of met) {
        use(counter, discordBotId, 'everywhere')
        use(counter, discordBotId, `caller ${index}`)
      }
    }
    await Promise.all(counters.map((counter) => counter.flush()))
    for (const { id } of bots) {
      assert.containsSubset(await countsOf(id), [{ search_clicks: 10 }])
      const [term] = await termsOf(id)
      assert.containsSubset(term, {
        clicks: 10,
        callers: await callersOf(id).then((c) => c.length),
      })
      assert.isAtLeast(term.callers, MIN_TERM_CALLERS)
    }
  })

  test('survive that a bot is deleted meanwhile', async ({ assert }) => {
    const [gone, bot] = [await makeBot(), await makeBot()]
    const counter = new InteractionCounter()
    for (const { discordBotId } of [gone, bot]) use(counter, discordBotId, 'caller')
    await db.connection(MIGRATOR_CONNECTION).from('bots').where('id', gone.id).delete()
    await counter.flush()
    assert.containsSubset(await countsOf(bot.id), [{ search_clicks: 1 }])
  })

  test('stop storing callers once a term has enough', async ({ assert }) => {
    const bot = await makeBot()
    const counter = new InteractionCounter()
    for (let caller = 0; caller < MIN_TERM_CALLERS; caller++) {
      use(counter, bot.discordBotId, `caller ${caller}`)
      await counter.flush()
    }
    use(counter, bot.discordBotId, 'one more')
    await counter.flush()
    assert.lengthOf(await callersOf(bot.id), MIN_TERM_CALLERS)
    assert.containsSubset(await termsOf(bot.id), [{ clicks: MIN_TERM_CALLERS + 1 }])
  })

  test('lose their callers and rare terms after the day, and end after 13 months', async ({
    assert,
  }) => {
    const bot = await makeBot()
    const counter = new InteractionCounter()
    const yesterday = daysAgo(2)
    const old = daysAgo(ANALYTICS_MONTHS * 31)
    use(counter, bot.discordBotId, 'caller')
    for (const day of [yesterday, old]) {
      for (let caller = 0; caller < MIN_TERM_CALLERS; caller++) {
        use(counter, bot.discordBotId, `caller ${caller}`, day)
      }
    }
    counter.count({
      type: 'search_click',
      discordBotId: bot.discordBotId,
      day: yesterday,
      search: { term: 'rare', caller: 'caller' },
    })
    await counter.flush()
    await db.table('search_caller_salts').multiInsert([{ day: yesterday, salt: 'old' }])

    await maintainAnalytics.run({}, signal)
    const day = db.raw('day::text')
    assert.deepEqual(daysOf(await callersOf(bot.id).select(day)), [today()])
    assert.deepEqual(await termsOf(bot.id).select(day, 'term').orderBy('day'), [
      { day: yesterday, term: TERM },
      { day: today(), term: TERM },
    ])
    assert.deepEqual(daysOf(await countsOf(bot.id).select(day).orderBy('day')), [
      yesterday,
      today(),
    ])
    assert.notInclude(daysOf(await db.from('search_caller_salts').select(day)), yesterday)
  })

  test('of a purged bot are deleted in batches', async ({ assert }) => {
    const bot = await makeBot()
    const counter = new InteractionCounter()
    for (const day of [today(), daysAgo(1), daysAgo(2)]) use(counter, bot.discordBotId, 'c', day)
    await counter.flush()
    assert.equal(await purgeSearchTerms(bot.id, 2), 2)
    assert.equal(await purgeSearchTerms(bot.id, 2), 1)
    assert.lengthOf(await termsOf(bot.id), 0)
  })
})
