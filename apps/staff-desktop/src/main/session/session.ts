import type { Session, SignedOutReason } from '../../shared/bridge.ts'
import type { SessionService } from '../services.ts'
import type { RequestApi } from '../server/api-fetch.ts'
import { createObservable } from '../observable.ts'
import type { SignIn, SignInEnding } from './sign-in.ts'
import type { StoredToken, RevocableToken, TokenStore } from './token-store.ts'
import { HTTP_INTERNAL_SERVER_ERROR, HTTP_TOO_MANY_REQUESTS } from '@botanica/api-client/contract'

const TOKEN_PATH = '/api/desktop/tokens/current'
/** Signing out is done here at once; a server that is away hears of it later. */
const SIGN_OUT_MS = 5_000
const END_AGAIN_MS = 60_000
/** The longest that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1

export interface SessionOptions {
  store: TokenStore
  ask: RequestApi
  /** Scheme, host and port of the server; `null` until one is chosen. */
  origin: () => string | null
  /** Asks for the server. @returns whether there is one now */
  chooseServer: () => Promise<boolean>
  beginSignIn: (origin: string) => SignIn
  /** What the window has stored, but what waits there for whoever wrote it. */
  clearStorage: (why: { isLeaving: boolean }) => Promise<void>
  /** The browser has come back, or it is not waited for any more. */
  onEnded: (ending: SignInEnding) => void
  onError: (error: unknown) => void
}

export interface SessionControl extends SessionService {
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
  const state = createObservable<Session>({ state: 'signed-out', reason: 'never' }, onError)
  let kept: StoredToken | null = null
  let attempt: SignIn | undefined
  let expiry: ReturnType<typeof setTimeout> | undefined
  let endAgain: ReturnType<typeof setTimeout> | undefined
  /** Where tokens are that were left and could not be ended yet. */
  let unended: 'system' | 'memory' | null = null
  let leftIn: 'system' | 'memory' = 'system'
  let tokensEnding: Promise<void> | undefined

  function signedOut(reason: SignedOutReason) {
    clearTimeout(expiry)
    kept = null
    state.set({ state: 'signed-out', reason, ...(unended && { unended }) })
  }

  /** @returns whether the server does not accept the token any more */
  async function isEnded({ origin, token, expiresAt }: RevocableToken): Promise<boolean> {
    if (Date.parse(expiresAt) <= Date.now()) return true
    const deadlineMs = SIGN_OUT_MS
    const answer = await ask({ origin, token, method: 'DELETE', path: TOKEN_PATH, deadlineMs })
    if ('lost' in answer) return false
    return answer.status < HTTP_INTERNAL_SERVER_ERROR && answer.status !== HTTP_TOO_MANY_REQUESTS
  }

  /** Ends the tokens that were left, now or as soon as their server answers. */
  async function endLeft() {
    clearTimeout(endAgain)
    for (const left of await store.readUnended()) {
      if (await isEnded(left)) await store.ended(left.token)
    }
    const isOver = (await store.readUnended()).length === 0
    unended = isOver ? null : leftIn
    if (!isOver) endAgain = setTimeout(() => void endTokens(), END_AGAIN_MS)
    if (state.current.state === 'signed-out') signedOut(state.current.reason)
  }

  /** One after the other: who leaves meanwhile is ended too. */
  function endTokens(): Promise<void> {
    const before = tokensEnding ?? Promise.resolve()
    tokensEnding = before.then(endLeft).catch(onError)
    return tokensEnding
  }

  function signedIn(now: StoredToken, where: 'system' | 'memory') {
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
    if (store.lastUserId !== null && store.lastUserId !== now.userId)
      await clearStorage({ isLeaving: false })
    signedIn(now, await store.keep(now))
  }

  async function clearStorage(why: { isLeaving: boolean }) {
    await options.clearStorage(why).catch(onError)
  }

  async function signOut() {
    attempt?.cancel()
    const was = kept
    signedOut('self')
    // Before the server is asked: the client may be closed while it does not answer.
    const where = await store.leave(was)
    if (was) leftIn = where
    await Promise.all([clearStorage({ isLeaving: true }), was && endTokens()])
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
      if ((await store.readUnended()).length > 0) void endTokens()
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
      clearTimeout(endAgain)
      attempt?.cancel()
    },
  }
}
