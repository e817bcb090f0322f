import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Client } from 'pg'
import { encodeCursor } from '#app/core/pagination'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { maintainBotEvents } from '#app/events/jobs/maintain_bot_events'
import type { BotEvent } from '#app/events/rules'
import { ago, makeBot, makeUser, nextSnowflake } from '#database/factories/index'
import { useApi } from '#tests/directory/support/api'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { nextPageOf } from '#tests/directory/support/pages'
import { databaseUrl } from '#tests/helpers/database_url'
import { eventually, HELD_BACK_MS } from '#tests/helpers/eventually'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'
import { createMember, changeMember } from '#tests/identity/support/members'

const READER = { scopes: ['events:read'] } as const
const { signal } = new AbortController()

type Recorder = TransactionClientContract

const recordVote = (trx: Recorder, botId: number, voteId: number, userId: string | null = null) =>
  recordBotEvents(trx, {
    botId,
    type: 'vote.created',
    data: { voteId, userId, query: '?from=here', nextVoteAt: new Date().toISOString() },
  })

const getVoteIds = (events: readonly BotEvent[]) =>
  events.map((event) => event.type === 'vote.created' && event.data.voteId)

const run = async () => (await maintainBotEvents.run({}, signal)).report

const eventsOf = (botId: number) => db.from('bot_events').where('bot_id', botId).orderBy('id')
const asOwner = () => db.connection(MIGRATOR_CONNECTION)

test.group('GET /api/bots/:id/events', (group) => {
  const api = useApi(group)

  async function makeReader() {
    const bot = await makeBot()
    const { token } = await makeBotToken(bot.id, READER)
    const read = async (query = '') => {
      const path = `/api/bots/${bot.discordBotId}/events${query}`
      const answer = await api.send('GET', path, { headers: { authorization: token } })
      return { ...answer, events: answer.body as BotEvent[] }
    }
    const readAll = async (count: number, query = '') => {
      let events: BotEvent[] = []
      await eventually(
        async () => {
          events = (await read(query)).events
          return events.length === count
        },
        { within: HELD_BACK_MS }
      )
      return events
    }
    const record = (voteId: number) => db.transaction((trx) => recordVote(trx, bot.id, voteId))
    return { bot, token, read, readAll, record }
  }

  test('returns the events of the bot in order, page by page', async ({ assert }) => {
    const { bot, read, readAll, record } = await makeReader()
    for (const voteId of [1, 2, 3]) await record(voteId)
    await db.transaction(async (trx) => recordVote(trx, (await makeBot()).id, 4))

    const all = await readAll(3)
    const first = await read('?limit=2')
    assert.equal(first.status, 200)
    assert.match(first.headers.get('cache-control')!, /no-store/)
    assert.deepEqual(getVoteIds(first.events), [1, 2])
    const [row] = await eventsOf(bot.id)
    const { cursor, ...event } = first.events[0]!
    assert.deepEqual(event, {
      id: row.id,
      type: 'vote.created',
      createdAt: row.created_at.toISOString(),
      data: row.data,
    })
    assert.isString(cursor)

    const next = new URL(nextPageOf(first)!, api.url).search
    assert.deepEqual(getVoteIds((await read(next)).events), [3])
    assert.deepEqual(getVoteIds((await read(`?cursor=${cursor}`)).events), [2, 3])
    const last = all.at(-1)!.cursor
    assert.deepEqual((await read(`?cursor=${last}`)).events, [])
  })

  test('skips no event whose transaction commits late', async ({ assert, cleanup }) => {
    const { bot, read, readAll, record } = await makeReader()
    await record(1)
    const seen = (await readAll(1))[0]!.cursor
    const slow = await db.transaction()
    // An open transaction would keep the database from closing.
    cleanup(() => (slow.isCompleted ? undefined : slow.rollback()))
    await recordVote(slow, bot.id, 2)
    await record(3)
    assert.deepEqual((await read(`?cursor=${seen}`)).events, [], 'held back until it commits')
    await slow.commit()
    assert.deepEqual(getVoteIds(await readAll(2, `?cursor=${seen}`)), [2, 3])
  })

  test('is not held back by transactions in other databases', async ({ cleanup }) => {
    const { read, record } = await makeReader()
    const url = new URL(databaseUrl(MIGRATOR_CONNECTION))
    url.pathname = '/postgres'
    const other = new Client({ connectionString: url.href })
    await other.connect()
    cleanup(() => other.end())
    await other.query('BEGIN')
    await other.query('SELECT pg_current_xact_id()')
    await record(1)
    await eventually(async () => (await read()).events.length === 1, { within: HELD_BACK_MS })
  })

  test('records nothing when the change is rolled back', async ({ assert }) => {
    const { bot, read } = await makeReader()
    const trx = await db.transaction()
    await recordVote(trx, bot.id, 1)
    await trx.rollback()
    assert.deepEqual((await read()).events, [])
    assert.isEmpty(await db.from('outbox').where({ topic: 'bot_event', key: String(bot.id) }))
  })

  test('is 401 without a token, and once it was revoked or has expired', async ({ assert }) => {
    const { bot, read } = await makeReader()
    const path = `/api/bots/${bot.discordBotId}/events`
    assert.equal((await api.get(path)).status, 401)
    assert.equal((await api.getAs(await makeUser(), path)).status, 401)
    const token = db.from('bot_api_tokens').where('bot_id', bot.id)
    await token.clone().update({
      created_at: ago({ days: 2 }).toJSDate(),
      expires_at: ago({ hours: 1 }).toJSDate(),
    })
    assert.equal((await read()).status, 401)
    await token.clone().update({ expires_at: null, replaced_at: new Date() })
    assert.equal((await read()).status, 401)
  })

  test('is 403 without the scope, and with the token of another bot', async ({ assert }) => {
    const [bot, other] = [await makeBot(), await makeReader()]
    const path = `/api/bots/${bot.discordBotId}/events`
    const { token: narrow } = await makeBotToken(bot.id, { scopes: ['votes:read', 'stats:write'] })
    for (const authorization of [narrow, other.token]) {
      const { status, body } = await api.send('GET', path, { headers: { authorization } })
      assert.deepEqual([status, body.code], [403, 'forbidden'])
    }
  })

  test('is 404 for an unknown bot, and 422 for a cursor of another list', async ({ assert }) => {
    const { read, token } = await makeReader()
    const path = `/api/bots/${nextSnowflake('bot')}/events`
    const unknown = await api.send('GET', path, { headers: { authorization: token } })
    assert.equal(unknown.status, 404)
    const foreign = encodeCursor(['newest', '1,1'])
    for (const query of [`?cursor=${foreign}`, '?cursor=x', '?limit=0']) {
      const { status, body } = await read(query)
      assert.deepEqual([status, body.code], [422, 'invalid'], query)
    }
  })
})

