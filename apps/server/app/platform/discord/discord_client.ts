import {
  DiscordAPIError,
  type InternalRequest,
  RateLimitError,
  REST,
  RESTEvents,
  RequestMethod,
  type ResponseLike,
  type RouteLike,
} from '@discordjs/rest'
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel'
import logger from '@adonisjs/core/services/logger'
import {
  HTTP_BAD_REQUEST,
  HTTP_FORBIDDEN,
  HTTP_NOT_FOUND,
  HTTP_TOO_MANY_REQUESTS,
  HTTP_UNAUTHORIZED,
} from '#app/core/http/status'
import { discordConfig } from '#config/discord'
import { Failure } from '#app/core/errors'
import { withDeadline } from '#app/core/process/deadline'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import type { ChangeOutcome, DiscordChange } from '#app/platform/discord/discord_change'
import { DISCORD_DEADLINE_MS, restOptions } from '#app/platform/discord/rest_options'

/** So many calls in a row that end badly, and Discord is given a rest. */
const FAILURES_TO_BREAK = 5
/** The first rest; each that follows at once is longer. */
const BREAK_MS = 5 * SECOND_MS
const LONGEST_BREAK_MS = MINUTE_MS
/** What callers are told to wait when Discord has not said how long. */
const RETRY_AFTER_MS = 5 * SECOND_MS
/** A token or a right that is missing does not come back by asking: only an operator gives it. */
const BREAKER_OPEN_MS = MINUTE_MS

/** Everything, and not only calls of one kind. */
const EVERYTHING = '*'
const MESSAGE = 'Discord does not answer at the moment. Please try again shortly.'

/** The error when a response from Discord is needed and not available. */
export function discordUnavailable(waitMs: number) {
  return new Failure('unavailable', { message: MESSAGE, retryAfter: waitMs / SECOND_MS })
}

/** A call that was still waiting for its turn when Discord refused one like it. */
class RequestBlockedError extends Error {}

/** Whether it says something about Discord, and not about our question or our rights. */
function isOutage(error: unknown) {
  return !(
    error instanceof DiscordAPIError ||
    error instanceof RateLimitError ||
    error instanceof RequestBlockedError
  )
}

/** Of a header that counts seconds. */
function millisecondsOf(response: ResponseLike, header: string): number {
  return Number(response.headers.get(header) ?? 0) * SECOND_MS
}

interface Question extends Pick<InternalRequest, 'method' | 'body' | 'query' | 'reason'> {
  kind: string
  route: RouteLike
}

interface CallUnderWay {
  kind: string
  route: string
  hold: AbortController
}

/**
 * Questions to Discord's REST interface as the site's own bot. Each has a deadline; behind failures in a row the questions
 * stop for a while; a rate limit, a missing right or a wrong token stops those that would meet it again. Whoever asks in
 * the meantime is told at once, and Discord hears nothing of it.
 */
export class DiscordClient {
  readonly #rest = new REST(restOptions())
  /** Tries nothing twice by itself: of two tries one could have been done, and only the other one's refusal be told. */
  readonly #changing = new REST({ ...restOptions(), retries: 0 })
  readonly #breaker
  readonly #refusalMs
  readonly #underWay = new Set<CallUnderWay>()
  /** By kind of question, the moment until which none is sent, in milliseconds of the epoch. */
  readonly #heldUntil = new Map<string, number>()
  #defect: string | undefined

