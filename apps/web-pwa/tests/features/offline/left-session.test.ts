import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  endPendingSession,
  hasSessionToEnd,
} from '../../../src/features/offline/storage/sign-out.ts'
import { fakeStorage } from '../../support/fake-storage.ts'

const SESSION_TO_END = 'session-to-end'
let requests: string[]
let document: { cookie: string }
let isReachable: boolean

beforeEach(() => {
  requests = []
  isReachable = true
  document = { cookie: 'language=en' }
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', document)
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    if (!isReachable) throw new TypeError('Failed to fetch')
    return { type: 'opaqueredirect' }
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('A session that was signed out of offline', () => {
  test('is ended by its identifier once there is a connection', async () => {
    localStorage.setItem(SESSION_TO_END, 'm4rk_of-a')
    expect(await endPendingSession()).toBe(true)
    expect(requests).toEqual(['/api/logout?session=m4rk_of-a'])
    expect(hasSessionToEnd()).toBe(false)
    expect(await endPendingSession()).toBe(false)
  })

  test('needs no request if somebody has signed in since; their session is not ended', async () => {
    for (const left of ['m4rk_of-a', '1']) {
      localStorage.setItem(SESSION_TO_END, left)
      document.cookie = 'signed_in=1; session_mark=another'
      expect(await endPendingSession()).toBe(false)
      expect(requests).toEqual([])
      expect(hasSessionToEnd()).toBe(false)
    }
  })

  test('without an identifier, from an older version, is ended if nobody has signed in since', async () => {
    localStorage.setItem(SESSION_TO_END, '1')
    expect(await endPendingSession()).toBe(true)
    expect(requests).toEqual(['/api/logout'])
  })

  test('stays pending while the server is unreachable', async () => {
    localStorage.setItem(SESSION_TO_END, 'm4rk_of-a')
    isReachable = false
    expect(await endPendingSession()).toBe(false)
    expect(hasSessionToEnd()).toBe(true)
  })
})
