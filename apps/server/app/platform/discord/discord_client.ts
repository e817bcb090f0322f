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
import { registerBreaker, reportCall } from '#app/core/observability/service_calls'
import { withDeadline } from '#app/core/process/deadline'
import { MINUTE_MS, SECOND_MS } from '#app/core/time'
import type { ChangeOutcome, DiscordChange } from '#app/platform/discord/discord_change'
import {
  DISCORD_DEADLINE_MS,
  DISCORD_SERVICE,
  restOptions,
} from '#app/platform/discord/rest_options'

/** Consecutive failures that open the circuit breaker. */
const FAILURES_TO_BREAK = 5
/** How long the circuit breaker stays open at first. Each time that directly follows is longer. */
const BREAK_MS = 5 * SECOND_MS
const MAX_BREAK_MS = MINUTE_MS
/** `Retry-After` for our callers when Discord has not sent one. */
const RETRY_AFTER_MS = 5 * SECOND_MS
/** How long requests stop after a rejected token or a missing permission: only an operator can fix either. */
const REFUSAL_MS = MINUTE_MS

/** Stands for requests of every kind. */
const ALL_KINDS = '*'
const MESSAGE = 'Discord does not answer at the moment. Please try again shortly.'

/** The error when a response from Discord is needed and not available. */
export function discordUnavailable(waitMs: number) {
  return new Failure('unavailable', { message: MESSAGE, retryAfter: waitMs / SECOND_MS })
}

/** A request that was still queued when Discord refused one of the same kind. */
class RequestBlockedError extends Error {}

/** Whether an error means that Discord is down, rather than that our request or our permissions are wrong. */
function isOutage(error: unknown) {
  return !(
    error instanceof DiscordAPIError ||
    error instanceof RateLimitError ||
    error instanceof RequestBlockedError
  )
}

/** A header in seconds, as milliseconds. */
function getHeaderMs(response: ResponseLike, header: string): number {
  return Number(response.headers.get(header) ?? 0) * SECOND_MS
}

interface DiscordRequest extends Pick<InternalRequest, 'method' | 'body' | 'query' | 'reason'> {
  kind: string
  route: RouteLike
}

interface RequestInFlight {
  kind: string
  route: string
  abort: AbortController
}

/**
 * Client of Discord's REST API as the site's own bot. Each request has a deadline. A circuit breaker stops requests
 * after consecutive failures. A rate limit, a missing permission or a refused token stops the requests that it would
 * affect as well: they fail immediately and are not sent.
 */
export class DiscordClient {
  readonly #rest = new REST(restOptions())
  /** Does not retry: the first attempt could have succeeded, and only the refusal of the second be reported. */
  readonly #changeRest = new REST({ ...restOptions(), retries: 0 })
  readonly #breaker
  readonly #refusalMs
  readonly #inFlight = new Set<RequestInFlight>()
  /** By kind of request, the time until which none is sent, in milliseconds of the monotonic clock. */
  readonly #blockedUntil = new Map<string, number>()
  #defect: string | undefined

