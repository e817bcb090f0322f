import { setTimeout as sleep } from 'node:timers/promises'
import { SimpleShardingStrategy, type WebSocketManager, WebSocketShardStatus } from '@discordjs/ws'
import type { Backoff } from '#app/platform/gateway/backoff'

const NEVER = new Promise<never>(() => {})

/**
 * The library's own way to connect, with what it lacks. It comes back every half second for as long as the gateway is away,
 * and goes on doing so after it was told to end, so that two connections would be alive at last. Before each connection it
 * asks for the session to resume: there it is made to wait, or for ever when it was ended.
 */
export function patientStrategy(manager: WebSocketManager, backoff: Backoff) {
  const strategy = new SimpleShardingStrategy(manager)
  const { retrieveSessionInfo } = manager.options

  async function statusOf(shardId: number) {
    return (await strategy.fetchStatus()).get(shardId)
  }

  manager.options.retrieveSessionInfo = async (shardId) => {
    // Connected ones ask too, with every event.
    if ((await statusOf(shardId)) === WebSocketShardStatus.Idle)
      await sleep(backoff.next(), undefined, { ref: false })
    if ((await statusOf(shardId)) === undefined) return NEVER
    return retrieveSessionInfo(shardId)
  }
  return strategy
}
