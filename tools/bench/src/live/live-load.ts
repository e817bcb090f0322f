import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '@botanica/run/postgres'
import type { BenchDatabase } from '../database.ts'
import { startBenchServer, type BenchServerOptions } from '../server.ts'
import { createTimings, MS_PER_SECOND } from '../workers/timings.ts'
import { getCpuSeconds, getMemory } from './process-usage.ts'
import { openScreens } from './screens.ts'

interface LiveOptions {
  /** Number of screens. */
  readonly screens: number
  /** The request headers of a screen, by its number. */
  readonly headers?: (screen: number) => Record<string, string>
  readonly env?: BenchServerOptions['env']
}

/** The CPU core that the server is pinned to. */
const SERVER_CORE = 0
/** Number of bots that the screens show and that are voted for in turn. */
const BOTS = 20
const VOTES = 200
/** Ten votes per second. */
const VOTE_EVERY_MS = 100
/** Time for the connections to settle after they open, and for the last events to arrive. */
const SETTLE_MS = 5_000

export interface LiveMetrics {
  readonly screens: number
  /** Votes per second that were committed. */
  readonly votesPerSecond: number
  /** How many live events the screens should have received, and how many they did. */
  readonly expected: number
  readonly received: number
  /** Milliseconds from a vote's commit until a screen received the event. */
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Memory of the server's process beyond what it used with no connections. */
  readonly bytesPerScreen: number
  /** Share of one core, while nothing happens and while votes are cast. */
  readonly idleCore: number
  readonly busyCore: number
  /** Connections that were closed unexpectedly. */
  readonly lost: number
}

/** Casts a vote and publishes its outbox event, as the server does. Returns the bot's new number of votes. */
const VOTE = `WITH voted AS (
    UPDATE bot_stats SET votes_count = votes_count + 1 WHERE bot_id = $1
    RETURNING bot_id, votes_count
  ), event AS (
    INSERT INTO outbox (topic, key, payload) SELECT 'bot_stats', bot_id::text, '{}' FROM voted
  ) SELECT votes_count::int AS votes FROM voted`

/** Measures what a server on one core needs for this many open screens, and how late they receive vote events. */
export async function measureLive(
  database: BenchDatabase,
  { screens, headers, env }: LiveOptions
): Promise<LiveMetrics> {
  const server = await startBenchServer(database.app, { core: SERVER_CORE, ...(env && { env }) })
  const identified = headers && { headers }
  try {
    return await withClient(database.migrator, async (client): Promise<LiveMetrics> => {
      const { rows } = await client.query<{ id: number }>(
        `SELECT id::int FROM bots WHERE approval_status = 'approved' AND deleted_at IS NULL
         ORDER BY id LIMIT ${BOTS}`
      )
      const bots = rows.map(({ id }) => id)
      // Warm up first, so that what the first requests load is not counted per screen.
      const first = await openScreens({
        ...server,
        ...identified,
        screens: BOTS,
        bots,
        onCounts() {},
      })
      await sleep(SETTLE_MS)
      first.close()
      await sleep(MS_PER_SECOND)
      const before = getMemory(server.pid)

      const committed = new Map<string, number>()
      const early = new Map<string, number[]>()
      const timings = createTimings()
      let max = 0
      const add = (ms: number) => {
        max = Math.max(max, ms)
        timings.add(ms)
      }
      const opened = await openScreens({
        ...server,
        ...identified,
        screens,
        bots,
        onCounts({ id, voteCount }) {
          const vote = `${id}:${voteCount}`
          const since = committed.get(vote)
          // The live event may arrive before the response to the commit.
          if (since === undefined) early.set(vote, [...(early.get(vote) ?? []), performance.now()])
          else add(performance.now() - since)
        },
      })
      await sleep(SETTLE_MS)
      const bytesPerScreen = (getMemory(server.pid) - before) / screens

      const share = async (work: () => Promise<unknown>) => {
        const [began, used] = [performance.now(), getCpuSeconds(server.pid)]
        await work()
        return ((getCpuSeconds(server.pid) - used) / (performance.now() - began)) * MS_PER_SECOND
      }
      const idleCore = await share(() => sleep(SETTLE_MS))
      const votingBegan = performance.now()
      let votingMs = 0
      const busyCore = await share(async () => {
        for (let vote = 0; vote < VOTES; vote++) {
          const bot = bots[vote % bots.length]!
          const result = await client.query<{ votes: number }>(VOTE, [bot])
          committed.set(`${bot}:${result.rows[0]!.votes}`, performance.now())
          await sleep(Math.max(0, votingBegan + (vote + 1) * VOTE_EVERY_MS - performance.now()))
        }
        votingMs = performance.now() - votingBegan
      })
      await sleep(SETTLE_MS)
      for (const [vote, moments] of early) {
        const since = committed.get(vote)
        if (since !== undefined) for (const moment of moments) add(Math.max(0, moment - since))
      }
      const lost = screens - opened.connected
      opened.close()
      return {
        screens,
        votesPerSecond: (VOTES / votingMs) * MS_PER_SECOND,
        expected: (VOTES * screens) / bots.length,
        received: timings.count,
        p50: timings.percentile(50),
        p99: timings.percentile(99),
        max,
        bytesPerScreen,
        idleCore,
        busyCore,
        lost,
      }
    })
  } finally {
    await server.stop()
  }
}

const KILOBYTE = 1_024
const PERCENT = 100

const percent = (share: number) => `${(share * PERCENT).toFixed(1)} %`

/** Formats the result as text. */
export function formatLiveReport(metrics: LiveMetrics): string {
  const { screens, votesPerSecond, received, expected, p50, p99, max, lost } = metrics
  return [
    `${screens.toLocaleString('en')} live screens, the server on one core, ${votesPerSecond.toFixed(1)} votes per second:`,
    `${received} of ${expected} events received; from the commit p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${max.toFixed(0)} ms`,
    `${(metrics.bytesPerScreen / KILOBYTE).toFixed(1)} kB per screen; ${percent(metrics.idleCore)} of the core while idle, ${percent(metrics.busyCore)} while votes are cast; ${lost} connections lost`,
  ].join('\n')
}
