import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, getErrorCause } from '../src/index.ts'

const failure = (status: number | undefined, code?: string) =>
  new ApiError({
    kind: status === undefined ? 'network' : 'http',
    cause: null,
    ...(status !== undefined && { status, response: { code, message: '' } }),
  })

describe('the cause of an error', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['a browser with a connection', { onLine: true }],
    ['Node, which does not know whether there is one', {}],
    ['Node before version 21', undefined],
  ])('is taken from the response, in %s', (_name, navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(getErrorCause(failure(404, 'not_found'))).toBeNull()
    expect(getErrorCause(failure(500, 'internal'))).toBeNull()
    expect(getErrorCause(new Error('boom'))).toBeNull()
    expect(getErrorCause(failure(undefined))).toEqual({ name: 'lost', passes: true })
    expect(getErrorCause(failure(503, 'unavailable'))).toEqual({
      name: 'unavailable',
      passes: true,
    })
    expect(getErrorCause(failure(403, 'forbidden'))).toEqual({ name: 'forbidden', passes: false })
  })

  test('is the connection while the browser is offline, unless the server responded', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(getErrorCause(failure(undefined))).toEqual({ name: 'offline', passes: true })
    expect(getErrorCause(failure(403, 'forbidden'))).toEqual({ name: 'forbidden', passes: false })
  })
})
