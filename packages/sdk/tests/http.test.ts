import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
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
})
