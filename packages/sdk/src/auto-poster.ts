import type { BotanicaClient } from './client.ts'
import { MINUTE_MS } from './time.ts'

/** A count of Botanica is stale after 48 hours. */
const DEFAULT_INTERVAL_MS = 30 * MINUTE_MS
/** Where discord.js keeps the servers of a shard. */
const SERVER_COUNT = 'guilds.cache.size'

/** The part of a discord.js client that is needed, so that this package does not depend on discord.js. */
export interface DiscordClient {
  isReady(): boolean
  guilds: { cache: { size: number } }
  /** Of a bot that runs with a `ShardingManager`; null otherwise. */
  shard: { ids: readonly number[]; fetchClientValues(property: string): Promise<unknown[]> } | null
}

export interface AutoPosterOptions {
  /** Milliseconds between two posts; 30 minutes by default. */
  intervalMs?: number
  /** Called with each posted count. */
  onPost?: (serverCount: number) => void
  /** Called with the error of a failed post. The next one is tried in time. */
  onError?: (error: unknown) => void
}

/**
 * Posts a bot's server count regularly while it is connected to Discord. Of a bot with several processes, only that of
 * shard 0 posts, for all of them.
 */
export class AutoPoster {
  readonly #client: BotanicaClient
  readonly #discord: DiscordClient
  readonly #options: AutoPosterOptions
  #timer: ReturnType<typeof setInterval> | undefined
  #stopping = new AbortController()

  constructor(client: BotanicaClient, discord: DiscordClient, options: AutoPosterOptions = {}) {
    this.#client = client
    this.#discord = discord
    this.#options = options
  }

  /** Posts now, and from now on regularly. Call it when the bot is ready. */
  start(): this {
    const { shard } = this.#discord
    if (this.#timer !== undefined || (shard && !shard.ids.includes(0))) return this
    this.#stopping = new AbortController()
    const post = () => void this.#post(this.#stopping.signal)
    this.#timer = setInterval(post, this.#options.intervalMs ?? DEFAULT_INTERVAL_MS)
    post()
    return this
  }

  /** Ends the posting, and a post that is under way. */
  stop() {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#stopping.abort()
  }

  async #post(signal: AbortSignal) {
    // While it is disconnected, the cache may be empty.
    if (!this.#discord.isReady()) return
    try {
      const serverCount = await this.#countServers()
      await this.#client.postStats(serverCount, { signal })
      this.#options.onPost?.(serverCount)
    } catch (error) {
      if (!signal.aborted) this.#options.onError?.(error)
    }
  }

  async #countServers(): Promise<number> {
    const { shard, guilds } = this.#discord
    if (!shard) return guilds.cache.size
    const counts = (await shard.fetchClientValues(SERVER_COUNT)) as number[]
    return counts.reduce((sum, count) => sum + count, 0)
  }
}
