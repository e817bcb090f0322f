import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, BotanicaClient, ConnectionError, RateLimitError } from '../src/index.ts'

const BOT_ID = '100000000000000042'
const OK = JSON.stringify({ server_count: 5 })

type Answer = (response: ServerResponse) => void

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server that gives these answers in turn, and a client of it. */
async function serve(...answers: Answer[]) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    answers[requests.length]?.(response)
    requests.push(request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { requests, baseUrl, client: new BotanicaClient({ baseUrl, botId: BOT_ID, token: 't' }) }
}

const succeed: Answer = (response) => response.writeHead(200).end(OK)
const fail =
  (status: number, headers: Record<string, string> = {}, body = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify(body))
/** One entry of a list, and where the next one is. */
const page =
  (name: string, next?: string): Answer =>
  (response) =>
    response
      .writeHead(200, next ? { link: `<${next}>; rel="next"; total=2` } : {})
      .end(JSON.stringify([{ name }]))
const disconnect: Answer = (response) => response.socket!.destroy()
const neverAnswer: Answer = () => {}

const NOW = { 'retry-after': '0' }

async function readAll<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const all: Entry[] = []
  for await (const entry of entries) all.push(entry)
  return all
}

describe('requests', () => {
  test('carry the token and one key for all attempts', async () => {
    const past = { 'retry-after': new Date(0).toUTCString() }
    const { client, requests } = await serve(fail(429, NOW), fail(503, past), succeed)
    await expect(client.postStats(5)).resolves.toEqual({ server_count: 5 })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array.from({ length: 3 }, () => `POST /api/bots/${BOT_ID}/stats`)
    )
    expect(requests[0]!.headers.authorization).toBe('Bearer t')
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  test('are repeated after a lost connection', async () => {
    const { client, requests } = await serve(disconnect, succeed)
    await client.getBot()
    expect(requests).toHaveLength(2)
  })

  test('wait as long as Retry-After says', async () => {
    const { client } = await serve(fail(429, { 'retry-after': '1' }), succeed)
    const startedAt = performance.now()
    await client.getBot()
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990)
  })

  test('are not repeated after an error that stays', async () => {
    const error = {
      code: 'invalid',
      message: 'Some of what was sent is not valid.',
      requestId: 'r',
      errors: [{ field: 'server_count', rule: 'range', message: '…' }],
    }
    const { client, requests } = await serve(fail(422, {}, error))
    const thrown = await client.postStats(-1).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(ApiError)
    expect(thrown).toMatchObject({ status: 422, ...error })
    expect(requests).toHaveLength(1)
  })

  test('fail with a RateLimitError if the wait is too long', async () => {
    const { client, requests } = await serve(fail(429, { 'retry-after': '3600' }))
    const thrown = await client.getBot().catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(RateLimitError)
    expect(thrown).toMatchObject({ retryAfter: 3_600, code: 'unknown' })
    expect(requests).toHaveLength(1)
  })

  test('fail after the last attempt', async () => {
    const { baseUrl, requests } = await serve(fail(503, NOW), fail(503, NOW))
    const client = new BotanicaClient({ baseUrl, botId: BOT_ID, retries: 1 })
    await expect(client.getBot()).rejects.toMatchObject({ status: 503 })
    expect(requests).toHaveLength(2)
  })

  test('fail with a ConnectionError without a response in time', async () => {
    const { baseUrl } = await serve(neverAnswer)
    const client = new BotanicaClient({ baseUrl, botId: BOT_ID, retries: 0, timeoutMs: 20 })
    const thrown = await client.getBot().catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(ConnectionError)
    expect((thrown as ConnectionError).cause).toMatchObject({ name: 'TimeoutError' })
  })

  test('end with their signal, also while they wait', async () => {
    const { client, requests } = await serve(fail(429, { 'retry-after': '50' }))
    const abort = new AbortController()
    const call = client.getBot(BOT_ID, { signal: abort.signal })
    await expect.poll(() => requests.length).toBe(1)
    abort.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
  })

  test('read the next page of a list only when it is needed', async () => {
    const { client, requests } = await serve(page('one', '/api/bots?cursor=x'), page('two'))
    const names: string[] = []
    for await (const { name } of client.searchBots({ search: 'music', sort: 'newest' })) {
      expect(requests).toHaveLength(names.length + 1)
      names.push(name)
    }
    expect(names).toEqual(['one', 'two'])
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/bots?limit=100&search=music&sort=newest',
      '/api/bots?cursor=x',
    ])
  })

  test('list votes and events page by page', async () => {
    const { client, requests } = await serve(page('one', '/next'), page('two'), page('three'))
    expect(await readAll(client.listVotes())).toEqual([{ name: 'one' }, { name: 'two' }])
    expect(await readAll(client.listEvents({ cursor: 'c1' }))).toEqual([{ name: 'three' }])
    expect(requests.map(({ url }) => url)).toEqual([
      `/api/bots/${BOT_ID}/votes/history?limit=100`,
      '/next',
      `/api/bots/${BOT_ID}/events?limit=100&cursor=c1`,
    ])
  })
})

