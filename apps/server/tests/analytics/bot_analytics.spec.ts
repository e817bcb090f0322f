import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { InteractionCounter, toDay } from '#app/analytics/interaction_counter'
import type { Analytics } from '#app/analytics/queries/find_analytics'
import {
  FREE_ANALYTICS_DAYS,
  MAX_ANALYTICS_DAYS,
  MIN_COMPARED_BOTS,
  MIN_TERM_CALLERS,
  type InteractionType,
} from '#app/analytics/rules'
import { DAY_MS } from '#app/core/time'
import { VOTE_EVENT_DAYS } from '#app/voting/rules'
import { makeBot, makePremiumUser, makeUser } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { makeBotToken } from '#tests/directory/support/bot_tokens'

const daysAgo = (days: number) => toDay(new Date(Date.now() - days * DAY_MS))

interface Count {
  type?: InteractionType
  day?: string
  times?: number
}

/** Stores interactions, each search by another caller. */
async function count(
  { discordBotId }: { discordBotId: string },
  { type = 'page_view', day = daysAgo(0), times = 1 }: Count = {}
) {
  const counter = new InteractionCounter()
  for (let caller = 0; caller < times; caller++) {
    const search = { term: `term of ${times}`, caller: `caller ${caller}` }
    const isSearch = type.startsWith('search')
    counter.count({ type, discordBotId, day, search: isSearch ? search : undefined })
  }
  await counter.flush()
}

async function vote(botId: number, day: string) {
  const voter = await makeUser()
  const at = `${day}T12:00Z`
  const [votes] = await db
    .table('bot_votes')
    .insert({ bot_id: botId, user_id: voter.id, votes: 1, last_vote_at: at, created_at: at })
    .returning('id')
  await db.table('vote_events').insert({ bot_id: botId, bot_vote_id: votes.id, created_at: at })
}

const storeServers = (botId: number, day: string, servers: number) =>
  db.table('server_count_days').insert({
    bot_id: botId,
    day,
    server_count: servers,
    source: 'bot',
    counted_at: `${day}T12:00Z`,
  })