  constructor({ breakMs = BREAK_MS, refusalMs = REFUSAL_MS } = {}) {
    this.#refusalMs = refusalMs
    this.#breaker = circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: breakMs,
        maxDelay: MAX_BREAK_MS,
        generator: noJitterGenerator,
      }),
    })
    registerBreaker(DISCORD_SERVICE, this.#breaker)
    this.#breaker.onBreak(() => this.#setDefect('Discord does not answer'))
    this.#breaker.onReset(() => this.#clearDefect())
    for (const rest of [this.#rest, this.#changeRest]) {
      rest.on(RESTEvents.Response, ({ path }, response) => this.#handleResponse(path, response))
      rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) => {
        this.#block(ALL_KINDS, remainingTime)
        this.#setDefect(`Discord has refused ${count} requests`)
      })
    }
  }

  /** Describes what is wrong with the connection to Discord, for operators. */
  get defect(): string | undefined {
    return this.#defect
  }

  /**
   * Sends a GET request.
   * @param kind requests of one kind share a rate limit, so a refusal of one blocks the others
   * @returns the body as Discord sent it; `null` when Discord does not know the resource
   * @throws `unavailable` with the time to wait when the request cannot be sent or Discord does not respond in time
   */
  async get(kind: string, route: RouteLike, query?: URLSearchParams): Promise<unknown> {
    const wait = this.#getWaitMs(kind)
    if (wait > 0) throw discordUnavailable(wait)
    try {
      const body = await this.#breaker.execute(() => this.#getOrNull(kind, route, query))
      if (this.#blockedUntil.size === 0) this.#clearDefect()
      return body
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) {
        logger.debug({ err: error, kind }, 'a request to Discord failed')
      }
      throw discordUnavailable(this.#getWaitMs(kind) || RETRY_AFTER_MS)
    }
  }

  /**
   * Sends a change, once. Never throws: the outcome tells the caller whether the change was made.
   */
  async change(change: DiscordChange): Promise<ChangeOutcome> {
    const { kind, route } = change
    const wait = this.#getWaitMs(kind)
    if (wait > 0) return { status: 'held', waitMs: wait }
    try {
      const request = { ...change, method: change.method as RequestMethod }
      const body = await this.#breaker.execute(() => this.#send(this.#changeRest, request))
      if (this.#blockedUntil.size === 0) this.#clearDefect()
      return { status: 'done', body }
    } catch (error) {
      logger.debug({ err: error, kind, route }, 'a change at Discord failed')
      return this.#toOutcome(error, kind)
    }
  }

  #toOutcome(error: unknown, kind: string): ChangeOutcome {
    const waitMs = this.#getWaitMs(kind) || RETRY_AFTER_MS
    if (error instanceof BrokenCircuitError || error instanceof RateLimitError) {
      return { status: 'held', waitMs }
    }
    if (!(error instanceof DiscordAPIError)) return { status: 'unknown' }
    const { status, code, message } = error
    // A refused token says nothing about this request, and an operator can fix it.
    if (status === HTTP_UNAUTHORIZED || status === HTTP_TOO_MANY_REQUESTS)
      return { status: 'held', waitMs }
    return { status: 'refused', code: Number(code), message }
  }

  async #getOrNull(kind: string, route: RouteLike, query?: URLSearchParams): Promise<unknown> {
    try {
      const request = { kind, route, method: RequestMethod.Get }
      return await this.#send(this.#rest, query ? { ...request, query } : request)
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error
      // Discord responds with 400 to an id that it would never have issued: treat it as unknown.
      if (error.status === HTTP_NOT_FOUND || error.status === HTTP_BAD_REQUEST) return null
      throw error
    }
  }

  async #send(rest: REST, { kind, route, ...options }: DiscordRequest): Promise<unknown> {
    // The library drops a token after a 401. Set it again, so that Discord decides each time.
    rest.setToken(discordConfig.token)
    const call = { kind, route, abort: new AbortController() }
    const signal = AbortSignal.any([AbortSignal.timeout(DISCORD_DEADLINE_MS), call.abort.signal])
    this.#inFlight.add(call)
    try {
      const request = () => rest.request({ ...options, fullRoute: route, signal })
      return await reportCall(
        DISCORD_SERVICE,
        () => withDeadline(DISCORD_DEADLINE_MS, request()),
        (error) => !isOutage(error)
      )
    } catch (error) {
      if (call.abort.signal.aborted) throw new RequestBlockedError()
      throw error
    } finally {
      this.#inFlight.delete(call)
    }
  }

  /** Reads rate limits and refusals from a response, before any request that follows is sent. */
  #handleResponse(route: string, response: ResponseLike) {
    const kind = [...this.#inFlight].find((call) => call.route === route)?.kind ?? route
    if (response.status === HTTP_UNAUTHORIZED) {
      this.#block(ALL_KINDS, this.#refusalMs, route)
      this.#setDefect('Discord refuses our bot token')
    } else if (response.status === HTTP_FORBIDDEN) {
      this.#block(kind, this.#refusalMs, route)
      this.#setDefect(`Discord does not let us ask for ${kind}`)
    } else if (response.status === HTTP_TOO_MANY_REQUESTS) {
      const isGlobal = response.headers.has('X-RateLimit-Global')
      this.#block(isGlobal ? ALL_KINDS : kind, getHeaderMs(response, 'Retry-After'), route)
      this.#setDefect('Discord limits our requests')
    } else if (response.headers.get('X-RateLimit-Remaining') === '0') {
      this.#block(kind, getHeaderMs(response, 'X-RateLimit-Reset-After'), route)
    }
  }

  /**
   * Blocks requests of a kind, and aborts those in the library's queue: the library would start a timer for each, which runs
   * as long as the limit and keeps the process from exiting.
   * @param exceptRoute route of the request whose response is being handled
   */
  #block(kind: string, ms: number, exceptRoute?: string) {
    this.#blockedUntil.set(
      kind,
      Math.max(this.#blockedUntil.get(kind) ?? 0, performance.now() + ms)
    )
    for (const call of this.#inFlight) {
      const isBlocked = kind === ALL_KINDS || call.kind === kind
      if (isBlocked && call.route !== exceptRoute) call.abort.abort()
    }
  }

  /** Milliseconds for which requests of a kind are blocked. */
  #getWaitMs(kind: string): number {
    const now = performance.now()
    for (const [blocked, until] of this.#blockedUntil)
      if (until <= now) this.#blockedUntil.delete(blocked)
    const [everything = now, own = now] = [ALL_KINDS, kind].map((key) =>
      this.#blockedUntil.get(key)
    )
    return Math.max(everything, own) - now
  }

  /** Logs the beginning of a problem, not each request that it affects. */
  #setDefect(defect: string) {
    if (this.#defect === undefined) logger.warn(defect)
    this.#defect = defect
  }

  #clearDefect() {
    if (this.#defect !== undefined) logger.info('Discord answers again')
    this.#defect = undefined
  }
}
