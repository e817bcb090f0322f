import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiRequest } from '../../../src/main/server/api-fetch.ts'
import { beginSignIn, SIGN_IN_TIMEOUT_MS, type SignIn } from '../../../src/main/session/sign-in.ts'
import { createTranslator } from '../../../src/main/translator.ts'
import { createObservable } from '../../../src/main/observable.ts'
import type { ApiResponse } from '../../../src/shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../../src/shared/settings.ts'

const ORIGIN = 'https://botanica.example'
const words = createTranslator(createObservable(DEFAULT_SETTINGS), () => ['ro-RO'])
const EXPIRES = '2026-11-22T22:00:00.000Z'
const ISSUED = { token: 'secret', expires_at: EXPIRES, user: { id: '200000000000000001' } }

const createResponse = (status: number, body: unknown): ApiResponse => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
  link: null,
  retryAfter: null,
})

/** Redirects as the browser does once the user has confirmed or declined. */
async function comeBack({ searchParams }: URL, query: Record<string, string>) {
  const state = searchParams.get('state')!
  const address = `http://127.0.0.1:${searchParams.get('port')}/cb?${new URLSearchParams({ state, ...query })}`
  return (await fetch(address)).text()
}

describe('Signing in', () => {
  let requests: ApiRequest[]
  let opened: URL[]
  let attempt: SignIn

  function begin(answer: ApiResponse, opens = true) {
    requests = []
    opened = []
    const { promise: isOpen, resolve } = Promise.withResolvers<URL>()
    attempt = beginSignIn(ORIGIN, {
      translator: words,
      requestApi: async (question) => {
        requests.push(question)
        return answer
      },
      openPage: async (address) => {
        opened.push(new URL(address))
        resolve(new URL(address))
        return opens
      },
    })
    return isOpen
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => {
    attempt.cancel()
    vi.useRealTimers()
  })

  test('opens the site in the browser, and exchanges the code for a token', async () => {
    const page = await begin(createResponse(201, ISSUED))
    expect(page.origin + page.pathname).toBe(`${ORIGIN}/desktop-sign-in`)
    expect([...page.searchParams.keys()]).toEqual(['port', 'state', 'challenge', 'device'])
    expect(page.searchParams.get('device')).toMatch(/^.{1,60}$/)

    const shown = await comeBack(page, { code: 'c1' })
    expect(await attempt.outcome).toEqual({
      issued: { token: 'secret', expiresAt: EXPIRES, userId: '200000000000000001' },
    })
    expect(shown).toMatch(/<h1>Te‑ai autentificat<\/h1>.*<h1>You are signed in<\/h1>/s)
    expect(shown).not.toContain('<script')

    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      origin: ORIGIN,
      method: 'POST',
      path: '/api/desktop/tokens',
    })
    const { code, state, verifier } = JSON.parse(requests[0]!.body!) as Record<string, string>
    expect([code, state]).toEqual(['c1', page.searchParams.get('state')])
    expect(createHash('sha256').update(verifier!).digest('base64url')).toBe(
      page.searchParams.get('challenge')
    )
    expect(page.href).not.toContain(verifier)
  })

  test('ends as denied when the user declines', async () => {
    const page = await begin(createResponse(201, ISSUED))
    expect(await comeBack(page, { error: 'access_denied' })).toContain('You are not signed in')
    expect(await attempt.outcome).toEqual({ reason: 'denied' })
    expect(requests).toEqual([])
  })

  test('gets no token for a foreign state', async () => {
    const page = await begin(createResponse(201, ISSUED))
    expect(await comeBack(page, { code: 'c1', state: 'foreign' })).toContain('Sign-in failed')
    expect(await attempt.outcome).toEqual({ reason: 'failed' })
    expect(requests).toEqual([])
  })

  test.each([
    ['a code that is not valid', createResponse(422, { code: 'invalid' }), 'failed'],
    ['an answer without a token', createResponse(201, { ...ISSUED, token: '' }), 'failed'],
    ['an answer that is none of ours', createResponse(200, '<html>'), 'failed'],
    ['no connection', { lost: 'network' } as const, 'unreachable'],
    ['a server that is too slow', { lost: 'timeout' } as const, 'unreachable'],
  ])('%s is reported as %s, in the browser too', async (_what, answer, reason) => {
    const page = await begin(answer)
    expect(await comeBack(page, { code: 'c1' })).toContain('Sign-in failed')
    expect(await attempt.outcome).toEqual({ reason })
  })

  test('times out after two minutes', async () => {
    const page = await begin(createResponse(201, ISSUED))
    await vi.advanceTimersByTimeAsync(SIGN_IN_TIMEOUT_MS - 1)
    const isOver = vi.fn<() => void>()
    void attempt.outcome.then(isOver)
    await vi.advanceTimersByTimeAsync(0)
    expect(isOver).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await attempt.outcome).toEqual({ reason: 'timeout' })
    await expect(comeBack(page, { code: 'c1' })).rejects.toThrow('fetch failed')
  })

  test('can be canceled', async () => {
    const page = await begin(createResponse(201, ISSUED))
    attempt.cancel()
    expect(await attempt.outcome).toEqual({ reason: 'cancelled' })
    await expect(comeBack(page, { code: 'c1' })).rejects.toThrow('fetch failed')
  })

  test('opens the same page again on request', async () => {
    const page = await begin(createResponse(201, ISSUED))
    attempt.openAgain()
    expect(opened.map(({ href }) => href)).toEqual([page.href, page.href])
  })

  test('fails at once without a browser', async () => {
    await begin(createResponse(201, ISSUED), false)
    expect(await attempt.outcome).toEqual({ reason: 'failed' })
  })
})