test.group('GET /api/bots/:id/analytics', (group) => {
  const api = useApi(group)

  const get = async (member: { id: string }, botId: number, query = '') => {
    const { status, body } = await api.getAs(member, `/api/bots/${botId}/analytics${query}`)
    return { status, ...(body as Analytics & { code: string }) }
  }

  test('is votes and server counts of 30 days for every owner', async ({ assert }) => {
    const [owner, coOwner] = [await makeUser(), await makeUser()]
    const bot = await makeBot({ userId: owner.id, additionalOwners: [coOwner.id] })
    await vote(bot.id, daysAgo(3))
    await vote(bot.id, daysAgo(3))
    await vote(bot.id, daysAgo(FREE_ANALYTICS_DAYS))
    await storeServers(bot.id, daysAgo(2), 280)
    await count(bot)

    const { status, isPremium, days, searchTerms, comparison } = await get(owner, bot.id)
    assert.deepEqual([status, isPremium, searchTerms, comparison], [200, false, null, null])
    assert.lengthOf(days, FREE_ANALYTICS_DAYS)
    assert.deepEqual(days.at(-1), {
      day: daysAgo(0),
      votes: 0,
      servers: null,
      serversSource: null,
      reviews: null,
      pageViews: null,
      inviteClicks: null,
      searchImpressions: null,
      searchClicks: null,
    })
    assert.containsSubset(days.at(-3), { servers: 280, serversSource: 'bot' })
    assert.containsSubset(days.at(-4), { day: daysAgo(3), votes: 2 })
    assert.equal(
      days.reduce((sum, { votes }) => sum + votes!, 0),
      2
    )
    assert.equal((await get(coOwner, bot.id)).status, 200)
  })

  test('is everything of 13 months for owners with premium', async ({ assert }) => {
    const owner = await makePremiumUser()
    const bot = await makeBot({ userId: owner.id, categories: ['Alone'] })
    await count(bot, { type: 'page_view', times: 3 })
    await count(bot, { type: 'invite_click', day: daysAgo(MAX_ANALYTICS_DAYS - 1) })
    await count(bot, { type: 'search_click', times: MIN_TERM_CALLERS })
    await count(bot, { type: 'search_click', times: MIN_TERM_CALLERS - 1 })
    await vote(bot.id, daysAgo(1))

    const { days, searchTerms, comparison } = await get(
      owner,
      bot.id,
      `?days=${MAX_ANALYTICS_DAYS}`
    )
    assert.lengthOf(days, MAX_ANALYTICS_DAYS)
    assert.containsSubset(days.at(-1), { pageViews: 3, searchClicks: 9, reviews: 0, votes: 0 })
    assert.containsSubset(days.at(-2), { votes: 1 })
    assert.containsSubset(days[0], { inviteClicks: 1, votes: null })
    assert.equal(days.at(-VOTE_EVENT_DAYS)!.votes, 0)
    assert.deepEqual(searchTerms, [
      { term: `term of ${MIN_TERM_CALLERS}`, impressions: 0, clicks: MIN_TERM_CALLERS },
    ])
    assert.isNull(comparison)
  })

  test('compares with the averages of the category', async ({ assert }) => {
    const owner = await makePremiumUser()
    const categories = ['Compared']
    const bot = await makeBot({ userId: owner.id, categories })
    for (let index = 0; index < MIN_COMPARED_BOTS; index++) {
      const peer = await makeBot({ categories, stats: { servingCount: 200 } })
      await count(peer, { times: index * 2 + 1 })
      await count(peer, { day: daysAgo(FREE_ANALYTICS_DAYS) })
    }
    await makeBot({ categories, approvalStatus: 'pending', stats: { servingCount: 9_000 } })
    await count(bot, { times: 7 })

    const { comparison } = await get(owner, bot.id)
    assert.deepEqual(comparison, {
      category: 'Compared',
      bots: MIN_COMPARED_BOTS,
      servers: 200,
      pageViews: 5,
      inviteClicks: 0,
      searchImpressions: 0,
      searchClicks: 0,
    })
  })

  test('is refused to others, without premium and for wrong ranges', async ({ assert }) => {
    const [owner, stranger] = [await makeUser(), await makePremiumUser()]
    const bot = await makeBot({ userId: owner.id })
    const path = `/api/bots/${bot.id}/analytics`
    assert.equal((await api.get(path)).status, 401)
    assert.equal((await get(stranger, bot.id)).status, 403)
    const hidden = await makeBot({ approvalStatus: 'pending' })
    assert.equal((await get(stranger, hidden.id)).status, 404)
    assert.equal((await get(owner, bot.id, `?days=${FREE_ANALYTICS_DAYS + 1}`)).code, 'forbidden')
    for (const days of ['0', String(MAX_ANALYTICS_DAYS + 1), '7.5', 'all']) {
      assert.equal((await get(owner, bot.id, `?days=${days}`)).status, 422, days)
    }
  })

  test('is also CSV', async ({ assert }) => {
    const owner = await makePremiumUser()
    const bot = await makeBot({ userId: owner.id })
    await count(bot, { times: 3 })
    const path = `/api/bots/${bot.id}/analytics.csv?days=2`
    const { headers, text } = await api.getAs(owner, path)
    assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
    assert.match(headers.get('content-disposition')!, /^attachment/)
    assert.equal(
      text,
      'day,votes,servers,serversSource,reviews,pageViews,inviteClicks,searchImpressions,searchClicks\r\n' +
        `${daysAgo(1)},0,,,0,0,0,0,0\r\n${daysAgo(0)},0,,,0,3,0,0,0\r\n`
    )
    assert.equal((await api.get(path)).status, 401)
  })

  test('is for the bot itself with a token that may read it', async ({ assert }) => {
    const owner = await makeUser()
    const bot = await makeBot({ userId: owner.id })
    const { token } = await makeBotToken(bot.id, { scopes: ['analytics:read'] })
    const read = (query = '', authorization = token) =>
      api.send('GET', `/api/bots/${bot.discordBotId}/analytics/history${query}`, {
        headers: { authorization },
      })
    await count(bot, { times: 3 })

    const free = (await read()).body as Analytics
    assert.containsSubset(free.days.at(-1), { votes: 0, pageViews: null })
    assert.equal((await read('?days=31')).status, 403)
    await db
      .from('users')
      .where('id', owner.id)
      .update({
        is_premium: true,
        premium_type: 'monthly',
        premium_expires_at: new Date(Date.now() + DAY_MS),
      })
    const { days } = (await read('?days=31')).body as Analytics
    assert.lengthOf(days, 31)
    assert.containsSubset(days.at(-1), { pageViews: 3 })

    const other = await makeBotToken((await makeBot()).id, { scopes: ['analytics:read'] })
    assert.equal((await read('', other.token)).status, 403)
    const { token: posting } = await makeBotToken(bot.id)
    assert.equal((await read('', posting)).status, 403)
    assert.equal((await read('', 'nonsense')).status, 401)
  })
})
