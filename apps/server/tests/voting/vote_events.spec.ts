import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HOUR_MS } from '#app/core/time'
import { foldOldVotes } from '#app/voting/jobs/fold_old_votes'
import { anonymizeVotes } from '#app/voting/jobs/anonymize_votes'
import { VOTE_QUERY_LIMITS } from '#app/voting/rules'
import { ago, makeBot, makeBotVote, makeUser, nextSnowflake } from '#database/factories/index'
import { statementsOf, useApi } from '#tests/directory/support/api'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { nextPageOf } from '#tests/directory/support/pages'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

const READER = { scopes: ['votes:read'] } as const
const { signal } = new AbortController()

const asOwner = () => db.connection(MIGRATOR_CONNECTION)
const eventsOf = (botId: number) => db.from('vote_events').where('bot_id', botId).orderBy('id')
const voterOf = (botId: number, userId: string) =>
  db.from('bot_votes').where({ bot_id: botId, user_id: userId }).firstOrFail()

test.group('The rows of votes', (group) => {
  const api = useApi(group)

  const vote = async (member: { id: string }, botId: number, body: Record<string, unknown> = {}) =>
    (await api.enter(member)).send('POST', `/api/bots/${botId}/vote`, body)

  test('a vote is stored with its counters and the event of the bot', async ({ assert }) => {
    const [bot, member] = [await makeBot(), await makeUser()]
    assert.equal((await vote(member, bot.id, { queryString: '?from=here&x=1' })).status, 200)
    const [row] = await eventsOf(bot.id)
    const counter = await voterOf(bot.id, member.id)
    assert.include(row, { bot_vote_id: counter.id, query: '?from=here&x=1' })
    assert.deepEqual(row.created_at, counter.last_vote_at)
    assert.include(counter, { votes: 1, opening_votes: 0 })
    const [event] = await db.from('bot_events').where('bot_id', bot.id)
    assert.equal(event.type, 'vote.created')
    assert.deepEqual(event.data, {
      voteId: row.id,
      userId: member.id,
      query: '?from=here&x=1',
      nextVoteAt: new Date(row.created_at.getTime() + 12 * HOUR_MS).toISOString(),
    })
  })

  test('votes of before are an opening balance', async ({ assert }) => {
    const [bot, member] = [await makeBot(), await makeUser()]
    const lastVoteAt = ago({ hours: 13 })
    await makeBotVote({ botId: bot.id, userId: member.id, votes: 3, lastVoteAt })
    assert.equal((await vote(member, bot.id)).status, 200)
    assert.include(await voterOf(bot.id, member.id), { votes: 4, opening_votes: 3 })
    assert.lengthOf(await eventsOf(bot.id), 1)
  })

  test('a refused vote leaves no row and no event', async ({ assert }) => {
    const [bot, member] = [await makeBot(), await makeUser()]
    await vote(member, bot.id)
    assert.equal((await vote(member, bot.id)).status, 429)
    assert.lengthOf(await eventsOf(bot.id), 1)
    assert.lengthOf(await db.from('bot_events').where('bot_id', bot.id), 1)
  })

  test('takes one statement besides that of the outbox', async ({ assert }) => {
    const [bot, member] = [await makeBot(), await makeUser()]
    const browser = await api.enter(member)
    const statements = await statementsOf(() => browser.send('POST', `/api/bots/${bot.id}/vote`))
    const writing = statements.filter((text) =>
      /INSERT INTO (bot_votes|vote_events|bot_events|outbox)/.test(text)
    )
    assert.lengthOf(writing, 2)
  })

  test('refuses what is not a query string (422)', async ({ assert }) => {
    const [bot, member] = [await makeBot(), await makeUser()]
    const long = `?${'a'.repeat(VOTE_QUERY_LIMITS.max)}`
    for (const query of ['from=here', '?', '? ', '?<b>', '?a#b', long, 7]) {
      const { status, body } = await vote(member, bot.id, { queryString: query })
      assert.deepEqual([status, body.errors?.[0].field], [422, 'queryString'], String(query))
    }
    assert.isEmpty(await eventsOf(bot.id))
    assert.equal((await vote(member, bot.id, { queryString: null })).status, 200)
  })

  test('after a year only their number is kept', async ({ assert }) => {
    const [bot, member] = [await makeBot(), await makeUser()]
    await makeBotVote({
      botId: bot.id,
      userId: member.id,
      votes: 3,
      lastVoteAt: ago({ hours: 13 }),
    })
    await vote(member, bot.id)
    const { id } = await voterOf(bot.id, member.id)
    const insert = (time: Parameters<typeof ago>[0]) => {
      const row = { bot_vote_id: id, bot_id: bot.id, created_at: ago(time).toJSDate() }
      return asOwner().table('vote_events').insert(row)
    }
    await insert({ days: 365, seconds: 1 })
    await insert({ days: 366 })
    await insert({ days: 364, hours: 23 })
    await db.from('bot_votes').where({ id }).update({ votes: 7 })

    assert.deepInclude((await foldOldVotes.run({}, signal)).report, { folded: 2 })
    assert.include(await voterOf(bot.id, member.id), { votes: 7, opening_votes: 5 })
    assert.lengthOf(await eventsOf(bot.id), 2)
    assert.deepInclude((await foldOldVotes.run({}, signal)).report, { folded: 0 })
  })

  test('are exported, and lose the member with the account', async ({ assert }) => {
    const [bot, member] = [await makeBot(), await makeUser()]
    await vote(member, bot.id, { queryString: '?user=me' })
    const browser = await api.enter(member)
    const { voteHistory } = (await browser.get('/api/user/export')).body
    assert.lengthOf(voteHistory, 1)
    assert.include(voteHistory[0], { botId: bot.id, query: '?user=me' })
    await browser.send('DELETE', '/api/user', { reviews: 'keep' })
    const [row] = await eventsOf(bot.id)
    assert.isNull(row.query)
    const [event] = await db.from('bot_events').where('bot_id', bot.id)
    assert.include(event.data, { userId: null, query: null })
    const { token: authorization } = await makeBotToken(bot.id, READER)
    const path = `/api/bots/${bot.discordBotId}/votes/history`
    const [listed] = (await api.send('GET', path, { headers: { authorization } })).body
    assert.isNull(listed.userId)

    // The query string of a vote that was cast while the account was being deleted.
    await asOwner().from('vote_events').where('id', row.id).update({ query: '?late' })
    const castAt = ago({ hours: 13 }).toJSDate()
    await asOwner()
      .from('bot_votes')
      .where('id', row.bot_vote_id)
      .update({ last_vote_at: castAt, created_at: castAt })
    await anonymizeVotes.run({}, signal)
    assert.isNull((await eventsOf(bot.id))[0].query)
  })
})

