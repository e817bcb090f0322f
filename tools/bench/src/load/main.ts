import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBenchCluster } from '../database.ts'
import { createMembers } from '../member.ts'
import { BENCH_DATA } from '../paths.ts'
import { describeRun, formatRun } from '../run-description.ts'
import { LOAD_USAGE, parseLoadOptions, type StageName } from './options.ts'
import { areAllMet, formatLoadReport } from './report.ts'
import { measureCapacity } from './stages/capacity.ts'
import type { StageContext } from './stages/context.ts'
import { measureFairness } from './stages/fairness.ts'
import { measureLiveScreens } from './stages/live.ts'
import { measurePolling } from './stages/polling.ts'
import { measureProcesses } from './stages/processes.ts'
import type { StageResult } from './targets.ts'

const MEMBERS = 500

const MEASUREMENTS: Record<StageName, (context: StageContext) => Promise<StageResult>> = {
  polling: measurePolling,
  live: measureLiveScreens,
  capacity: measureCapacity,
  fairness: measureFairness,
  processes: measureProcesses,
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** The result of a stage that could not be completed. */
function toFailedResult(stage: StageName, error: unknown): StageResult {
  const check = { what: 'the stage', measured: 'failed', target: 'completed', isMet: false }
  return { stage, figures: [String(error)], checks: [check] }
}

async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(LOAD_USAGE)
    return 0
  }
  const options = parseLoadOptions(args)
  const cluster = await startBenchCluster(BENCH_DATA)
  try {
    const database = await cluster.database(options.bots)
    const cookies = await createMembers(database.migrator, MEMBERS)
    const results: StageResult[] = []
    for (const stage of options.stages) {
      const log = (text: string) => console.error(`${stage}: ${text}`)
      const context = { cluster, database, options, cookies, log }
      // What other stages have measured is kept.
      results.push(
        await MEASUREMENTS[stage](context).catch((error) => toFailedResult(stage, error))
      )
    }
    const run = describeRun(cluster.version)
    const file = join(BENCH_DATA, `load-${run.measuredAt.replaceAll(':', '-')}.json`)
    writeFileSync(file, `${JSON.stringify({ ...run, options, results }, null, 2)}\n`)
    console.log(`\n${formatRun(run)}\n\n${formatLoadReport(results)}\n\nWritten to ${file}`)
    return areAllMet(results) ? 0 : 1
  } finally {
    await cluster.stop()
  }
}
