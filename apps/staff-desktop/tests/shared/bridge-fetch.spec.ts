import { ApiFailure, createApi, pollingOnly } from '@botanica/api-client'
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

async function failureOf(call: Promise<unknown>) {
  const failure = await call.then(
    () => null,
    (error: unknown) => error
  )
  expect(failure).toBeInstanceOf(ApiFailure)
  return failure as ApiFailure
}

afterEach(() => void vi.restoreAllMocks())

describe("the typed client's requests over the bridge", () => {
  test('a read goes by name, parameters and query', async () => {
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

  test('a deed takes its body and its key along, and no other header', async () => {
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

  test('no body is answered with none, and the head is kept', async () => {
    const { api } = apiOver(() => ok(null, { status: 204, body: '', contentType: null }))
    await expect(api.calls.staffBots.destroy({ params: { id: 1 } })).resolves.toBeFalsy()
    const busy = apiOver(() =>
      ok({ code: 'rate_limited', message: '' }, { status: 429, retryAfter: '9' })
    )
    const failure = await failureOf(busy.api.calls.overview.show({}))
    expect(failure).toMatchObject({ status: 429, code: 'rate_limited', retryAfter: 9 })
  })

  test.each([
    ['network', 'network', undefined],
    ['timeout', 'timeout', undefined],
    ['aborted', 'aborted', undefined],
    ['signed-out', 'unauthenticated', 401],
  ] as const)('%s is what screens know as %s', async (lost, code, status) => {
    const failure = await failureOf(apiOver(() => ({ lost })).api.calls.overview.show({}))
    expect(failure).toMatchObject({ code, status })
  })

  test.each([
    ['invalid', 'invalid'],
    ['refused', 'forbidden'],
    ['unavailable', 'network'],
    ['unexpected', 'network'],
  ] as const)('a bridge that finds it %s fails as %s', async (code, told) => {
    const refused: BridgeFailure = { code, message: 'No.' }
    const failure = await failureOf(
      apiOver(() => Promise.reject(refused)).api.calls.overview.show({})
    )
    expect(failure.code).toBe(told)
  })

  test('who calls off is not kept waiting, and the main process is told', async () => {
    const { api, calls, cancelled } = apiOver(() => new Promise(() => {}))
    const controller = new AbortController()
    const failure = failureOf(api.calls.overview.show({ signal: controller.signal }))
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    controller.abort()
    expect((await failure).code).toBe('aborted')
    expect(cancelled).toEqual([calls[0]!.id])
  })

  test('what the client does not ask for does not reach the bridge', async () => {
    const { api, calls } = apiOver(() => ok({}))
    await failureOf(api.calls.account.destroy({ body: { reviews: 'delete' } }))
    expect(calls).toEqual([])
  })
})