test.group('GET /api/bots/:id/votes/history', (group) => {
  const api = useApi(group)

  test('lists single votes, latest first, for the bot itself', async ({ assert }) => {
    const [bot, other] = [await makeBot(), await makeBot()]
    const members = [await makeUser(), await makeUser(), await makeUser()]
    for (const member of members) {
      const browser = await api.enter(member)
      await browser.send('POST', `/api/bots/${bot.id}/vote`, { queryString: `?by=${member.id}` })
      await browser.send('POST', `/api/bots/${other.id}/vote`)
    }
    const { token: authorization } = await makeBotToken(bot.id, READER)
    const read = (query: string) =>
      api.send('GET', `/api/bots/${bot.discordBotId}/votes/history${query}`, {
        headers: { authorization },
      })
    const first = await read('?limit=2')
    assert.equal(first.status, 200)
    const rows = await eventsOf(bot.id)
    assert.deepEqual(
      first.body,
      [2, 1].map((at) => ({
        id: rows[at].id,
        userId: members[at]!.id,
        query: `?by=${members[at]!.id}`,
        votedAt: rows[at].created_at.toISOString(),
      }))
    )
    const next = await read(new URL(nextPageOf(first)!, api.url).search)
    assert.deepEqual(
      next.body.map(({ id }: { id: number }) => id),
      [rows[0].id]
    )
    assert.isUndefined(nextPageOf(next))
  })

  test('refuses everybody else', async ({ assert }) => {
    const [bot, other] = [await makeBot(), await makeBot()]
    const path = `/api/bots/${bot.discordBotId}/votes/history`
    assert.equal((await api.get(path)).status, 401)
    assert.equal((await api.getAs(await makeUser(), path)).status, 401)
    const { token: revoked } = await makeBotToken(bot.id, READER)
    await db.from('bot_api_tokens').where('bot_id', bot.id).update({ replaced_at: new Date() })
    const { token: narrow } = await makeBotToken(bot.id)
    const { token: foreign } = await makeBotToken(other.id, READER)
    for (const [authorization, status] of [
      [revoked, 401],
      [narrow, 403],
      [foreign, 403],
    ] as const) {
      assert.equal((await api.send('GET', path, { headers: { authorization } })).status, status)
    }
    const unknown = `/api/bots/${nextSnowflake('bot')}/votes/history`
    const headers = { authorization: foreign }
    assert.equal((await api.send('GET', unknown, { headers })).status, 404)
  })
})
