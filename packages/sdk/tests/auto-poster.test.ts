import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AutoPoster, type BotanicaClient, type DiscordClient } from '../src/index.ts'
import { MINUTE_MS } from '../src/time.ts'

/** Records the counts that are posted. */
function createClient(post: () => Promise<unknown> = async () => {}) {
  const counts: number[] = []
  const client = {
    postStats: async (serverCount: number) => {
      counts.push(serverCount)
      return post()
    },
  } as unknown as BotanicaClient
  return { client, counts }
}

/** One process of a bot with several, whose shards are in 3, 4 and 5 servers. */
const shard = (ids: number[]) => ({ ids, fetchClientValues: async () => [3, 4, 5] })

const bot = (size: number, overrides: Partial<DiscordClient> = {}): DiscordClient => ({
  isReady: () => true,
  guilds: { cache: { size } },
  shard: null,
  ...overrides,
})

describe('AutoPoster', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('posts at once, then every half hour until it is stopped', async () => {
    const { client, counts } = createClient()
    const poster = new AutoPoster(client, bot(7)).start().start()
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
    expect(counts).toEqual([7, 7, 7])
    poster.stop()
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
    expect(counts).toHaveLength(3)
  })

  test('posts for all shards, from the process of shard 0', async () => {
    const { client, counts } = createClient()
    new AutoPoster(client, bot(3, { shard: shard([0]) })).start().stop()
    new AutoPoster(client, bot(4, { shard: shard([1]) })).start().stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(counts).toEqual([12])
  })

  test('does not post while the bot is disconnected', async () => {
    const { client, counts } = createClient()
    new AutoPoster(client, bot(0, { isReady: () => false })).start().stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(counts).toEqual([])
  })

  test('reports a failure, and goes on', async () => {
    const { client, counts } = createClient(() => Promise.reject(new Error('busy')))
    const onError = vi.fn<(error: unknown) => void>()
    const poster = new AutoPoster(client, bot(1), { onError, intervalMs: MINUTE_MS }).start()
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    poster.stop()
    expect(counts).toHaveLength(2)
    expect(onError).toHaveBeenCalledTimes(2)
  })
})
