import { ApiError, ConnectionError, RateLimitError, type FieldError } from './errors.ts'
import { SECOND_MS } from './time.ts'

const DEFAULT_TIMEOUT_MS = 10 * SECOND_MS
const DEFAULT_RETRIES = 3
/** The longest time to wait for a retry. A longer `Retry-After` is an error. */
const MAX_WAIT_MS = 60 * SECOND_MS
const FIRST_BACKOFF_MS = 500

/** How often the time to wait doubles at most. */
const MAX_DOUBLINGS = 6

const HTTP_TOO_MANY_REQUESTS = 429
/** Statuses of servers and proxies that are busy or restarting. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([HTTP_TOO_MANY_REQUESTS, 502, 503, 504])
const NO_RESPONSE = 'Botanica could not be reached.'
const SECONDS_ONLY = /^\d+$/

export interface HttpOptions {
  /** Scheme, host and port of the site, such as `https://botanica.example`. */
  baseUrl: string
  /** The bot's token, for calls that need one. */
  token?: string | undefined
  /** Milliseconds that one attempt may take; 10 seconds by default. */
  timeoutMs?: number | undefined
  /** How often a request is repeated after an error that may pass; 3 by default. */
  retries?: number | undefined
}

export interface CallOptions {
  /** Ends the request, and the wait for a retry. */
  signal?: AbortSignal | undefined
}

interface RequestOptions extends CallOptions {
  /** Sent as JSON with `POST`. */
  body?: object
}

interface StreamOptions extends CallOptions {
  /** The id of the last event that was received. */
  lastEventId?: string | undefined
}

interface ErrorBody {
  message: string
  code: string
  requestId: string
  errors?: FieldError[]
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body

/** Returns milliseconds; `undefined` without a valid `Retry-After`, which holds seconds or a date. */
function readRetryAfterMs({ headers }: Response): number | undefined {
  const header = headers.get('retry-after')
  if (header === null) return undefined
  if (SECONDS_ONLY.test(header)) return Number(header) * SECOND_MS
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now())
}

/** Doubles with each attempt, from the first, which is 0. Random, so that bots do not retry at the same moment. */
export const getBackoffMs = (attempt: number) =>
  FIRST_BACKOFF_MS * 2 ** Math.min(attempt, MAX_DOUBLINGS) * (1 + Math.random())

/** Whether the same request may succeed later. */
export const isTransient = ({ status }: { status: number }) => TRANSIENT_STATUSES.has(status)

/** @throws the reason of the signal */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal!.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', abort, { once: true })
  })
}

async function toError(response: Response): Promise<ApiError> {
  const { status, statusText } = response
  const body: unknown = await response.json().catch(() => undefined)
  const known = isErrorBody(body) ? body : undefined
  const message = known?.message ?? `${status} ${statusText}`
  const details = {
    status,
    code: known?.code ?? 'unknown',
    requestId: known?.requestId ?? null,
    errors: known?.errors ?? [],
  }
  return status === HTTP_TOO_MANY_REQUESTS
    ? new RateLimitError(message, details, (readRetryAfterMs(response) ?? 0) / SECOND_MS)
    : new ApiError(message, details)
}

/** Sends requests to the API, and repeats those that failed for a reason that may pass. */
export class Http {
  readonly #options: HttpOptions

  constructor(options: HttpOptions) {
    this.#options = options
  }

  /**
   * @param path with its query
   * @throws `ApiError`, `RateLimitError`, `ConnectionError`; the reason of the signal
   */
  async request(path: string, { body, signal }: RequestOptions = {}): Promise<Response> {
    const { retries = DEFAULT_RETRIES } = this.#options
    const init = this.#createInit(body)
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= retries
      const response = await this.#attempt(path, init, signal, isLast)
      if (response?.ok) return response
      const waitMs = (response && readRetryAfterMs(response)) ?? getBackoffMs(attempt)
      if (response && (!isTransient(response) || isLast || waitMs > MAX_WAIT_MS))
        throw await toError(response)
      await response?.body?.cancel()
      await wait(waitMs, signal)
    }
  }

  /**
   * Opens a stream of server-sent events, in one attempt. Only the time until it begins is limited.
   * @throws `ApiError`, `RateLimitError`, `ConnectionError`; the reason of the signal
   */
  async openStream(path: string, { lastEventId, signal }: StreamOptions): Promise<Response> {
    const { baseUrl, timeoutMs = DEFAULT_TIMEOUT_MS } = this.#options
    const headers = {
      ...this.#createHeaders('text/event-stream'),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    }
    const opening = new AbortController()
    const timer = setTimeout(() => opening.abort(), timeoutMs)
    const either = signal ? AbortSignal.any([signal, opening.signal]) : opening.signal
    try {
      const response = await fetch(new URL(path, baseUrl), { headers, signal: either })
      if (response.ok) return response
      throw await toError(response)
    } catch (cause) {
      signal?.throwIfAborted()
      if (cause instanceof ApiError) throw cause
      throw new ConnectionError(NO_RESPONSE, { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  #createHeaders(accept: string): Record<string, string> {
    const { token } = this.#options
    return { accept, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  }

  #createInit(body: object | undefined): RequestInit {
    const headers = this.#createHeaders('application/json')
    if (!body) return { headers }
    return {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        // The server runs a repeated request once.
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    }
  }

  /** @returns `undefined` for a failed connection that may be tried again */
  async #attempt(
    path: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
    isLast: boolean
  ): Promise<Response | undefined> {
    const { baseUrl, timeoutMs = DEFAULT_TIMEOUT_MS } = this.#options
    const timeout = AbortSignal.timeout(timeoutMs)
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout
    try {
      return await fetch(new URL(path, baseUrl), { ...init, signal: either })
    } catch (cause) {
      signal?.throwIfAborted()
      if (!isLast) return undefined
      throw new ConnectionError(NO_RESPONSE, { cause })
    }
  }
}
