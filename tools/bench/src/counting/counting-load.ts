import { withClient } from '@botanica/run/postgres'
import type { BenchDatabase } from '../database.ts'
import { loadDirectorySample, type Bot } from '../directory-sample.ts'
import { getCpuSeconds } from '../live/process-usage.ts'
import { median, type Round } from '../metrics.ts'
import { ms, table } from '../report.ts'
import { FROM_PAGES, HTTP_NO_CONTENT, HTTP_OK } from '../scenario-request.ts'
import { isSiteBuilt, startBenchServer } from '../server.ts'
import type { LoadTask } from '../workers/load.ts'
import { MS_PER_SECOND } from '../workers/timings.ts'
import { startWorker, type Worker } from '../workers/worker.ts'

/**
 * What happens beside the reads: nothing, reports that the server ignores because a crawler sends them, or reports that
 * it counts. The second has the cost of the requests alone.
 */
export const SUBJECTS = ['alone', 'ignored', 'counted'] as const
type Subject = (typeof SUBJECTS)[number]

const REPORT_PATH = '/api/interactions'
const USER_AGENTS: Record<Exclude<Subject, 'alone'>, string> = {
  ignored: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  counted: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
/** Bots that are read and reported. */
const WORKING_SET = 50
const REPORTING_CONNECTIONS = 2
const WARM_UP_SECONDS = 2
/** The target: what counting may add to the cost of a read. */
export const MAX_ADDED_COST = 0.05

interface CountingOptions {
  /** Reports per second. */
  readonly counting: number
  readonly connections: number
  readonly seconds: number
  readonly rounds: number
}

/** One round of one subject. */
export interface CountingRound {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** CPU time of the server per read, in milliseconds. */
  readonly cpuMs: number
  readonly failed: number
}

export interface CountingResult extends CountingOptions {
  readonly isPage: boolean
  readonly rounds: number
  readonly measured: Readonly<Record<Subject, readonly CountingRound[]>>
  /** Reports that were accepted and should be counted, and those that were. */
  readonly reported: number
  readonly stored: number
}

type LoadWorker = Worker<LoadTask, Round>

const getReadPath = ({ discordBotId }: Bot) =>
  isSiteBuilt() ? `/bot/${discordBotId}` : `/api/bots/discord/${discordBotId}`

/** The order of the subjects is reversed every other round, so that a steady drift adds the same to each. */
export function getOrder(round: number): readonly Subject[] {
  return round % 2 === 0 ? SUBJECTS : SUBJECTS.toReversed()
}

async function sumViews(databaseUrl: string): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ views: number }>(
      'SELECT coalesce(sum(page_views), 0)::integer AS views FROM bot_daily_counts'
    )
  )
  return rows[0]!.views
}

