import type { operations, components } from './api-types.ts'
import { Http, type CallOptions, type HttpOptions } from './http.ts'

export type Bot = components['schemas']['Bot']
export type BotListItem = components['schemas']['BotListItem']
/** The stored count of servers. */
export type PostedCount =
  operations['bot_stats.store']['responses'][200]['content']['application/json']
/** Whether a member has voted within the cooldown, when last, when again, and how often. */
export type VoterStatus =
  operations['bot_voters.show']['responses'][200]['content']['application/json']
/** What to look for, the order, and a category. */
export type BotSearch = Omit<
  NonNullable<operations['bots.index']['parameters']['query']>,
  'cursor' | 'limit'
>

export interface ClientOptions extends HttpOptions {
  /** The bot's id at Discord. */
  botId: string
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
  async *searchBots(
    search: BotSearch = {},
    options: CallOptions = {}
  ): AsyncGenerator<BotListItem> {
    const query = new URLSearchParams({ limit: PAGE_LIMIT })
    for (const [name, value] of Object.entries(search)) query.set(name, String(value))
    let path: string | undefined = `/api/bots?${query}`
    while (path !== undefined) {
      const response: Response = await this.#http.request(path, options)
      yield* (await response.json()) as BotListItem[]
      path = readNextPage(response)
    }
  }

  async #read<Body>(path: string, options: CallOptions): Promise<Body> {
    const response = await this.#http.request(path, options)
    return response.json() as Promise<Body>
  }
}
