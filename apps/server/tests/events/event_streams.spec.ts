import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { OutboxTail } from '#app/core/outbox/outbox_tail'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import { listBotEvents } from '#app/events/queries/list_bot_events'
import { eventStreams } from '#app/events/streams/event_streams'
import type { BotEvent } from '#app/events/rules'
import { makeBot } from '#database/factories/index'
import { Listener } from '#tests/core/live/support/listener'
import { useApi } from '#tests/directory/support/api'
import { makeBotToken } from '#tests/directory/support/bot_tokens'
import { eventually, HELD_BACK_MS } from '#tests/helpers/eventually'
import { useOutboxTail } from '#tests/helpers/outbox_tail'

/** Together far more than the socket buffers of both sides hold. */
const LARGE_EVENTS = Array<string>(24).fill('x'.repeat(1_024 * 1_024))
/** More than the headers and a keepalive. */
const MANY_BYTES = 16 * 1_024
const READER = { scopes: ['events:read'] } as const

const record = (botId: number, voteId: number) =>
  db.transaction((trx) =>
    recordBotEvents(trx, {
      botId,
      type: 'vote.created',
      data: { voteId, userId: null, query: null, nextVoteAt: new Date().toISOString() },
    })
  )

const getEvents = ({ frames }: Listener) =>
  frames.filter(({ data }) => data !== '').map(({ data }) => JSON.parse(data) as BotEvent)
const getVoteIds = (listener: Listener) =>
  getEvents(listener).map(({ data }) => (data as { voteId: number }).voteId)

