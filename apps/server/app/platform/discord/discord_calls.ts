import { DiscordAPIError, RateLimitError, REST, RESTEvents, type RouteLike } from '@discordjs/rest'
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel'
import logger from '@adonisjs/core/services/logger'
import { discordConfig } from '#config/discord'
import { Failure } from '#app/core/errors'
import { withDeadline } from '#app/core/process/deadline'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import { DISCORD_DEADLINE_MS, restOptions } from '#app/platform/discord/rest_options'

/** So many calls in a row that end badly, and Discord is given a rest. */
const FAILURES_TO_BREAK = 5
/** The first rest, and the longest. */
const BREAK_MS = { initialDelay: 5 * SECOND_MS, maxDelay: MINUTE_MS }
/** What callers are told to wait when Discord has not said how long. */
const RETRY_AFTER_MS = 5 * SECOND_MS
/** A token or a right that is missing does not come back by asking: only an operator gives it. */
const REFUSAL_MS = MINUTE_MS

const UNAUTHORIZED = 401
const FORBIDDEN = 403
const BAD_REQUEST = 400
const NOT_FOUND = 404

/** Everything, and not only calls of one kind. */
const EVERYTHING = '*'
const MESSAGE = 'Discord does not answer at the moment. Please try again shortly.'

/** The failure for whatever needs an answer of Discord's that cannot be had (rulings, "Errors": dependency down). */
export function discordUnavailable(waitMs: number) {
  return new Failure('unavailable', { message: MESSAGE, retryAfter: waitMs / SECOND_MS })
}

/** Whether it says something about Discord, and not about our question or our rights. */
function isOutage(error: unknown) {
  return !(error instanceof DiscordAPIError || error instanceof RateLimitError)
}

/**
 * Questions to Discord's REST interface as the site's own bot. Each has a deadline; behind failures in a row the questions
 * stop for a while; a rate limit, a missing right or a wrong token stops those that would meet it again. Whoever asks in
 * the meantime is told at once, and Discord hears nothing of it.
 */
export class DiscordCalls {
  readonly #rest = new REST(restOptions())
  readonly #breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
    halfOpenAfter: new ExponentialBackoff(BREAK_MS),
  })
  /** By kind of question, the moment until which none is sent, in milliseconds of the epoch. */
  readonly #heldUntil = new Map<string, number>()
  #defect: string | undefined

  constructor() {
    this.#rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) => {
      this.#hold(EVERYTHING, remainingTime, `Discord has refused ${count} requests`)
    })
    this.#breaker.onBreak(() => this.#note('Discord does not answer'))
    this.#breaker.onReset(() => this.#noteRecovery())
  }

  /** What is wrong between us and Discord, for operators. */
  get defect(): string | undefined {
    return this.#defect
  }

  /**
   * Asks for what stands at a route.
   * @param kind questions of one kind meet the same limit, so that one's refusal holds back the others
   * @returns the body as Discord sent it; `null` when there is no such thing
   * @throws `unavailable` with the time to wait when Discord cannot be asked or does not answer in time
   */
  async get(kind: string, route: RouteLike): Promise<unknown> {
    this.#refuseHeld(kind)
    try {
      const body = await this.#breaker.execute(() => this.#send(route))
      if (this.#heldUntil.size === 0) this.#noteRecovery()
      return body
    } catch (error) {
      throw discordUnavailable(this.#learn(kind, error))
    }
  }

  async #send(route: RouteLike): Promise<unknown> {
    // It forgets a token that was refused once; whether it still is, is for Discord to say.
    this.#rest.setToken(discordConfig.token)
    const signal = AbortSignal.timeout(DISCORD_DEADLINE_MS)
    try {
      return await withDeadline(DISCORD_DEADLINE_MS, this.#rest.get(route, { signal }))
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error
      // An id that Discord would never have given is as good as one that it does not know.
      if (error.status === NOT_FOUND || error.status === BAD_REQUEST) return null
      throw error
    }
  }

  /** @returns how long to wait, in milliseconds */
  #learn(kind: string, error: unknown): number {
    if (error instanceof RateLimitError) {
      const waitMs = Math.max(error.retryAfter, error.sublimitTimeout)
      this.#hold(error.global ? EVERYTHING : kind, waitMs, 'Discord limits our requests')
      return waitMs
    }
    if (error instanceof DiscordAPIError) {
      if (error.status === UNAUTHORIZED)
        this.#hold(EVERYTHING, REFUSAL_MS, 'Discord refuses our bot token')
      else if (error.status === FORBIDDEN)
        this.#hold(kind, REFUSAL_MS, `Discord does not let us ask for ${kind}`)
      return REFUSAL_MS
    }
    if (!(error instanceof BrokenCircuitError)) {
      logger.debug({ err: error, kind }, 'a question to Discord failed')
    }
    return RETRY_AFTER_MS
  }

  #hold(kind: string, ms: number, why: string) {
    const until = Date.now() + ms
    this.#heldUntil.set(kind, Math.max(this.#heldUntil.get(kind) ?? 0, until))
    this.#note(why)
  }

  #refuseHeld(kind: string) {
    const now = Date.now()
    for (const [held, until] of this.#heldUntil) if (until <= now) this.#heldUntil.delete(held)
    const until = Math.max(this.#heldUntil.get(EVERYTHING) ?? 0, this.#heldUntil.get(kind) ?? 0)
    if (until > now) throw discordUnavailable(until - now)
  }

  /** Operators are told when something begins, not at every call that meets it. */
  #note(defect: string) {
    if (this.#defect === undefined) logger.warn(defect)
    this.#defect = defect
  }

  #noteRecovery() {
    if (this.#defect !== undefined) logger.info('Discord answers again')
    this.#defect = undefined
  }
}
