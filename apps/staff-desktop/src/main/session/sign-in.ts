import { hostname } from 'node:os'
import { LANGUAGES } from '@botanica/api-client/contract'
import * as v from 'valibot'
import { readResponseJson, type RequestApi } from '../server/api-fetch.ts'
import type { Translator } from '../translator.ts'
import { answerPage, type Ending } from './answer-page.ts'
import { listenForCode } from './loopback.ts'
import { createPkcePair, type PkcePair } from './pkce.ts'

/** So long the browser is waited for. */
export const SIGN_IN_MS = 120_000
const PAGE_PATH = '/desktop-sign-in'
const TOKENS_PATH = '/api/desktop/tokens'
/** What the server takes. */
const MAX_DEVICE_LENGTH = 60

const issued = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  user: v.object({ id: v.string() }),
})

/** What the server gives to who is signed in. */
export interface IssuedToken {
  token: string
  userId: string
  /** ISO 8601. */
  expiresAt: string
}

export type SignInEnding =
  | { issued: IssuedToken }
  | { reason: 'denied' | 'timeout' | 'unreachable' | 'failed' }
  | { reason: 'cancelled' }

export interface SignInOptions {
  ask: RequestApi
  words: Pick<Translator, 'language' | 'sayIn'>
  /** Opens a page of the server in the system's browser. @returns whether that worked */
  openPage: (address: string) => Promise<boolean>
}

/** One attempt to sign in, in the system's browser. */
export interface SignIn {
  ending: Promise<SignInEnding>
  /** Opens the browser once more: people close the wrong tab. */
  openAgain: () => void
  cancel: () => void
}

/** Only what people would read of it, and what the server takes. */
function deviceName(): string {
  const name = hostname().replaceAll(/[^\p{L}\p{N} ._'-]/gu, '')
  return name.trim().slice(0, MAX_DEVICE_LENGTH) || 'Desktop'
}

function pageOf(words: SignInOptions['words']) {
  const own = words.language.current
  const languages = [own, ...LANGUAGES.filter((language) => language !== own)]
  return (ending: Ending) =>
    answerPage(
      ending,
      languages.map((language) => [language, words.sayIn(language)] as const)
    )
}

/** Signs in as RFC 8252 has it: the browser brings a code to this machine, which the client turns into a token. */
export function beginSignIn(origin: string, { ask, words, openPage }: SignInOptions): SignIn {
  const cancelled = new AbortController()
  const proof = createPkcePair()
  let address: string | undefined

  async function run(): Promise<SignInEnding> {
    const listener = await listenForCode({ state: proof.state, page: pageOf(words) })
    const { signal } = cancelled
    const { promise: stopped, resolve: stop } = Promise.withResolvers<'timeout' | 'cancelled'>()
    const timer = setTimeout(() => stop('timeout'), SIGN_IN_MS)
    signal.addEventListener('abort', () => stop('cancelled'))
    try {
      if (signal.aborted) return { reason: 'cancelled' }
      const { state, challenge } = proof
      const query = { port: String(listener.port), state, challenge, device: deviceName() }
      address = `${origin}${PAGE_PATH}?${new URLSearchParams(query)}`
      if (!(await openPage(address))) return { reason: 'failed' }
      const back = await Promise.race([listener.comeBack, stopped])
      if (typeof back === 'string') return { reason: back }
      if ('reason' in back) return back
      const ending = await redeem(back.code, proof, signal)
      back.answer('issued' in ending ? 'done' : 'failed')
      return ending
    } finally {
      clearTimeout(timer)
      listener.close()
    }
  }

  async function redeem(
    code: string,
    { state, verifier }: PkcePair,
    signal: AbortSignal
  ): Promise<SignInEnding> {
    const body = JSON.stringify({ code, state, verifier })
    const answer = await ask({ origin, method: 'POST', path: TOKENS_PATH, body, signal })
    if ('lost' in answer) return { reason: answer.lost === 'aborted' ? 'cancelled' : 'unreachable' }
    const { success, output } = v.safeParse(issued, readResponseJson(answer))
    if (!success) return { reason: 'failed' }
    const { token, expires_at: expiresAt, user } = output
    return { issued: { token, expiresAt, userId: user.id } }
  }

  return {
    ending: run().catch(() => ({ reason: 'failed' })),
    openAgain: () => void (address && openPage(address)),
    cancel: () => cancelled.abort(),
  }
}
