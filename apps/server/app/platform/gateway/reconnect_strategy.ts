import { setTimeout as sleep } from 'node:timers/promises'
import {
  SimpleShardingStrategy,
  type WebSocketManager,
  type WebSocketShard,
  WebSocketShardStatus,
} from '@discordjs/ws'
import type { Backoff } from '#app/platform/gateway/backoff'

const POLL_INTERVAL_MS = 10

type DestroyOptions = Parameters<SimpleShardingStrategy['destroy']>[0]

/**
 * Handles errors of sockets that were destroyed while they were still connecting. The library removes its handler then,
 * and a connection that fails afterwards would end the process.
 */
function handleLateErrors(shard: WebSocketShard) {
  const destroy = shard.destroy.bind(shard)
  shard.destroy = async (options) => {
    shard['connection']?.on('error', () => {})
    await destroy(options)
  }
}

/**
 * Adds backoff and a reliable `destroy` to the library's sharding strategy.
 *
 * Backoff: the library reconnects every half second while the gateway is down. It calls `retrieveSessionInfo` before each
 * connection, so that is where it has to wait.
 *
 * `destroy`: if the library is destroyed while it waits for Discord's hello, it treats the aborted wait as another failure and
 * destroys itself a second time. The first call then never resolves, and the second one reconnects. So a shard counts as
 * destroyed when it is idle, and cannot connect afterwards.
 */
export class ReconnectStrategy extends SimpleShardingStrategy {
  readonly #ended: AbortSignal

  /** @param ended aborted before the library is destroyed */
  constructor(manager: WebSocketManager, backoff: Backoff, ended: AbortSignal) {
    super(manager)
    this.#ended = ended
    const { retrieveSessionInfo } = manager.options
    manager.options.retrieveSessionInfo = async (shardId) => {
      const status = (await this.fetchStatus()).get(shardId)
      // Connected shards call this too, with every event.
      if (status === WebSocketShardStatus.Idle) {
        await sleep(backoff.next(), undefined, { ref: false, signal: ended }).catch(() => {})
      }
      return ended.aborted ? new Promise<never>(() => {}) : retrieveSessionInfo(shardId)
    }
  }

  override async spawn(shardIds: number[]) {
    await super.spawn(shardIds)
    for (const shard of this['shards'].values()) handleLateErrors(shard)
  }

  /** @throws when the library was destroyed while it was still fetching the gateway URL */
  override async connect() {
    this.#ended.throwIfAborted()
    await super.connect()
  }

  override async destroy(options?: DestroyOptions) {
    await Promise.race([super.destroy(options), this.#waitUntilIdle()])
  }

  async #waitUntilIdle() {
    while ([...(await this.fetchStatus()).values()].some((is) => is !== WebSocketShardStatus.Idle))
      await sleep(POLL_INTERVAL_MS)
  }
}
