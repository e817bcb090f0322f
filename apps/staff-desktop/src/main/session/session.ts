import type { Session, SignedOutReason } from '../../shared/bridge.ts'
import type { SessionPart } from '../parts.ts'
import type { Ask } from '../server/ask.ts'
import { watchable } from '../watched.ts'
import type { SignIn, SignInEnding } from './sign-in.ts'
import type { Kept, TokenStore } from './token-store.ts'

const TOKEN_PATH = '/api/desktop/tokens/current'
/** Signing out is done here whether the server hears of it or not. */
const SIGN_OUT_MS = 5_000
/** The longest that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1

export interface SessionOptions {
  store: TokenStore
  ask: Ask
  /** Scheme, host and port of the server; `null` until one is chosen. */
  origin: () => string | null
  /** Asks for the server. @returns whether there is one now */
  chooseServer: () => Promise<boolean>
  beginSignIn: (origin: string) => SignIn
  /** Everything that the window has stored. */
  clearStorage: () => Promise<void>
  /** The browser has come back, or it is not waited for any more. */
  onEnded: (ending: SignInEnding) => void
  onError: (error: unknown) => void
}

export interface SessionControl extends SessionPart {
  /** With whom the server is asked. */
  readonly signedIn: { origin: string; token: string } | null
  /** Goes on with who was signed in when the client was closed. */
  resume: () => Promise<void>
  /** The server does not know the token any more. */
  endedByServer: (token: string) => void
  stop: () => void
}

/** Who is signed in, from the first sign-in to its end. */
export function createSession(options: SessionOptions): SessionControl {
  const { store, ask, onError } = options
  const state = watchable<Session>({ state: 'signed-out', reason: 'never' }, onError)
  let kept: Kept | null = null
  let attempt: SignIn | undefined
  let expiry: ReturnType<typeof setTimeout> | undefined

  function signedOut(reason: SignedOutReason) {
    clearTimeout(expiry)
    kept = null
    state.set({ state: 'signed-out', reason })
  }

  function signedIn(now: Kept, where: 'system' | 'memory') {
    kept = now
    const { userId, expiresAt } = now
    clearTimeout(expiry)
    const left = Math.min(Date.parse(expiresAt) - Date.now(), MAX_TIMER_MS)
    expiry = setTimeout(() => void end(), left)
    state.set({ state: 'signed-in', userId, expiresAt, kept: where })
  }

  /** The server's word: drafts and what was seen stay, because the same person signs in again. */
  async function end() {
    signedOut('ended')
    await store.forget()
  }

  async function run(origin: string) {
    const before = state.current
    const current = options.beginSignIn(origin)
    attempt = current
    state.set({ state: 'signing-in' })
    const ending = await current.ending
    attempt = undefined
    options.onEnded(ending)
    if (!('issued' in ending)) {
      const { reason } = ending
      if (reason !== 'cancelled') return signedOut(reason)
      return signedOut(before.state === 'signed-out' ? before.reason : 'never')
    }
    const now = { ...ending.issued, origin }
    if (store.lastUserId !== null && store.lastUserId !== now.userId) await clearStorage()
    signedIn(now, await store.keep(now))
  }

  async function clearStorage() {
    await options.clearStorage().catch(onError)
  }

  async function signOut() {
    attempt?.cancel()
    const was = kept
    signedOut('self')
    const { origin, token } = was ?? {}
    await Promise.all([
      store.clear(),
      clearStorage(),
      origin &&
        token &&
        ask({ origin, token, method: 'DELETE', path: TOKEN_PATH, deadlineMs: SIGN_OUT_MS }),
    ])
  }

  return {
    get current() {
      return state.current
    },
    subscribe: state.subscribe,
    get signedIn() {
      return kept && { origin: kept.origin, token: kept.token }
    },
    async signIn() {
      if (state.current.state === 'signed-in') return
      if (attempt) return attempt.openAgain()
      if (options.origin() === null && !(await options.chooseServer())) return
      const origin = options.origin()
      if (origin === null || attempt) return
      void run(origin).catch(onError)
    },
    cancelSignIn: () => attempt?.cancel(),
    signOut,
    async resume() {
      const known = await store.read()
      if (!known) return
      if (known.origin !== options.origin()) return store.forget()
      if (Date.parse(known.expiresAt) <= Date.now()) return end()
      signedIn(known, 'system')
    },
    endedByServer(token) {
      if (kept?.token === token) void end().catch(onError)
    },
    stop() {
      clearTimeout(expiry)
      attempt?.cancel()
    },
  }
}
