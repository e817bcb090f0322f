import type { Session, SignedOutReason } from '../../shared/bridge.ts'
import type { SessionService } from '../services.ts'
import type { RequestApi } from '../server/api-fetch.ts'
import { createObservable } from '../observable.ts'
import type { SignIn, SignInOutcome } from './sign-in.ts'
import type { StoredToken, RevocableToken, TokenStore } from './token-store.ts'
import { HTTP_INTERNAL_SERVER_ERROR, HTTP_TOO_MANY_REQUESTS } from '@botanica/api-client/contract'

const TOKEN_PATH = '/api/desktop/tokens/current'
/** How long sign-out waits for the server to revoke the token. */
const SIGN_OUT_MS = 5_000
const RETRY_MS = 60_000
/** The maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

export interface SessionOptions {
  store: TokenStore
  requestApi: RequestApi
  /** Origin of the server; `null` until one is chosen. */
  origin: () => string | null
  /** Lets the user choose a server. @returns whether there is one now */
  chooseServer: () => Promise<boolean>
  beginSignIn: (origin: string) => SignIn
  /** Clears the window's storage, except for work that is queued for its author. */
  clearStorage: (why: { isLeaving: boolean }) => Promise<void>
  /** Called when a sign-in attempt has ended. */
  onEnded: (ending: SignInOutcome) => void
  onError: (error: unknown) => void
}

export interface SessionControl extends SessionService {
  /** The server and token for requests. */
  readonly signedIn: { origin: string; token: string } | null
  /** Restores the session of the last run. */
  resume: () => Promise<void>
  /** Ends the session when the server no longer accepts its token. */
  onTokenRejected: (token: string) => void
  stop: () => void
}

/** Manages the session, from sign-in to its end. */
export function createSession(options: SessionOptions): SessionControl {
  const { store, requestApi, onError } = options
  const state = createObservable<Session>({ state: 'signed-out', reason: 'never' }, onError)
  let stored: StoredToken | null = null
  let attempt: SignIn | undefined
  let expiry: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  /** Where the tokens are stored that still have to be revoked. */
  let unended: 'system' | 'memory' | null = null
  let pastTokensIn: 'system' | 'memory' = 'system'
  let revocation: Promise<void> | undefined

  function signedOut(reason: SignedOutReason) {
    clearTimeout(expiry)
    stored = null
    state.set({ state: 'signed-out', reason, ...(unended && { unended }) })
  }

  /** Revokes a token. @returns whether the server no longer accepts it */
  async function revoke({ origin, token, expiresAt }: RevocableToken): Promise<boolean> {
    if (Date.parse(expiresAt) <= Date.now()) return true
    const deadlineMs = SIGN_OUT_MS
    const response = await requestApi({
      origin,
      token,
      method: 'DELETE',
      path: TOKEN_PATH,
      deadlineMs,
    })
    if ('lost' in response) return false
    return (
      response.status < HTTP_INTERNAL_SERVER_ERROR && response.status !== HTTP_TOO_MANY_REQUESTS
    )
  }

  /** Revokes the tokens of past sessions, now or once their server responds. */
  async function revokePastTokens() {
    clearTimeout(retryTimer)
    for (const left of await store.readRevocable()) {
      if (await revoke(left)) await store.removeRevoked(left.token)
    }
    const isOver = (await store.readRevocable()).length === 0
    unended = isOver ? null : pastTokensIn
    if (!isOver) retryTimer = setTimeout(() => void revokeTokens(), RETRY_MS)
    if (state.current.state === 'signed-out') signedOut(state.current.reason)
  }

  /** Runs are serialized: a session that ends meanwhile is included in the next one. */
  function revokeTokens(): Promise<void> {
    const previous = revocation ?? Promise.resolve()
    revocation = previous.then(revokePastTokens).catch(onError)
    return revocation
  }

  function signedIn(next: StoredToken, where: 'system' | 'memory') {
    stored = next
    const { userId, expiresAt } = next
    clearTimeout(expiry)
    const left = Math.min(Date.parse(expiresAt) - Date.now(), MAX_TIMER_MS)
    expiry = setTimeout(() => void end(), left)
    state.set({ state: 'signed-in', userId, expiresAt, tokenStorage: where })
  }

  /**
   * The server has ended the session. Drafts and persisted queries stay, because the same member
   * will sign in again.
   */
  async function end() {
    signedOut('ended')
    await store.clearToken()
  }

  async function run(origin: string) {
    const previous = state.current
    const current = options.beginSignIn(origin)
    attempt = current
    state.set({ state: 'signing-in' })
    const ending = await current.outcome
    attempt = undefined
    options.onEnded(ending)
    if (!('issued' in ending)) {
      const { reason } = ending
      if (reason !== 'cancelled') return signedOut(reason)
      return signedOut(previous.state === 'signed-out' ? previous.reason : 'never')
    }
    const next = { ...ending.issued, origin }
    if (store.lastUserId !== null && store.lastUserId !== next.userId)
      await clearStorage({ isLeaving: false })
    signedIn(next, await store.save(next))
  }

  async function clearStorage(why: { isLeaving: boolean }) {
    await options.clearStorage(why).catch(onError)
  }

  async function signOut() {
    attempt?.cancel()
    const endedToken = stored
    signedOut('self')
    // Stored before the request, because the client may be closed while the server does not
    // respond.
    const where = await store.signOut(endedToken)
    if (endedToken) pastTokensIn = where
    await Promise.all([clearStorage({ isLeaving: true }), endedToken && revokeTokens()])
  }

  return {
    get current() {
      return state.current
    },
    subscribe: state.subscribe,
    get signedIn() {
      return stored && { origin: stored.origin, token: stored.token }
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
      if ((await store.readRevocable()).length > 0) void revokeTokens()
      const known = await store.read()
      if (!known) return
      if (known.origin !== options.origin()) return store.clearToken()
      if (Date.parse(known.expiresAt) <= Date.now()) return end()
      signedIn(known, 'system')
    },
    onTokenRejected(token) {
      if (stored?.token === token) void end().catch(onError)
    },
    stop() {
      clearTimeout(expiry)
      clearTimeout(retryTimer)
      attempt?.cancel()
    },
  }
}
