import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiRequest } from '../../../src/main/server/api-fetch.ts'
import { createSession, type SessionControl } from '../../../src/main/session/session.ts'
import type { SignInOutcome } from '../../../src/main/session/sign-in.ts'
import type { StoredToken, RevocableToken } from '../../../src/main/session/token-store.ts'
import type { ApiResponse, Session } from '../../../src/shared/bridge.ts'
import { HOUR_MS, MINUTE_MS } from '@botanica/api-client/contract'

const ORIGIN = 'https://botanica.example'
const NOW = Date.parse('2026-11-22T10:00:00.000Z')
const inHours = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString()
const issued = (userId = '1', token = 't1') => ({ token, userId, expiresAt: inHours(12) })

const flushPromises = () => vi.advanceTimersByTimeAsync(0)
const signedOut = (reason: string) => ({ state: 'signed-out', reason })

describe('The session', () => {
  let session: SessionControl
  let onDisk: StoredToken | null
  let lastUserId: string | null
  let where: 'system' | 'memory'
  let origin: string | null
  let requests: ApiRequest[]
  let cleared: number
  let unended: readonly RevocableToken[]
  let answer: ApiResponse
  let states: Session[]
  let attempts: { end: (ending: SignInOutcome) => void; opened: number; cancelled: boolean }[]
  let chosen: string | null

  function make() {
    states = []
    session = createSession({
      store: {
        get lastUserId() {
          return lastUserId
        },
        read: async () => onDisk,
        async save(kept) {
          lastUserId = kept.userId
          onDisk = where === 'system' ? kept : null
          return where
        },
        clearToken: async () => void (onDisk = null),
        async signOut(token) {
          onDisk = null
          if (token) unended = [...unended, token]
          return where
        },
        readRevocable: async () => unended,
        removeRevoked: async (token) =>
          void (unended = unended.filter((one) => one.token !== token)),
      },
      requestApi: async (question) => {
        requests.push(question)
        return answer
      },
      origin: () => origin,
      chooseServer: async () => {
        origin = chosen
        return chosen !== null
      },
      beginSignIn: () => {
        const { promise: ending, resolve: end } = Promise.withResolvers<SignInOutcome>()
        const attempt = { end, opened: 1, cancelled: false }
        attempts.push(attempt)
        return {
          outcome: ending,
          openAgain: () => void attempt.opened++,
          cancel() {
            attempt.cancelled = true
            end({ reason: 'cancelled' })
          },
        }
      },
      clearStorage: async () => void cleared++,
      onEnded: () => {},
      onError: (error) => {
        throw error
      },
    })
    session.subscribe((now) => void states.push(now))
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    onDisk = lastUserId = chosen = null
    where = 'system'
    origin = ORIGIN
    requests = []
    attempts = []
    cleared = 0
    unended = []
    answer = { status: 204, contentType: null, body: '', link: null, retryAfter: null }
    make()
  })
  afterEach(() => {
    session.stop()
    vi.useRealTimers()
  })

  async function signInWith(ending: SignInOutcome) {
    await session.signIn()
    attempts.at(-1)!.end(ending)
    await flushPromises()
  }

  test('is signed out at first', () => {
    expect(session.current).toEqual(signedOut('never'))
    expect(session.signedIn).toBeNull()
  })

  test('is signed in after a sign-in, and says where the token is stored', async () => {
    await signInWith({ issued: issued() })
    expect(states).toEqual([
      { state: 'signing-in' },
      { state: 'signed-in', userId: '1', expiresAt: inHours(12), tokenStorage: 'system' },
    ])
    expect(session.signedIn).toEqual({ origin: ORIGIN, token: 't1' })
    expect(JSON.stringify(states)).not.toContain('t1')
    where = 'memory'
    await session.signOut()
    await signInWith({ issued: issued() })
    expect(session.current).toMatchObject({ tokenStorage: 'memory' })
    expect(onDisk).toBeNull()
  })

  test.each(['denied', 'timeout', 'unreachable', 'failed'] as const)(
    'is signed out after a failed attempt: %s',
    async (reason) => {
      await signInWith({ reason })
      expect(session.current).toEqual(signedOut(reason))
    }
  )

  test('opens the browser again on a second press, within the same attempt', async () => {
    await session.signIn()
    await session.signIn()
    expect(attempts).toHaveLength(1)
    expect(attempts[0]!.opened).toBe(2)
  })

  test('makes one attempt of two presses before a server is chosen', async () => {
    origin = null
    chosen = ORIGIN
    await Promise.all([session.signIn(), session.signIn()])
    expect(attempts).toHaveLength(1)
  })

  test('is as before after a canceled attempt', async () => {
    await signInWith({ reason: 'denied' })
    await session.signIn()
    session.cancelSignIn()
    await flushPromises()
    expect(attempts.at(-1)!.cancelled).toBe(true)
    expect(session.current).toEqual(signedOut('denied'))
  })

  test('cannot start without a server', async () => {
    origin = null
    await session.signIn()
    expect(attempts).toEqual([])
    expect(session.current).toEqual(signedOut('never'))
  })

  test('is restored after a restart, and ends when the token expires', async () => {
    onDisk = { ...issued(), origin: ORIGIN }
    await session.resume()
    expect(session.current).toMatchObject({ state: 'signed-in', userId: '1' })
    await vi.advanceTimersByTimeAsync(12 * HOUR_MS - 1)
    expect(session.current.state).toBe('signed-in')
    await vi.advanceTimersByTimeAsync(1)
    expect(session.current).toEqual(signedOut('ended'))
    expect([session.signedIn, onDisk, cleared]).toEqual([null, null, 0])
  })

  test('is not restored from an expired token', async () => {
    onDisk = { ...issued(), expiresAt: inHours(-1), origin: ORIGIN }
    await session.resume()
    expect(session.current).toEqual(signedOut('ended'))
    expect(onDisk).toBeNull()
  })

  test('never sends the token of another server', async () => {
    onDisk = { ...issued(), origin: 'https://old.example' }
    await session.resume()
    expect(session.current).toEqual(signedOut('never'))
    expect(onDisk).toBeNull()
  })

  test('ends when the server rejects its token, not a former one', async () => {
    await signInWith({ issued: issued('1', 't1') })
    session.onTokenRejected('t0')
    expect(session.current.state).toBe('signed-in')
    session.onTokenRejected('t1')
    await flushPromises()
    expect(session.current).toEqual(signedOut('ended'))
    expect([onDisk, cleared]).toEqual([null, 0])
  })

  test('ends by signing out, which revokes the token and clears the window’s storage', async () => {
    await signInWith({ issued: issued() })
    await session.signOut()
    expect(requests).toEqual([
      {
        origin: ORIGIN,
        token: 't1',
        method: 'DELETE',
        path: '/api/desktop/tokens/current',
        deadlineMs: 5_000,
      },
    ])
    expect(session.current).toEqual(signedOut('self'))
    expect([session.signedIn, onDisk, cleared]).toEqual([null, null, 1])
  })

  const away = (status?: number): ApiResponse =>
    status ? { ...(answer as ApiResponse & { status: number }), status } : { lost: 'network' }

  describe('while the server is unreachable', () => {
    test.each([undefined, 503, 429])(
      'stores and shows a pending revocation, and retries it after: %s',
      async (status) => {
        const done = answer
        await signInWith({ issued: issued() })
        answer = away(status)
        await session.signOut()
        expect(session.current).toEqual({ ...signedOut('self'), unended: 'system' })
        expect(unended.map(({ token }) => token)).toEqual(['t1'])

        await vi.advanceTimersByTimeAsync(MINUTE_MS)
        expect(requests).toHaveLength(2)
        answer = done
        await vi.advanceTimersByTimeAsync(MINUTE_MS)
        expect(requests.map(({ token }) => token)).toEqual(['t1', 't1', 't1'])
        expect(session.current).toEqual(signedOut('self'))
        expect(unended).toEqual([])
        await vi.advanceTimersByTimeAsync(HOUR_MS)
        expect(requests).toHaveLength(3)
      }
    )

    test('says that the token to revoke is in memory only', async () => {
      where = 'memory'
      await signInWith({ issued: issued() })
      answer = away()
      await session.signOut()
      expect(session.current).toEqual({ ...signedOut('self'), unended: 'memory' })
    })

    test('revokes a token of an earlier run at its own server', async () => {
      const old = { origin: 'https://old.example', token: 't0', expiresAt: inHours(1) }
      unended = [old, { ...old, token: 't00', expiresAt: inHours(-1) }]
      await session.resume()
      await flushPromises()
      expect(requests).toMatchObject([{ origin: old.origin, token: 't0', method: 'DELETE' }])
      expect(unended).toEqual([])
    })

    test('keeps the next session while the previous token is revoked', async () => {
      const done = answer
      await signInWith({ issued: issued('1', 't1') })
      answer = away()
      await session.signOut()
      await signInWith({ issued: issued('2', 't2') })
      answer = done
      await vi.advanceTimersByTimeAsync(MINUTE_MS)
      expect(requests.map(({ token }) => token)).toEqual(['t1', 't1'])
      expect(session.current).toMatchObject({ state: 'signed-in', userId: '2' })
    })
  })

  test('clears the stored data when another member signs in', async () => {
    await signInWith({ issued: issued('1') })
    session.onTokenRejected('t1')
    await signInWith({ issued: issued('1', 't2') })
    expect(cleared).toBe(0)
    session.onTokenRejected('t2')
    await signInWith({ issued: issued('2', 't3') })
    expect(cleared).toBe(1)
  })
})
