import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, createApi, pollingOnly } from '../src/index.ts'

const BASE = 'http://site.test'

/** Creates a client whose requests all get the same response, and records the requests. */
function apiAnswering(answer: () => Response | Promise<Response>) {
  const sent: Request[] = []
  const api = createApi({
    baseUrl: BASE,
    live: pollingOnly,
    fetch: async (request) => {
      sent.push(request)
      return answer()
    },
  })
  return { api, sent }
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error
  )
  expect(outcome).toBeInstanceOf(ApiError)
  return outcome as ApiError
}

describe('a failed request', () => {
  test('has the status code, a colon and the body as message, and keeps the fields of the body', async () => {
    const body = {
      message: 'Some of what was sent is not valid.',
      code: 'invalid',
      requestId: 'r-1',
      errors: [{ field: 'limit', rule: 'max', message: 'Too many.' }],
    }
    const { api } = apiAnswering(() => Response.json(body, { status: 422 }))

    const failure = await failureOf(api.calls.users.show({ params: { id: '1' } }))

    expect(failure.message).toBe(`422: ${JSON.stringify(body)}`)
    expect(failure.status).toBe(422)
    expect(failure.code).toBe('invalid')
    expect(failure.requestId).toBe('r-1')
    expect(failure.errors).toEqual(body.errors)
    expect(failure.retryAfter).toBeNull()
  })

  test('has the status text as message without a body', async () => {
    const { api } = apiAnswering(
      () => new Response(null, { status: 502, statusText: 'Bad Gateway' })
    )

    const failure = await failureOf(api.calls.auth.user({}))

    expect(failure.message).toBe('502: Bad Gateway')
    expect(failure.code).toBe('unknown')
  })

  test('has Retry-After in seconds', async () => {
    const { api } = apiAnswering(() =>
      Response.json(
        { message: 'Busy.', code: 'rate_limited', requestId: 'r-2' },
        { status: 429, headers: { 'retry-after': '17' } }
      )
    )

    const failure = await failureOf(api.calls.auth.user({}))

    expect(failure.retryAfter).toBe(17)
  })

  test.each([
    ['Mon, 23 Nov 2026 12:00:30 GMT', 30],
    ['Mon, 23 Nov 2026 11:59:00 GMT', 0],
    ['soon', null],
  ])('parses Retry-After, also as a date: %s', async (retryAfter, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const { api } = apiAnswering(
      () => new Response(null, { status: 503, headers: { 'retry-after': retryAfter } })
    )

    const failure = await failureOf(api.calls.auth.user({}))

    expect(failure.retryAfter).toBe(seconds)
  })

  test('is not retried', async () => {
    const { api, sent } = apiAnswering(() => new Response(null, { status: 503 }))

    await failureOf(api.calls.auth.user({}))

    expect(sent).toHaveLength(1)
  })

  test('without a response has the cause', async () => {
    const { api } = apiAnswering(() => Promise.reject(new TypeError('Failed to fetch')))

    const failure = await failureOf(api.calls.auth.user({}))

    expect(failure.status).toBeUndefined()
    expect(failure.code).toBe('network')
  })

  test('that was aborted is marked as such', async () => {
    const controller = new AbortController()
    const { api } = apiAnswering(() => {
      controller.abort()
      return Promise.reject(controller.signal.reason as Error)
    })

    const failure = await failureOf(api.calls.auth.user({ signal: controller.signal }))

    expect(failure.code).toBe('aborted')
  })
})

describe('a request', () => {
  test('sends credentials, and no proof of origin for reads', async () => {
    const { api, sent } = apiAnswering(() => Response.json({}))

    await api.calls.users.show({ params: { id: '200000000000000008' } })

    expect(sent[0]!.url).toBe(`${BASE}/api/users/200000000000000008`)
    expect(sent[0]!.credentials).toBe('include')
    expect(sent[0]!.headers.has('x-requested-with')).toBe(false)
  })
})