/** Measures reads of bots with and without reports of their views, in turn, on one server. */
export async function measureCounting(
  database: BenchDatabase,
  options: CountingOptions
): Promise<CountingResult> {
  const { connections, seconds, rounds, counting } = options
  const bots = (await loadDirectorySample(database.migrator)).bots.slice(0, WORKING_SET)
  const server = await startBenchServer(database.app)
  const workers = { reads: startWorker('./load.ts'), reports: startWorker('./load.ts') } as {
    reads: LoadWorker
    reports: LoadWorker
  }
  const measured: Record<Subject, CountingRound[]> = { alone: [], ignored: [], counted: [] }
  let reported = 0

  const read = (length: number) =>
    workers.reads.run({
      origin: server.origin,
      paths: bots.map(getReadPath),
      request: {},
      expectedStatus: HTTP_OK,
      connections,
      length: { seconds: length },
    })
  const report = (subject: Subject): Promise<Round> | undefined =>
    subject === 'alone'
      ? undefined
      : workers.reports.run({
          origin: server.origin,
          paths: [REPORT_PATH],
          request: {
            method: 'POST',
            headers: { ...FROM_PAGES, 'user-agent': USER_AGENTS[subject] },
          },
          bodies: bots.map(({ discordBotId }) =>
            JSON.stringify({ type: 'page_view', botIds: [discordBotId] })
          ),
          expectedStatus: HTTP_NO_CONTENT,
          connections: REPORTING_CONNECTIONS,
          length: { seconds },
          perSecond: counting,
        })

  async function measure(subject: Subject): Promise<CountingRound> {
    const cpuBefore = getCpuSeconds(server.pid)
    const [reads, reports] = await Promise.all([read(seconds), report(subject)])
    const cpuMs = (getCpuSeconds(server.pid) - cpuBefore) * MS_PER_SECOND
    if (subject === 'counted') reported += Math.round(reports!.perSecond * seconds)
    return {
      perSecond: reads.perSecond,
      p50: reads.p50,
      p99: reads.p99,
      cpuMs: cpuMs / (reads.perSecond * seconds),
      failed: reads.failed + (reports?.failed ?? 0),
    }
  }

  try {
    const before = await sumViews(database.migrator)
    await read(WARM_UP_SECONDS)
    for (let round = 0; round < rounds; round++) {
      for (const subject of getOrder(round)) measured[subject].push(await measure(subject))
    }
    // A process stores its counts before it ends.
    await server.stop()
    const stored = (await sumViews(database.migrator)) - before
    return { ...options, isPage: isSiteBuilt(), measured, reported, stored }
  } finally {
    await Promise.all([...Object.values(workers).map((worker) => worker.stop()), server.stop()])
  }
}

const medianOf = (rounds: readonly CountingRound[], metric: keyof CountingRound) =>
  median(rounds.map((round) => round[metric]))

/**
 * How much more CPU time a read costs with counted reports, as a share: the median over the rounds, each compared with
 * its own neighbors.
 */
export function getAddedCost(
  { measured }: Pick<CountingResult, 'measured'>,
  without: Exclude<Subject, 'counted'>
): number {
  const ratios = measured.counted.map(({ cpuMs }, round) => cpuMs / measured[without][round]!.cpuMs)
  return median(ratios) - 1
}

/** Whether counting adds little, every report was counted, and no request failed. */
export function isCountingTargetMet(result: CountingResult): boolean {
  const failed = SUBJECTS.some((subject) =>
    result.measured[subject].some((round) => round.failed > 0)
  )
  return getAddedCost(result, 'ignored') < MAX_ADDED_COST && !failed && result.stored > 0
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const TITLES: Record<Subject, string> = {
  alone: 'reads alone',
  ignored: 'with reports that are ignored',
  counted: 'with reports that are counted',
}

/** Formats the result as text. */
export function formatCountingReport(result: CountingResult): string {
  const { measured, counting, connections, rounds, seconds, isPage, reported, stored } = result
  const rows = SUBJECTS.map((subject) => [
    TITLES[subject],
    medianOf(measured[subject], 'perSecond').toFixed(0),
    ms(medianOf(measured[subject], 'p50')),
    ms(medianOf(measured[subject], 'p99')),
    medianOf(measured[subject], 'cpuMs').toFixed(3),
    String(measured[subject].reduce((sum, { failed }) => sum + failed, 0)),
  ])
  return [
    `${isPage ? 'Pages of bots' : 'Bots'} over ${connections} connections, ${counting} reports a second, ${rounds} rounds of ${seconds} s each in turn; medians:`,
    '',
    table(['', 'a second', 'p50 ms', 'p99 ms', 'CPU ms per read', 'failed'], rows),
    '',
    `Counting adds ${percent(getAddedCost(result, 'ignored'))} to the CPU time of a read (at most ${percent(MAX_ADDED_COST)}); the reports with all that they need, ${percent(getAddedCost(result, 'alone'))}.`,
    `${stored} of about ${reported} reports were stored.`,
  ].join('\n')
}
