import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { growthChart } from './chart.ts'
import {
  formatCountingReport,
  isCountingTargetMet,
  measureCounting,
} from './counting/counting-load.ts'
import { startBenchCluster, type BenchCluster } from './database.ts'
import { formatLiveReport, measureLive } from './live/live-load.ts'
import { loadDirectorySample } from './directory-sample.ts'
import { measureAll } from './measure.ts'
import { createMember } from './member.ts'
import { measureOfflineSearch } from './offline-search.ts'
import {
  DEMO_BOTS,
  getGrowthSizes,
  parseOptions,
  REFERENCE_BOTS,
  USAGE,
  type Options,
} from './options.ts'
import { measureOverload, formatOverloadReport } from './overload.ts'
import { BENCH_DATA, CHART } from './paths.ts'
import {
  findGrowthShortfalls,
  findShortfalls,
  growthTable,
  isResult,
  sizeTable,
  type Size,
} from './report.ts'
import { describeRun, formatRun } from './run-description.ts'
import { SCENARIOS } from './scenarios.ts'
import { judgeSearches } from './search-quality.ts'
import { startBenchServer } from './server.ts'
import {
  explainStatements,
  storePlans,
  findSequentialScans,
  type Plan,
} from './statements/plans.ts'
import { recordSamples } from './statements/samples.ts'
import {
  formatWebhookReport,
  isWebhookTargetMet,
  measureWebhooks,
} from './webhooks/webhook-load.ts'

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE)
    return 0
  }
  const options = parseOptions(args)
  const cluster = await startBenchCluster(BENCH_DATA)
  try {
    if (options.screens > 0) {
      const database = await cluster.database(options.bots)
      console.log(formatLiveReport(await measureLive(database, { screens: options.screens })))
      return 0
    }
    if (options.overload > 0) {
      const database = await cluster.database(options.bots)
      const { overload: atOnce, rounds } = options
      console.log(formatOverloadReport(await measureOverload(database, { atOnce, rounds })))
      return 0
    }
    if (options.webhooks > 0) {
      const result = await measureWebhooks(await cluster.database(options.bots), options)
      console.log(formatWebhookReport(result))
      return isWebhookTargetMet(result) ? 0 : 1
    }
    if (options.counting > 0) {
      const result = await measureCounting(await cluster.database(options.bots), options)
      console.log(formatCountingReport(result))
      return isCountingTargetMet(result) ? 0 : 1
    }
    if (options.offlineSearch) {
      const server = await startBenchServer((await cluster.database(options.bots)).app)
      try {
        console.log(await measureOfflineSearch(server.origin))
      } finally {
        await server.stop()
      }
      return 0
    }
    if (options.searchQuality) {
      const server = await startBenchServer((await cluster.database(DEMO_BOTS)).app)
      try {
        const quality = await judgeSearches(server.origin)
        console.log(quality.report)
        return quality.isMet ? 0 : 1
      } finally {
        await server.stop()
      }
    }
    const { sizes, plans } = options.growth
      ? await growth(cluster, options)
      : await single(cluster, options.bots, options)
    report(sizes, options, cluster.version)
    // PostgreSQL scans small tables sequentially for good reason.
    return sizes.at(-1)!.bots < REFERENCE_BOTS ? 0 : check(plans)
  } finally {
    await cluster.stop()
  }
}

interface Measured {
  readonly sizes: Size[]
  /** Plans at the largest size. */
  readonly plans: Plan[]
}

async function single(cluster: BenchCluster, bots: number, options: Options): Promise<Measured> {
  const { size, plans } = await measureSize(cluster, bots, options)
  if (bots === REFERENCE_BOTS && options.only.length === 0) storePlans(plans)
  return { sizes: [size], plans }
}

async function growth(cluster: BenchCluster, options: Options): Promise<Measured> {
  const measured: Measured[] = []
  for (const bots of getGrowthSizes(options)) measured.push(await single(cluster, bots, options))
  const sizes = measured.flatMap((each) => each.sizes)
  mkdirSync(dirname(CHART), { recursive: true })
  writeFileSync(CHART, growthChart(sizes))
  return { sizes, plans: measured.at(-1)!.plans }
}

async function measureSize(cluster: BenchCluster, bots: number, options: Options) {
  const database = await cluster.database(bots)
  const material = await loadDirectorySample(database.migrator)
  const scenarios = SCENARIOS.filter(
    ({ name }) => options.only.length === 0 || options.only.includes(name)
  )
  const cookie = await createMember(database.migrator)
  const samples = await recordSamples(database, scenarios, material, cookie)
  const plans = await explainStatements(database.app, samples)
  const server = await startBenchServer(database.app)
  try {
    const subjects = { server, database, material, samples, cookie }
    const outcomes = await measureAll(scenarios, subjects, options, ({ title }) =>
      console.error(`${bots.toLocaleString('en')} bots: ${title}`)
    )
    return { size: { bots, outcomes }, plans }
  } finally {
    await server.stop()
  }
}

function report(sizes: readonly Size[], options: Options, postgres: string) {
  const run = describeRun(postgres)
  const file = join(BENCH_DATA, `${run.measuredAt.replaceAll(':', '-')}.json`)
  writeFileSync(file, `${JSON.stringify({ ...run, options, sizes }, null, 2)}\n`)

  console.log(`\n${formatRun(run)}`)
  console.log(
    `${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s each in turn; medians\n`
  )
  for (const size of sizes) {
    console.log(`${size.bots.toLocaleString('en')} bots\n\n${sizeTable(size, SCENARIOS)}\n`)
    for (const outcome of size.outcomes.filter(isResult)) {
      const scenario = SCENARIOS.find(({ name }) => name === outcome.scenario)!
      for (const why of findShortfalls(outcome, scenario)) {
        console.log(`${outcome.title} falls short: ${why}`)
      }
    }
  }
  if (sizes.length > 1) {
    console.log(`\n${growthTable(sizes)}\n\nPicture: ${CHART}`)
    for (const why of findGrowthShortfalls(sizes, SCENARIOS)) console.log(why)
  }
  console.log(`\nWritten to ${file}`)
}

/** Fails when a statement scans a big table sequentially. */
function check(plans: readonly Plan[]): number {
  const defects = plans.flatMap(({ name, text }) =>
    findSequentialScans(text).map((table) => `${name} reads ${table} through:\n${text}`)
  )
  for (const defect of defects) console.error(`\n${defect}`)
  return defects.length > 0 ? 1 : 0
}
