import { hostname } from 'node:os'
import { LANGUAGES } from '@botanica/api-client/contract'
import * as v from 'valibot'
import { readResponseJson, type RequestApi } from '../server/api-fetch.ts'
import type { Translator } from '../translator.ts'
import { renderResultPage, type Ending } from './result-page.ts'
import { listenForCode } from './loopback.ts'
import { createPkcePair, type PkcePair } from './pkce.ts'

/** How long to wait for the browser. */
export const SIGN_IN_TIMEOUT_MS = 120_000
const PAGE_PATH = '/desktop-sign-in'
const TOKENS_PATH = '/api/desktop/tokens'
/** The server's limit. */
const MAX_DEVICE_LENGTH = 60

const issued = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  user: v.object({ id: v.string() }),
})

/** The response of the token endpoint. */
export interface IssuedToken {
  token: string
  userId: string
  /** ISO 8601. */
  expiresAt: string
}

export type SignInOutcome =
  | { issued: IssuedToken }
  | { reason: 'denied' | 'timeout' | 'unreachable' | 'failed' }
  | { reason: 'cancelled' }

export interface SignInOptions {
  requestApi: RequestApi
  translator: Pick<Translator, 'language' | 'getFixedT'>
  /** Opens a page of the server in the system's browser. @returns whether it was opened */
  openPage: (address: string) => Promise<boolean>
}

/** One sign-in attempt in the system's browser. */
export interface SignIn {
  outcome: Promise<SignInOutcome>
  /** Opens the page again, for a user who has closed the wrong tab. */
  openAgain: () => void
  cancel: () => void
}

/** Returns the host name without characters that the server rejects. */
function deviceName(): string {
  const name = hostname().replaceAll(/[^\p{L}\p{N} ._'-]/gu, '')
  return name.trim().slice(0, MAX_DEVICE_LENGTH) || 'Desktop'
}

function createEndingPage(words: SignInOptions['translator']) {
  const own = words.language.current
  const languages = [own, ...LANGUAGES.filter((language) => language !== own)]
  return (ending: Ending) =>
    renderResultPage(
      ending,
      languages.map((language) => [language, words.getFixedT(language)] as const)
    )
}

/**
 * Signs in as RFC 8252 describes: the browser redirects to this machine with a code, which the
 * client exchanges for a token.
 */
export function beginSignIn(
  origin: string,
  { requestApi, translator, openPage }: SignInOptions
): SignIn {
  const cancellation = new AbortController()
  const pkce = createPkcePair()
  let address: string | undefined

  async function run(): Promise<SignInOutcome> {
    const listener = await listenForCode({ state: pkce.state, page: createEndingPage(translator) })
    const { signal } = cancellation
    const { promise: stopped, resolve: stop } = Promise.withResolvers<'timeout' | 'cancelled'>()
    const timer = setTimeout(() => stop('timeout'), SIGN_IN_TIMEOUT_MS)
    signal.addEventListener('abort', () => stop('cancelled'))
    try {
      if (signal.aborted) return { reason: 'cancelled' }
      const { state, challenge } = pkce
      const query = { port: String(listener.port), state, challenge, device: deviceName() }
      address = `${origin}${PAGE_PATH}?${new URLSearchParams(query)}`
      if (!(await openPage(address))) return { reason: 'failed' }
      const result = await Promise.race([listener.redirect, stopped])
      if (typeof result === 'string') return { reason: result }
      if ('reason' in result) return result
      const ending = await exchangeCode(result.code, pkce, signal)
      result.respond('issued' in ending ? 'done' : 'failed')
      return ending
    } finally {
      clearTimeout(timer)
      listener.close()
    }
  }

  async function exchangeCode(
    code: string,
    { state, verifier }: PkcePair,
    signal: AbortSignal
  ): Promise<SignInOutcome> {
    const body = JSON.stringify({ code, state, verifier })
    const response = await requestApi({ origin, method: 'POST', path: TOKENS_PATH, body, signal })
    if ('lost' in response)
      return { reason: response.lost === 'aborted' ? 'cancelled' : 'unreachable' }
    const { success, output } = v.safeParse(issued, readResponseJson(response))
    if (!success) return { reason: 'failed' }
    const { token, expires_at: expiresAt, user } = output
    return { issued: { token, expiresAt, userId: user.id } }
  }

  return {
    outcome: run().catch(() => ({ reason: 'failed' })),
    openAgain: () => void (address && openPage(address)),
    cancel: () => cancellation.abort(),
  }
}
