import { describe, expect, test } from 'vitest'
import {
  createApiFetch,
  readResponseJson,
  type NetFetch,
} from '../../../src/main/server/api-fetch.ts'
import { serve } from '../../support/web-server.ts'

const fetchHere: NetFetch = (address, init) => fetch(address, init as RequestInit)
const ask = createApiFetch({ fetch: fetchHere, language: () => 'ro' })

describe('A request to the server', () => {
  test('sends the token, the language and the headers of mutations, and nothing else', async () => {
    const { origin, heard } = await serve((_request, response) => {
      response.setHeader('Link', '</x>; rel="next"').setHeader('Retry-After', '3')
      response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"a":"ă"}')
    })
    const answer = await ask({
      origin,
      method: 'POST',
      path: '/api/x?y=1',
      token: 'secret',
      body: '{"b":2}',
      idempotencyKey: 'k1',
    })
    expect(answer).toEqual({
      status: 201,
      contentType: 'application/json',
      body: '{"a":"ă"}',
      link: '</x>; rel="next"',
      retryAfter: '3',
    })
    expect(readResponseJson(answer)).toEqual({ a: 'ă' })
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/api/x?y=1', body: '{"b":2}' })
    expect(heard[0]!.headers).toMatchObject({
      authorization: 'Bearer secret',
      'accept-language': 'ro',
      'content-type': 'application/json',
      'idempotency-key': 'k1',
      'x-requested-with': 'XMLHttpRequest',
    })
    expect(heard[0]!.headers).not.toHaveProperty('cookie')
  })

  test('sends no cookies, caches nothing and follows no redirect', async () => {
    let given: Parameters<NetFetch>[1]
    const sendRequest = createApiFetch({
      language: () => 'en',
      fetch: async (_address, init) => {
        given = init
        return new Response('')
      },
    })
    await sendRequest({ origin: 'https://x.example', method: 'GET', path: '/' })
    expect(given).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      bypassCustomProtocolHandlers: true,
    })
    expect(given!.headers).not.toHaveProperty('Authorization')
  })

  test('follows no redirect to another server, which would receive the token', async () => {
    const other = await serve((_request, response) => response.end('stolen'))
    const { origin } = await serve((_request, response) =>
      response.writeHead(302, { Location: other.origin }).end()
    )
    expect(await ask({ origin, method: 'GET', path: '/', token: 'secret' })).toEqual({
      lost: 'network',
    })
    expect(other.heard).toEqual([])
  })

  test('times out at its deadline, even during the response', async () => {
    const silent = await serve(() => {})
    const question = { method: 'GET', path: '/', deadlineMs: 30 }
    expect(await ask({ ...question, origin: silent.origin })).toEqual({ lost: 'timeout' })
    const slow = await serve((_request, response) => void response.writeHead(200).write('{'))
    expect(await ask({ ...question, origin: slow.origin })).toEqual({ lost: 'timeout' })
  })

  test('can be aborted', async () => {
    const { origin } = await serve(() => {})
    const controller = new AbortController()
    const answer = ask({ origin, method: 'GET', path: '/', signal: controller.signal })
    controller.abort()
    expect(await answer).toEqual({ lost: 'aborted' })
  })

  test('fails without a server', async () => {
    const answer = await ask({ origin: 'http://127.0.0.1:1', method: 'GET', path: '/' })
    expect(answer).toEqual({ lost: 'network' })
    expect(readResponseJson(answer)).toBeUndefined()
  })
})

test('only successful JSON responses are parsed', () => {
  const answer = { contentType: null, link: null, retryAfter: null }
  expect(readResponseJson({ ...answer, status: 404, body: '{}' })).toBeUndefined()
  expect(readResponseJson({ ...answer, status: 200, body: '<html>' })).toBeUndefined()
  expect(readResponseJson({ ...answer, status: 200, body: '[1]' })).toEqual([1])
})
