import { availableParallelism } from 'node:os'
import { BROWSER_VARIABLE } from '../browser.ts'
import { ensureBrowser } from '../browser-install.ts'
import { SERVER_BUILD_DIR, ensureBuilt } from '../build.ts'
import { Failure, toFailure, formatFailure } from '../machine/failure.ts'
import { ROOT, ensureLogDirectory } from '../machine/paths.ts'
import { type Progress, createProgress } from '../machine/progress.ts'
import { mapConcurrently } from '../machine/map-concurrently.ts'
import { INTERRUPTED, listenForStop } from '../machine/stop-request.ts'
import { changedFiles, selectAffected } from '../suites/changed.ts'
import { type Selection, discoverSuites, selectSuites } from '../suites/discover.ts'
import { type TestResults, NO_RESULTS, addResults, formatSummary } from '../suites/results.ts'
import { runSuite } from '../suites/run-suite.ts'
import { type PartResult, formatTimeReport } from '../suites/times.ts'
import {
  BUILT_SERVER_VARIABLE,
  CLUSTER_VARIABLE,
  ensureTemplate,
  serverTestEnvironment,
  startThrowawayCluster,
} from '../testing/index.ts'

/** One for each core, and another one, because tests also wait. */
const AT_ONCE = availableParallelism() + 1

/** Runs what the difference to main can affect. */
const CHANGED_OPTION = '--changed'

interface TestRun extends Progress {
  env: NodeJS.ProcessEnv
  clusterUrl: string
  /** Ports that are already assigned to the server's processes. */
  ports: Set<number>
  logs: string
  signal: AbortSignal
}

/**
 * `npm test`: runs every suite, or the suites whose names contain one of the given words. The remaining words select
 * files by their paths. `--changed` runs what the difference to main can affect. The last line of the output is the
 * summary.
 */
export async function run(words: string[]): Promise<number> {
  const began = Date.now()
  const selections = choose(words)
  const { signal } = listenForStop()
  const test: TestRun = {
    ...createProgress(),
    env: { NODE_ENV: 'test' },
    clusterUrl: '',
    ports: new Set(),
    logs: ensureLogDirectory(process.env),
    signal,
  }
  let figures: TestResults
  try {
    const results = await withCluster(test, () => runAll(test, selections))
    for (const line of formatTimeReport(results, Date.now() - began)) test.line(line)
    figures = results.map((result) => result.figures).reduce(addResults, NO_RESULTS)
  } catch (error) {
    if (signal.aborted) return INTERRUPTED
    figures = toFailedResults(error)
    test.line(figures.failures.join('\n'))
  }
  test.line(`\n${formatSummary(figures)}`)
  return figures.failed > 0 ? 1 : 0
}

function choose(words: string[]): Selection[] {
  const all = discoverSuites(ROOT)
  if (words.includes(CHANGED_OPTION)) {
    const files = changedFiles(ROOT)
    const affected = selectAffected(ROOT, all, files)
    if (affected.length > 0) return affected
    throw new Failure(`None of the ${files.length} files that differ from main affects a test.`)
  }
  const selections = selectSuites(all, words)
  if (selections.length > 0) return selections
  const names = all.map(({ name }) => name).join(', ')
  throw new Failure(`No test suite is called ${words.join(' or ')}. There are: ${names}.`)
}

/** Counts an error that kept tests from running as one failed test. */
function toFailedResults(error: unknown): TestResults {
  return { ...NO_RESULTS, failed: 1, failures: [formatFailure(toFailure(error))] }
}

async function withCluster<Result>(test: TestRun, work: () => Promise<Result>): Promise<Result> {
  const cluster = await test.step('Test database', () => startThrowawayCluster())
  try {
    test.clusterUrl = cluster.url
    test.env[CLUSTER_VARIABLE] = cluster.url
    await test.step('Migrated template', () => ensureTemplate(cluster.url))
    return await work()
  } finally {
    await cluster.stop()
  }
}

/** One process that runs a suite, or a share of its files. */
interface Part extends Selection {
  /** From 1; undefined when the suite is not divided. */
  shard?: number
}

/**
 * Runs as many suites in parallel as the machine has room for. Browser suites use the whole machine, so they run one
 * after the other.
 */
async function runAll(test: TestRun, selections: Selection[]): Promise<PartResult[]> {
  const parts = selections.filter(({ suite }) => !suite.browser).flatMap(splitIntoParts)
  const browserParts = selections.filter(({ suite }) => suite.browser)
  if (browserParts.length > 0) await buildForBrowsers(test)
  return [
    ...(await mapConcurrently(parts, AT_ONCE, (part) => runOne(test, part))),
    ...(await mapConcurrently(browserParts, 1, (part) => runOne(test, part))),
  ]
}

function splitIntoParts({ suite, files }: Selection): Part[] {
  // A shard without any of the few selected files would fail because it ran nothing.
  if (suite.shards === 1 || files.length > 0) return [{ suite, files }]
  return Array.from({ length: suite.shards }, (_, index) => ({ suite, files, shard: index + 1 }))
}

async function runOne(test: TestRun, part: Part): Promise<PartResult> {
  const { name } = part.suite
  const began = Date.now()
  const figures = await runPart(test, part)
  for (const skip of figures.skips) test.line(`  ${name}: ${skip}`)
  for (const failure of figures.failures) test.line(`\n  ${name}: ${failure}\n`)
  return { suite: name, figures, milliseconds: Date.now() - began }
}

async function runPart(test: TestRun, { suite, files, shard }: Part): Promise<TestResults> {
  const { logs, signal } = test
  const label = shard ? `${suite.name} ${shard}/${suite.shards}` : suite.name
  try {
    if (suite.browser) await prepareBrowser(test)
    const env = suite.runner === 'japa' ? await serverEnvironment(test) : test.env
    return await test.step(label, async (note) => {
      const { figures, logFile } = await runSuite(suite, {
        env,
        logDirectory: logs,
        files,
        shard,
        signal,
        ...(suite.browser && { onFile: test.detail }),
      })
      if (figures.failed > 0) note(`${formatSummary(figures)}, see ${logFile}`, 'failed')
      else note(formatSummary(figures))
      return figures
    })
  } catch (error) {
    signal.throwIfAborted()
    return toFailedResults(error)
  }
}

async function serverEnvironment({ clusterUrl, ports, env }: TestRun): Promise<NodeJS.ProcessEnv> {
  return { ...(await serverTestEnvironment(clusterUrl, ports)), ...env }
}

/**
 * Builds for the browser suites before the other suites run, because a built server also starts faster in the
 * server's tests.
 */
async function buildForBrowsers(test: TestRun) {
  try {
    await build(test)
    test.env[BUILT_SERVER_VARIABLE] = SERVER_BUILD_DIR
  } catch (error) {
    // The other suites do not need the build; the browser suites report the failure themselves.
    test.signal.throwIfAborted()
    test.line(formatFailure(toFailure(error)))
  }
}

function build({ step, logs, signal }: TestRun) {
  return ensureBuilt({ step, logDirectory: logs, signal })
}

/** Late, so that a missing browser does not prevent the other suites from running. */
async function prepareBrowser(test: TestRun) {
  const { step, env, logs } = test
  if (env[BROWSER_VARIABLE]) return
  const browser = await step('Browser', () => ensureBrowser(logs))
  await build(test)
  env[BROWSER_VARIABLE] = browser
}