/** A frame of the stream. Without a type it is the start, which is no event. */
const frame = (cursor: string, type?: string) =>
  type
    ? `event: ${type}\nid: ${cursor}\ndata: ${JSON.stringify({ type, cursor })}\n\n`
    : `id: ${cursor}\n\n`
/** Sends frames in odd pieces, and leaves the stream open. */
const stream =
  (...frames: string[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const text = [...frames, ': keepalive\n\n'].join('')
    response.write(text.slice(0, 7))
    response.write(text.slice(7))
  }
const brokenStream =
  (...frames: string[]): Answer =>
  (response) => {
    stream(...frames)(response)
    setImmediate(() => response.socket!.destroy())
  }

/** Lets the timers of the client run faster. */
function hasten(stepMs: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pace = setInterval(() => vi.advanceTimersByTime(stepMs), 5)
  closers.push(() => {
    clearInterval(pace)
    vi.useRealTimers()
  })
}

const getLastEventIds = (requests: IncomingMessage[]) =>
  requests.map(({ headers }) => headers['last-event-id'])

describe('followed events', () => {
  test('continue after the last one when the connection breaks', async () => {
    const { client, requests } = await serve(
      brokenStream(frame('c0')),
      fail(503, NOW),
      disconnect,
      brokenStream(frame('c0'), frame('c1', 'vote.created'), frame('c2', 'bot.certified')),
      stream(frame('c2'), frame('c3', 'vote.created'))
    )
    hasten(100)
    const cursors: string[] = []
    for await (const { cursor } of client.followEvents()) {
      cursors.push(cursor)
      if (cursor === 'c3') break
    }
    expect(cursors).toEqual(['c1', 'c2', 'c3'])
    expect(getLastEventIds(requests)).toEqual([undefined, 'c0', 'c0', 'c0', 'c2'])
    expect(requests[0]).toMatchObject({
      url: `/api/bots/${BOT_ID}/events/stream`,
      headers: { accept: 'text/event-stream', authorization: 'Bearer t' },
    })
  })

  test('begin after a cursor, and end with the loop', async () => {
    const { client, requests } = await serve(stream(frame('c4'), frame('c5', 'vote.created')))
    for await (const { type } of client.followEvents({ cursor: 'c4' })) {
      expect(type).toBe('vote.created')
      break
    }
    expect(getLastEventIds(requests)).toEqual(['c4'])
    await expect.poll(() => requests[0]!.socket.destroyed).toBe(true)
  })

  test('are requested again when the stream is silent for too long', async () => {
    const { client, requests } = await serve(
      stream(frame('c1', 'vote.created')),
      stream(frame('c2', 'vote.created'))
    )
    hasten(1_000)
    const events = client.followEvents()
    await expect(events.next()).resolves.toMatchObject({ value: { cursor: 'c1' } })
    await expect(events.next()).resolves.toMatchObject({ value: { cursor: 'c2' } })
    await events.return(undefined)
    expect(getLastEventIds(requests)).toEqual([undefined, 'c1'])
  })

  test('end with an error that stays, and with their signal', async () => {
    const error = { code: 'unauthenticated', message: 'You need to be logged in.' }
    const abort = new AbortController()
    const { client } = await serve(fail(401, {}, error), stream(frame('c1')))
    await expect(client.followEvents().next()).rejects.toMatchObject({ status: 401, ...error })
    const next = client.followEvents({ signal: abort.signal }).next()
    abort.abort(new Error('enough'))
    await expect(next).rejects.toThrow('enough')
  })
})
