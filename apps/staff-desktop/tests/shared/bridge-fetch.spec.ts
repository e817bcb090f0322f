import { ApiError, createApi, pollingOnly } from '@botanica/api-client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bridgeFetch } from '../../src/shared/bridge-fetch.ts'
import type { ApiResponse, ApiCall, BridgeFailure } from '../../src/shared/bridge.ts'

const ok = (body: unknown, more: object = {}): ApiResponse => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
  link: null,
  retryAfter: null,
  ...more,
})

function apiOver(answer: (call: ApiCall) => ApiResponse | Promise<ApiResponse>) {
  const calls: ApiCall[] = []
  const cancelled: string[] = []
  const bridge = {
    call: async (call: ApiCall) => {
      calls.push(call)
      return answer(call)
    },
    cancelCall: async (id: string) => void cancelled.push(id),
  }
  const api = createApi({ baseUrl: 'app://bundle', live: pollingOnly, fetch: bridgeFetch(bridge) })
  return { api, calls, cancelled }
}

async function catchError(call: Promise<unknown>) {
  const failure = await call.then(
    () => null,
    (error: unknown) => error
  )
  expect(failure).toBeInstanceOf(ApiError)
  return failure as ApiError
}

afterEach(() => void vi.restoreAllMocks())

describe('Requests of the typed client over the bridge', () => {
  test('send a read as route name, parameters and query', async () => {
    const { api, calls } = apiOver(() => ok({ items: [] }))
    const answer = await api.calls.adminUsers.index({ query: { search: 'a b', limit: 20 } })
    expect(answer).toEqual({ items: [] })
    expect(calls).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        route: 'admin_users.index',
        params: {},
        query: [
          ['search', 'a b'],
          ['limit', '20'],
        ],
        body: null,
        idempotencyKey: null,
      },
    ])
  })

  test('send a mutation with its body and idempotency key, and no other header', async () => {
    const { api, calls } = apiOver(() => ok({}))
    await api.calls.botDecisions.reject({
      params: { id: 17 },
      body: { reason: 'No.', seen: 'pending' },
      headers: { 'Idempotency-Key': 'k1', 'X-Other': 'evil' },
    })
    expect(calls[0]).toEqual({
      id: expect.any(String),
      route: 'bot_decisions.reject',
      params: { id: '17' },
      query: [],
      body: '{"reason":"No.","seen":"pending"}',
      idempotencyKey: 'k1',
    })
  })

  test('return an empty body as none, and keep the headers', async () => {
    const { api } = apiOver(() => ok(null, { status: 204, body: '', contentType: null }))
    await expect(api.calls.staffBots.destroy({ params: { id: 1 } })).resolves.toBeFalsy()
    const busy = apiOver(() =>
      ok({ code: 'rate_limited', message: '' }, { status: 429, retryAfter: '9' })
    )
    const failure = await catchError(busy.api.calls.overview.show({}))
    expect(failure).toMatchObject({ status: 429, code: 'rate_limited', retryAfter: 9 })
  })

  test.each([
    ['network', 'network', undefined],
    ['timeout', 'timeout', undefined],
    ['aborted', 'aborted', undefined],
    ['signed-out', 'unauthenticated', 401],
  ] as const)('fail on %s with the code %s', async (lost, code, status) => {
    const failure = await catchError(apiOver(() => ({ lost })).api.calls.overview.show({}))
    expect(failure).toMatchObject({ code, status })
  })

  test.each([
    ['invalid', 'invalid'],
    ['refused', 'forbidden'],
    ['unavailable', 'network'],
    ['unexpected', 'network'],
  ] as const)('fail on the bridge failure %s with the code %s', async (code, told) => {
    const refused: BridgeFailure = { code, message: 'No.' }
    const failure = await catchError(
      apiOver(() => Promise.reject(refused)).api.calls.overview.show({})
    )
    expect(failure.code).toBe(told)
  })

  test('reject at once when aborted, and cancel the call', async () => {
    const { api, calls, cancelled } = apiOver(() => new Promise(() => {}))
    const controller = new AbortController()
    const failure = catchError(api.calls.overview.show({ signal: controller.signal }))
    await expect.poll(() => calls).toHaveLength(1)
    controller.abort()
    expect((await failure).code).toBe('aborted')
    expect(cancelled).toEqual([calls[0]!.id])
  })

  test('do not reach the bridge for an unknown route', async () => {
    const { api, calls } = apiOver(() => ok({}))
    await catchError(api.calls.account.destroy({ body: { reviews: 'delete' } }))
    expect(calls).toEqual([])
  })
})