test.group('Maintenance of events', (group) => {
  const api = useApi(group)
  test('deletes events after 90 days', async ({ assert }) => {
    const bot = await makeBot()
    await db.transaction(async (trx) => {
      await recordVote(trx, bot.id, 1)
      await recordVote(trx, bot.id, 2)
    })
    const [old, recent] = await eventsOf(bot.id)
    for (const [{ id }, time] of [
      [old, { days: 90, seconds: 1 }],
      [recent, { days: 89, hours: 23 }],
    ] as const) {
      await asOwner()
        .from('bot_events')
        .where({ id })
        .update({ created_at: ago(time).toJSDate() })
    }
    assert.include(await run(), { deleted: 1 })
    assert.deepEqual(
      (await eventsOf(bot.id)).map(({ id }) => id),
      [recent.id]
    )
  })

  test('removes members who deleted their account meanwhile', async ({ assert }) => {
    const bot = await makeBot()
    const [gone, member] = [await createMember({ id: nextSnowflake('member') }), await makeUser()]
    await db.transaction(async (trx) => {
      await recordVote(trx, bot.id, 1, gone)
      await recordVote(trx, bot.id, 2, member.id)
    })
    await changeMember(gone, { username: null, deleted_at: new Date() })
    assert.include(await run(), { anonymized: 1 })
    const rows = await eventsOf(bot.id)
    assert.include(rows[0].data, { userId: null, query: null, voteId: 1 })
    assert.include(rows[1].data, { userId: member.id, query: '?from=here' })
  })

  test('makes the events of a restored backup readable, before new ones', async ({ assert }) => {
    const bot = await makeBot()
    const { token: authorization } = await makeBotToken(bot.id, READER)
    const read = async (query = '') => {
      const path = `/api/bots/${bot.discordBotId}/events${query}`
      return (await api.send('GET', path, { headers: { authorization } })).body as BotEvent[]
    }
    for (const voteId of [1, 2, 3]) await db.transaction((trx) => recordVote(trx, bot.id, voteId))
    // As in a cluster with fewer transactions than the one of the backup.
    await asOwner().from('bot_events').where('bot_id', bot.id).update({ xid: '9000000000' })
    const [first] = await eventsOf(bot.id)
    const before = encodeCursor(['events', `9000000000,${first.id}`])
    assert.deepEqual(await read(), [])

    assert.include(await run(), { reordered: 3 })
    await db.transaction((trx) => recordVote(trx, bot.id, 4))
    await eventually(async () => (await read()).length === 4, { within: HELD_BACK_MS })
    assert.deepEqual(getVoteIds(await read()), [1, 2, 3, 4])
    assert.deepEqual(getVoteIds(await read(`?cursor=${before}`)), [2, 3, 4])
  })
})