  constructor({ breakMs = BREAK_MS, refusalMs = BREAKER_OPEN_MS } = {}) {
    this.#refusalMs = refusalMs
    this.#breaker = circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: breakMs,
        maxDelay: LONGEST_BREAK_MS,
        generator: noJitterGenerator,
      }),
    })
    this.#breaker.onBreak(() => this.#note('Discord does not answer'))
    this.#breaker.onReset(() => this.#noteRecovery())
    for (const rest of [this.#rest, this.#changing]) {
      rest.on(RESTEvents.Response, ({ path }, response) => this.#learn(path, response))
      rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) => {
        this.#hold(EVERYTHING, remainingTime)
        this.#note(`Discord has refused ${count} requests`)
      })
    }
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
  async get(kind: string, route: RouteLike, query?: URLSearchParams): Promise<unknown> {
    const wait = this.#heldFor(kind)
    if (wait > 0) throw discordUnavailable(wait)
    try {
      const body = await this.#breaker.execute(() => this.#ask(kind, route, query))
      if (this.#heldUntil.size === 0) this.#noteRecovery()
      return body
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) {
        logger.debug({ err: error, kind }, 'a question to Discord failed')
      }
      throw discordUnavailable(this.#heldFor(kind) || RETRY_AFTER_MS)
    }
  }

  /**
   * Asks for a change, once. Never throws: what is not done says so, because who changes something has to know.
   */
  async change(change: DiscordChange): Promise<ChangeOutcome> {
    const { kind, route } = change
    const wait = this.#heldFor(kind)
    if (wait > 0) return { status: 'held', waitMs: wait }
    try {
      const question = { ...change, method: change.method as RequestMethod }
      const body = await this.#breaker.execute(() => this.#send(this.#changing, question))
      if (this.#heldUntil.size === 0) this.#noteRecovery()
      return { status: 'done', body }
    } catch (error) {
      logger.debug({ err: error, kind, route }, 'a change at Discord was not done')
      return this.#toOutcome(error, kind)
    }
  }

  #toOutcome(error: unknown, kind: string): ChangeOutcome {
    const waitMs = this.#heldFor(kind) || RETRY_AFTER_MS
    if (error instanceof BrokenCircuitError || error instanceof RateLimitError) {
      return { status: 'held', waitMs }
    }
    if (!(error instanceof DiscordAPIError)) return { status: 'unknown' }
    const { status, code, message } = error
    // The token is the operator's to mend, and nothing about what was asked for.
    if (status === HTTP_UNAUTHORIZED || status === HTTP_TOO_MANY_REQUESTS)
      return { status: 'held', waitMs }
    return { status: 'refused', code: Number(code), message }
  }

  async #ask(kind: string, route: RouteLike, query?: URLSearchParams): Promise<unknown> {
    try {
      const question = { kind, route, method: RequestMethod.Get }
      return await this.#send(this.#rest, query ? { ...question, query } : question)
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error
      // An id that Discord would never have given is as good as one that it does not know.
      if (error.status === HTTP_NOT_FOUND || error.status === HTTP_BAD_REQUEST) return null
      throw error
    }
  }

  async #send(rest: REST, { kind, route, ...asked }: Question): Promise<unknown> {
    // It forgets a token that was refused once; whether it still is, is for Discord to say.
    rest.setToken(discordConfig.token)
    const call = { kind, route, hold: new AbortController() }
    const signal = AbortSignal.any([AbortSignal.timeout(DISCORD_DEADLINE_MS), call.hold.signal])
    this.#underWay.add(call)
    try {
      const request = rest.request({ ...asked, fullRoute: route, signal })
      return await withDeadline(DISCORD_DEADLINE_MS, request)
    } catch (error) {
      if (call.hold.signal.aborted) throw new RequestBlockedError()
      throw error
    } finally {
      this.#underWay.delete(call)
    }
  }

  /** What an answer says of those that would follow. It comes here before any of them is sent. */
  #learn(route: string, response: ResponseLike) {
    const kind = [...this.#underWay].find((call) => call.route === route)?.kind ?? route
    if (response.status === HTTP_UNAUTHORIZED) {
      this.#hold(EVERYTHING, this.#refusalMs, route)
      this.#note('Discord refuses our bot token')
    } else if (response.status === HTTP_FORBIDDEN) {
      this.#hold(kind, this.#refusalMs, route)
      this.#note(`Discord does not let us ask for ${kind}`)
    } else if (response.status === HTTP_TOO_MANY_REQUESTS) {
      const isGlobal = response.headers.has('X-RateLimit-Global')
      this.#hold(isGlobal ? EVERYTHING : kind, millisecondsOf(response, 'Retry-After'), route)
      this.#note('Discord limits our requests')
    } else if (response.headers.get('X-RateLimit-Remaining') === '0') {
      this.#hold(kind, millisecondsOf(response, 'X-RateLimit-Reset-After'), route)
    }
  }

  /**
   * Lets no question of the kind through for so long, and takes back those that wait in the library's queue: it would start
   * a clock for each, which runs for as long as the limit and keeps the process from ending.
   * @param exceptRoute the call that is being answered
   */
  #hold(kind: string, ms: number, exceptRoute?: string) {
    this.#heldUntil.set(kind, Math.max(this.#heldUntil.get(kind) ?? 0, Date.now() + ms))
    for (const call of this.#underWay) {
      const isHeld = kind === EVERYTHING || call.kind === kind
      if (isHeld && call.route !== exceptRoute) call.hold.abort()
    }
  }

  /** For how many milliseconds none of the kind is let through. */
  #heldFor(kind: string): number {
    const now = Date.now()
    for (const [held, until] of this.#heldUntil) if (until <= now) this.#heldUntil.delete(held)
    const [everything = now, own = now] = [EVERYTHING, kind].map((key) => this.#heldUntil.get(key))
    return Math.max(everything, own) - now
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
