import { createHash } from 'node:crypto'
import { DiscordDriver } from '@adonisjs/ally/drivers/discord'
import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import type { DiscordDriverConfig } from '@adonisjs/ally/types'
import { HTTP_FOUND } from '#app/core/http/status'
import { SECOND_MS } from '#app/core/time'
import { hostCookieName, secureCookies } from '#config/app'
import { DISCORD_CALLBACK_PATH } from '#config/discord'
import { claimKey, storeResponse } from '#app/core/idempotency/idempotency_keys'
import { type DiscordAccount, readDiscordAccount } from '#app/platform/discord/discord_account'
import { type OutgoingRequest, fetchJson } from '#app/platform/discord/fetch_json'

const ATTEMPT_COOKIE = hostCookieName('discord_sign_in')
/** Seconds within which a sign-in must return from Discord. */
const ATTEMPT_AGE_SECONDS = 600
/** Distinguishes used attempts from the idempotency keys of members and bots. */
const ATTEMPT_ACTOR = 'sign-in'
/** Recorded as POST, because signing in changes state although the browser sends a GET. */
const ATTEMPT_REQUEST = { method: 'POST', path: DISCORD_CALLBACK_PATH, requestHash: '' }
/** Milliseconds for both requests together: the browser shows a blank page during them. */
const DISCORD_DEADLINE_MS = 5_000
const ISSUER_PARAM = 'iss'
/** Parameters that Ally's driver adds for installing an application. Signing in does not need them. */
const INSTALLATION_PARAMS = ['grant_type', 'integration_type']

/** A pending sign-in of this browser. It is stored in one encrypted cookie, so its values cannot be mixed with another's. */
interface Attempt {
  state: string
  codeVerifier: string
  returnTo: string
  /** Milliseconds of the epoch. The server checks it, because a browser may ignore the cookie's `Max-Age`. */
  endsAt: number
}

export interface DiscordLoginConfig extends DiscordDriverConfig {
  /** Discord's issuer identifier, the `iss` of its authorization responses (RFC 9207). */
  issuer: string
}

export type DiscordLoginOutcome =
  | { account: DiscordAccount; returnTo: string }
  /** `denied`: the member declined. `state`: no pending attempt of this browser matches. `discord`: Discord failed. */
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
 * Marks an attempt as used. Clearing the cookie is not enough, because somebody may have copied it. The state is stored
 * as an idempotency key, which all processes share and which is stored longer than the attempt lasts.
 * @returns whether it had not been used before
 */
async function spendAttempt({ state }: Attempt): Promise<boolean> {
  const key = createHash('sha256').update(state).digest('base64url')
  const attempt = { actor: ATTEMPT_ACTOR, key, ...ATTEMPT_REQUEST }
  if (!(await claimKey(attempt))) return false
  await storeResponse(attempt, HTTP_FOUND, null)
  return true
}

/**
 * Extends Ally's Discord driver with PKCE, a cookie that other sites cannot send along, a state check that does not treat two
 * missing states as equal, a check of the issuer, and a deadline.
 */
export class DiscordLogin extends DiscordDriver {
  protected override stateCookieName = ATTEMPT_COOKIE
  protected override codeVerifierCookieName = ATTEMPT_COOKIE
  readonly #issuer: string

  constructor(ctx: HttpContext, config: DiscordLoginConfig) {
    super(ctx, config)
    this.#issuer = config.issuer
  }

  /** Ally would read the cookie in the constructor. `#takeAttempt` reads it in the callback instead. */
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

  /** Redirects the browser to Discord. `returnTo` is a path of the site, and is returned with the account. */
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
   * Handles the callback and returns the account that has signed in. Each attempt can be used once, whatever the outcome.
   * @throws when the database cannot say whether the attempt has been used
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