test.group('GET /api/bots/:id/events/stream', (group) => {
  const api = useApi(group)
  useOutboxTail(group)
  const open: Listener[] = []
  group.each.teardown(async () => {
    for (const listener of open.splice(0)) listener.leave()
    await eventually(() => eventStreams.size === 0)
  })

  async function makeFollowedBot() {
    const bot = await makeBot()
    const { id: tokenId, token: authorization } = await makeBotToken(bot.id, READER)
    const path = `/api/bots/${bot.discordBotId}/events/stream`
    const follow = async (headers: Record<string, string> = {}, query = '') => {
      const listener = await Listener.follow(api.url + path + query, { authorization, ...headers })
      open.push(listener)
      return listener
    }
    return { bot, tokenId, authorization, path, follow }
  }

  test('sends what happens from now on, in order, to all who follow', async ({ assert }) => {
    const { bot, follow } = await makeFollowedBot()
    const other = await makeFollowedBot()
    await record(bot.id, 1)
    const readable = { place: undefined, limit: 1 }
    await eventually(async () => (await listBotEvents(bot.id, readable)).length > 0, {
      within: HELD_BACK_MS,
    })
    const [first, second, elsewhere] = [await follow(), await follow(), await other.follow()]
    assert.equal(first.headers.get('content-type'), 'text/event-stream; charset=utf-8')
    assert.match(first.headers.get('cache-control')!, /no-store/)
    await record(bot.id, 2)
    await record(bot.id, 3)
    for (const listener of [first, second]) {
      await listener.until(() => getVoteIds(listener).length === 2, HELD_BACK_MS)
      assert.deepEqual(getVoteIds(listener), [2, 3])
    }
    const { event, id } = first.frames.at(-1)!
    assert.equal(event, 'vote.created')
    assert.equal(id, getEvents(first).at(-1)!.cursor)
    assert.deepEqual(getEvents(elsewhere), [])
  })

  test('answers HEAD with the headers alone', async ({ assert }) => {
    const { path, authorization } = await makeFollowedBot()
    const { status, headers, text } = await api.send('HEAD', path, { headers: { authorization } })
    assert.equal(status, 200)
    assert.match(headers.get('content-type')!, /^text\/event-stream/)
    assert.equal(text, '')
    assert.equal(eventStreams.size, 0)
  })

  test('continues after the event that the client had last', async ({ assert }) => {
    const { bot, follow } = await makeFollowedBot()
    const listener = await follow()
    await record(bot.id, 1)
    await listener.until(() => getVoteIds(listener).length === 1, HELD_BACK_MS)
    listener.leave()
    for (let voteId = 2; voteId <= 250; voteId++) await record(bot.id, voteId)

    const missed = Array.from({ length: 249 }, (_, index) => index + 2)
    for (const again of [
      await follow({ 'last-event-id': listener.lastId! }),
      await follow({}, `?cursor=${listener.lastId}`),
    ]) {
      await again.until(() => getVoteIds(again).length === missed.length, HELD_BACK_MS)
      assert.deepEqual(getVoteIds(again), missed)
    }
  })

  test('loses nothing to a client that reconnects before the first event', async ({ assert }) => {
    const { bot, follow } = await makeFollowedBot()
    const listener = await follow()
    listener.leave()
    await record(bot.id, 1)
    const again = await follow({ 'last-event-id': listener.lastId! })
    await again.until(() => getVoteIds(again).length > 0, HELD_BACK_MS)
    assert.deepEqual(getVoteIds(again), [1])
  })

  test('waits for earlier transactions, so that no event is skipped', async ({
    assert,
    cleanup,
  }) => {
    const { bot, follow } = await makeFollowedBot()
    const listener = await follow()
    const slow = await db.transaction()
    // An open transaction would keep the database from closing.
    cleanup(() => (slow.isCompleted ? undefined : slow.rollback()))
    await recordBotEvents(slow, { botId: bot.id, type: 'bot.certified', data: {} })
    await record(bot.id, 2)
    await (await app.container.make(OutboxTail)).catchUp()
    assert.deepEqual(getEvents(listener), [])
    await slow.commit()
    await listener.until(() => getEvents(listener).length === 2, HELD_BACK_MS)
    assert.deepEqual(
      getEvents(listener).map(({ type }) => type),
      ['bot.certified', 'vote.created']
    )
  })

  test('ends when the token is revoked, and sends nothing after that', async ({ assert }) => {
    const { bot, tokenId, follow } = await makeFollowedBot()
    const listener = await follow()
    await db.from('bot_api_tokens').where('id', tokenId).update({ replaced_at: new Date() })
    await record(bot.id, 1)
    await listener.until(({ hasEnded }) => hasEnded, HELD_BACK_MS)
    assert.deepEqual(getEvents(listener), [])
  })

  test('is cut off when it ends and the client does not read', async ({ assert, cleanup }) => {
    const { bot, path, authorization } = await makeFollowedBot()
    const request = get(api.url + path, { headers: { authorization } })
    cleanup(() => void request.destroy())
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    answer.on('error', () => {})
    answer.pause()
    const data = { voteId: 1, userId: null, nextVoteAt: new Date().toISOString() }
    // One statement each: all together may take longer than a statement may.
    for (const query of LARGE_EVENTS) {
      await db.transaction((trx) =>
        recordBotEvents(trx, { botId: bot.id, type: 'vote.created', data: { ...data, query } })
      )
    }
    await eventually(() => answer.socket.bytesRead > MANY_BYTES, { within: HELD_BACK_MS })
    assert.equal(eventStreams.size, 1)
    eventStreams.endAll()
    await eventually(() => eventStreams.size === 0)
  })

  test('refuses tokens that may not read the events', async ({ assert }) => {
    const { bot, path, authorization } = await makeFollowedBot()
    const other = await makeFollowedBot()
    const { token: narrow } = await makeBotToken(bot.id, { scopes: ['votes:read'] })
    assert.equal((await api.get(path)).status, 401)
    for (const [headers, status] of [
      [{ authorization: narrow }, 403],
      [{ authorization: other.authorization }, 403],
      [{ authorization: 'nobody' }, 401],
      [{ authorization, 'last-event-id': 'x' }, 422],
    ] as const) {
      assert.equal((await api.send('GET', path, { headers })).status, status)
    }
    assert.equal(
      (await api.send('GET', `${path}?cursor=x`, { headers: { authorization } })).status,
      422
    )
    assert.equal(eventStreams.size, 0)
  })
})
