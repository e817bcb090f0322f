import { setTimeout as sleep } from 'node:timers/promises'
import { SimpleShardingStrategy, type WebSocketManager, WebSocketShardStatus } from '@discordjs/ws'
import type { Backoff } from '#app/platform/gateway/backoff'

const LOOK_MS = 10

type DestroyOptions = Parameters<SimpleShardingStrategy['destroy']>[0]

/**
 * The library's own way to connect, with what it lacks. It comes back every half second for as long as the gateway is away:
 * before each connection it asks for the session to resume, and there it is made to wait.
 *
 * Told to end while it waits for Discord to greet it, it takes the broken wait for one more trouble and ends itself a second
 * time, over the first: the first is never done, and the second connects anew. So what counts as ended is a connection that
 * is idle, and who was ended is not let back in.
 */
export class ReconnectStrategy extends SimpleShardingStrategy {
  readonly #ended: AbortSignal

  /** @param ended aborted before the library is told to end */
  constructor(manager: WebSocketManager, backoff: Backoff, ended: AbortSignal) {
    super(manager)
    this.#ended = ended
    const { retrieveSessionInfo } = manager.options
    manager.options.retrieveSessionInfo = async (shardId) => {
      const status = (await this.fetchStatus()).get(shardId)
      // Connected ones ask too, with every event.
      if (status === WebSocketShardStatus.Idle) {
        await sleep(backoff.next(), undefined, { ref: false, signal: ended }).catch(() => {})
      }
      return ended.aborted ? new Promise<never>(() => {}) : retrieveSessionInfo(shardId)
    }
  }

  /** @throws when the library was told to end while it still asked where to connect */
  override async connect() {
    this.#ended.throwIfAborted()
    await super.connect()
  }

  override async destroy(options?: DestroyOptions) {
    await Promise.race([super.destroy(options), this.#waitUntilIdle()])
  }

  async #waitUntilIdle() {
    while ([...(await this.fetchStatus()).values()].some((is) => is !== WebSocketShardStatus.Idle))
      await sleep(LOOK_MS)
  }
}
