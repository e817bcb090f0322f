import { describe, expect, test } from 'vitest'
import {
  createApi,
  createIdempotencyKeys,
  pollingOnly,
  type Api,
  type ApiError,
} from '../src/index.ts'

const REVIEW = { rating: 4, comment: 'Good.' }

/** Creates the error of a call: with that status, or without a response. */
async function failure(status?: number, headers: Record<string, string> = {}): Promise<ApiError> {
  const api: Api = createApi({
    baseUrl: 'http://site.test',
    live: pollingOnly,
    fetch: async () => {
      if (status === undefined) throw new TypeError('Failed to fetch')
      return new Response(null, { status, headers })
    },
  })
  return api.calls.auth.user({}).then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: ApiError) => error
  )
}

describe('an idempotency key', () => {
  test('is a valid header value', () => {
    expect(createIdempotencyKeys().headersFor(REVIEW)['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/)
  })

  test.each([
    [undefined, 'no answer'],
    [500, 'a defect'],
    [503, 'a busy server'],
    [429, 'too many requests'],
    [409, 'a first attempt that is still being answered'],
  ])('is reused after %s, %s', async (status, _meaning) => {
    const intent = createIdempotencyKeys()
    const first = intent.headersFor(REVIEW)
    const isToBeRetried = status === 429 || status === 409
    intent.settle(await failure(status, isToBeRetried ? { 'retry-after': '2' } : {}))

    expect(intent.headersFor({ ...REVIEW })).toEqual(first)
  })

  test.each([401, 403, 409, 422])('changes after the response %s', async (status) => {
    const intent = createIdempotencyKeys()
    const first = intent.headersFor(REVIEW)
    intent.settle(await failure(status))

    expect(intent.headersFor(REVIEW)).not.toEqual(first)
  })

  test('changes after a success, and for other content', () => {
    const intent = createIdempotencyKeys()
    const first = intent.headersFor(REVIEW)
    expect(intent.headersFor({ ...REVIEW, rating: 5 })).not.toEqual(first)

    const second = intent.headersFor(REVIEW)
    intent.settle()
    expect(intent.headersFor(REVIEW)).not.toEqual(second)
  })
})
