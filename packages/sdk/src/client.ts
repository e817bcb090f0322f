import type { operations, components } from './api-types.ts'
import { ApiError, RateLimitError } from './errors.ts'
import { readFrames } from './event-stream.ts'
import {
  getBackoffMs,
  Http,
  isTransient,
  wait,
  type CallOptions,
  type HttpOptions,
} from './http.ts'
import { SECOND_MS } from './time.ts'

export type Bot = components['schemas']['Bot']
export type BotListItem = components['schemas']['RankedBot']
/** The stored count of servers. */
export type PostedCount =
  operations['bot_stats.store']['responses'][200]['content']['application/json']
/** Whether a member has voted within the cooldown, when last, when again, and how often. */
export type VoterStatus =
  operations['bot_voters.show']['responses'][200]['content']['application/json']
/** A vote for the bot; `userId` is `null` when the account was deleted. */
export type Vote =
  operations['vote_events.index']['responses'][200]['content']['application/json'][number]
/** Something that happened to the bot. `type` says what, and which `data` there is. */
export type BotEvent =
  operations['bot_events.index']['responses'][200]['content']['application/json'][number]
/** What to look for, the order, and a category. */
export type BotSearch = Omit<
  NonNullable<operations['bots.index']['parameters']['query']>,
  'cursor' | 'limit'
>

export interface ClientOptions extends HttpOptions {
  /** The bot's id at Discord. */
  botId: string
}

export interface EventOptions extends CallOptions {
  /** The `cursor` of the last event that was handled. */
  cursor?: string | undefined
}

/** The largest page of a list. */
const PAGE_LIMIT = '100'
const NEXT_PAGE = /<([^>]*)>\s*;[^,]*\brel="?next"?/

const readNextPage = ({ headers }: Response) => NEXT_PAGE.exec(headers.get('link') ?? '')?.[1]

/** Calls Botanica's API for one bot. */
export class BotanicaClient {
  readonly #botId: string
  readonly #http: Http

  constructor({ botId, ...options }: ClientOptions) {
    this.#botId = botId
    this.#http = new Http(options)
  }

  /** Posts the number of servers that the bot is in. The token needs the scope `stats:write`. */
  async postStats(serverCount: number, { signal }: CallOptions = {}): Promise<PostedCount> {
    const body = { server_count: serverCount }
    const response = await this.#http.request(`/api/bots/${this.#botId}/stats`, { body, signal })
    return response.json() as Promise<PostedCount>
  }

  /** Whether a member has voted for the bot within the cooldown. The token needs the scope `votes:read`. */
  async hasVoted(userId: string, options: CallOptions = {}): Promise<boolean> {
    return (await this.getVoterStatus(userId, options)).hasVoted
  }

  /** When a member has voted last, may vote again, and how often they have voted. The token needs `votes:read`. */
  getVoterStatus(userId: string, options: CallOptions = {}): Promise<VoterStatus> {
    return this.#read<VoterStatus>(`/api/bots/${this.#botId}/votes/${userId}`, options)
  }

  /** Returns what a bot's page shows; by default this bot's. Needs no token. */
  getBot(botId: string = this.#botId, options: CallOptions = {}): Promise<Bot> {
    return this.#read<Bot>(`/api/bots/discord/${botId}`, options)
  }

  /** Lists the bots that match, page by page as you read on. Needs no token. */
  searchBots(search: BotSearch = {}, options: CallOptions = {}): AsyncGenerator<BotListItem> {
    return this.#readPages<BotListItem>('/api/bots', search, options)
  }

  /**
   * Lists the votes of the last year, latest first, page by page as you read on. The token needs the scope
   * `votes:read`.
   */
  listVotes(options: CallOptions = {}): AsyncGenerator<Vote> {
    return this.#readPages<Vote>(`/api/bots/${this.#botId}/votes/history`, {}, options)
  }

  /**
   * Lists what has happened to the bot, oldest first: all that is stored, or what came after a cursor. The token needs
   * the scope `events:read`.
   */
  listEvents({ cursor, signal }: EventOptions = {}): AsyncGenerator<BotEvent> {
    return this.#readPages<BotEvent>(`/api/bots/${this.#botId}/events`, { cursor }, { signal })
  }

  /**
   * Waits for what happens to the bot, and reconnects when the connection breaks, without missing anything. It begins
   * after the cursor, or with what happens next. The token needs the scope `events:read`.
   * @throws `ApiError` when the token ends
   */
  async *followEvents({ cursor, signal }: EventOptions = {}): AsyncGenerator<BotEvent> {
    const path = `/api/bots/${this.#botId}/events/stream`
    let lastEventId = cursor
    let attempt = 0
    for (;;) {
      let retryAfterMs = 0
      try {
        const { body } = await this.#http.openStream(path, { lastEventId, signal })
        for await (const { id, data } of readFrames(body!)) {
          attempt = 0
          lastEventId = id ?? lastEventId
          if (data !== undefined) yield JSON.parse(data) as BotEvent
        }
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof ApiError && !isTransient(error)) throw error
        if (error instanceof RateLimitError) retryAfterMs = error.retryAfter * SECOND_MS
      }
      await wait(Math.max(retryAfterMs, getBackoffMs(attempt++)), signal)
    }
  }

  /** Reads the entries of a list, page by page. */
  async *#readPages<Entry>(
    list: string,
    parameters: object,
    options: CallOptions
  ): AsyncGenerator<Entry> {
    const query = new URLSearchParams({ limit: PAGE_LIMIT })
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) query.set(name, String(value))
    let path: string | undefined = `${list}?${query}`
    while (path !== undefined) {
      const response: Response = await this.#http.request(path, options)
      yield* (await response.json()) as Entry[]
      path = readNextPage(response)
    }
  }

  async #read<Body>(path: string, options: CallOptions): Promise<Body> {
    const response = await this.#http.request(path, options)
    return response.json() as Promise<Body>
  }
}
