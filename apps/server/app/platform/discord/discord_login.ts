import { createHash } from 'node:crypto'
import { DiscordDriver } from '@adonisjs/ally/drivers/discord'
import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import type { DiscordDriverConfig } from '@adonisjs/ally/types'
import { HTTP_FOUND } from '#app/core/http/status'
import { SECOND_MS } from '#app/core/time'
import { hostCookieName, secureCookies } from '#config/app'
import { claimKey, storeResponse } from '#app/core/idempotency/idempotency_keys'
import { type DiscordAccount, readDiscordAccount } from '#app/platform/discord/discord_account'
import { type OutgoingRequest, fetchJson } from '#app/platform/discord/fetch_json'

const ATTEMPT_COOKIE = hostCookieName('discord_sign_in')
/** Seconds within which a sign-in must return from Discord. */
const ATTEMPT_AGE_SECONDS = 600
/** By which spent attempts are told from the keys of members and bots. */
const ATTEMPT_ACTOR = 'sign-in'
/** Signing in changes something, though browsers come by GET. */
const ATTEMPT_REQUEST = { method: 'POST', path: '/api/auth/discord/callback', requestHash: '' }
/** For both calls together: somebody is looking at a blank page meanwhile. */
const DISCORD_DEADLINE_MS = 5_000
const ISSUER_PARAM = 'iss'
/** What Ally's driver adds for installing an application, which signing in is not. */
const INSTALLATION_PARAMS = ['grant_type', 'integration_type']

/** A sign-in that this browser has begun. It travels in one encrypted cookie, so its parts cannot be mixed with another's. */
interface Attempt {
  state: string
  codeVerifier: string
  returnTo: string
  /** Milliseconds of the epoch. The cookie's age is only a request to the browser. */
  endsAt: number
}

export interface DiscordLoginConfig extends DiscordDriverConfig {
  /** What Discord calls itself in the `iss` of its answers (RFC 9207). */
  issuer: string
}

export type DiscordLoginOutcome =
  | { account: DiscordAccount; returnTo: string }
  /** The member declined; the answer belongs to no attempt of this browser; Discord did not answer as it should. */
  | { failed: 'denied' | 'state' | 'discord'; cause?: unknown }

function isAttempt(value: unknown): value is Attempt {
  const { state, codeVerifier, returnTo, endsAt } = (value ?? {}) as Partial<Attempt>
  return (
    typeof state === 'string' &&
    state !== '' &&
    typeof codeVerifier === 'string' &&
    codeVerifier !== '' &&
    typeof returnTo === 'string' &&
    typeof endsAt === 'number'
  )
}

/**
 * Spends an attempt for good: removing its cookie only asks the browser, which may be somebody's who has copied it. Its state
 * is held like an idempotency key, by all processes and for longer than the attempt lasts.
 * @returns whether it had not been spent before
 */
async function spendAttempt({ state }: Attempt): Promise<boolean> {
  const key = createHash('sha256').update(state).digest('base64url')
  const attempt = { actor: ATTEMPT_ACTOR, key, ...ATTEMPT_REQUEST }
  if (!(await claimKey(attempt))) return false
  await storeResponse(attempt, HTTP_FOUND, null)
  return true
}

/**
 * Ally's Discord driver with what it lacks: PKCE, an attempt cookie that other sites cannot
 * send along, a check of the state that does not take two absent ones for equal, the issuer, a deadline.
 */
export class DiscordLogin extends DiscordDriver {
  protected override stateCookieName = ATTEMPT_COOKIE
  protected override codeVerifierCookieName = ATTEMPT_COOKIE
  readonly #issuer: string

  constructor(ctx: HttpContext, config: DiscordLoginConfig) {
    super(ctx, config)
    this.#issuer = config.issuer
  }

  /** Ally would read the cookie while it is constructed; `#takeAttempt` does when Discord has answered. */
  protected override loadState() {}

  protected override getPkceCodeVerifierForRedirect() {
    this.codeVerifierCookieValue = this.makeCodeVerifier()
    return this.codeVerifierCookieValue
  }

  protected override httpClient(url: string) {
    const client = super.httpClient(url)
    const send = (method: OutgoingRequest['method']) => () =>
      fetchJson(this.#deadline(), {
        method,
        url,
        headers: client.getHeaders(),
        fields: client.getFields(),
      })
    return Object.assign(client, { get: send('GET'), post: send('POST') })
  }

  #signal: AbortSignal | undefined
  #deadline() {
    this.#signal ??= AbortSignal.timeout(DISCORD_DEADLINE_MS)
    return this.#signal
  }

  /** Sends the browser to Discord. `returnTo` is a path of ours, and comes back with the account. */
  async begin(returnTo: string) {
    const state = this.getState()
    const address = await this.redirectUrl((request) => {
      for (const param of INSTALLATION_PARAMS) request.clearParam(param)
      request.param(this.stateParamName, state)
    })
    const attempt: Attempt = {
      state,
      codeVerifier: this.codeVerifierCookieValue!,
      returnTo,
      endsAt: Date.now() + ATTEMPT_AGE_SECONDS * SECOND_MS,
    }
    this.ctx.response.encryptedCookie(ATTEMPT_COOKIE, attempt, {
      maxAge: ATTEMPT_AGE_SECONDS,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
    })
    this.ctx.response.redirect(address)
  }

  /**
   * Whose account Discord says has come back. Each attempt is good for one call, whatever comes of it.
   * @throws when the database cannot say whether the attempt has been spent
   */
  async complete(): Promise<DiscordLoginOutcome> {
    const attempt = this.#takeAttempt()
    if (!attempt || !this.#isFromIssuer()) return { failed: 'state' }
    if (!(await spendAttempt(attempt))) return { failed: 'state' }
    if (this.accessDenied()) return { failed: 'denied' }
    try {
      const { original } = await this.user()
      return { account: await readDiscordAccount(original), returnTo: attempt.returnTo }
    } catch (cause) {
      return { failed: 'discord', cause }
    }
  }

  #takeAttempt(): Attempt | undefined {
    const attempt: unknown = this.ctx.request.encryptedCookie(ATTEMPT_COOKIE)
    this.ctx.response.clearCookie(ATTEMPT_COOKIE)

    const state: unknown = this.ctx.request.qs()[this.stateParamName]
    if (!isAttempt(attempt) || typeof state !== 'string' || state === '') return undefined
    if (!safeEqual(attempt.state, state) || attempt.endsAt <= Date.now()) return undefined
    this.stateCookieValue = attempt.state
    this.codeVerifierCookieValue = attempt.codeVerifier
    return attempt
  }

  #isFromIssuer() {
    const issuer: unknown = this.ctx.request.qs()[ISSUER_PARAM]
    return issuer === undefined || issuer === this.#issuer
  }
}
