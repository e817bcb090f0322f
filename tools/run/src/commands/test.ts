import { BROWSER_VARIABLE } from '../browser.ts'
import { ensureBrowser } from '../browser-install.ts'
import { ensureBuilt } from '../build.ts'
import { Failure, asFailure, describe } from '../machine/failure.ts'
import { ROOT, logDirectory } from '../machine/places.ts'
import { type Progress, createProgress } from '../machine/progress.ts'
import { INTERRUPTED, listenForStop } from '../machine/stop-request.ts'
import { type Suite, discoverSuites, selectFiles, selectSuites } from '../suites/discover.ts'
import { type Figures, NOTHING, add, summaryLine } from '../suites/figures.ts'
import { runSuite } from '../suites/run-suite.ts'
import { ensureTemplate, serverTestEnvironment, startThrowawayCluster } from '../testing/index.ts'

/** Tells every suite of the run's cluster; @botanica/testkit reads it. */
const CLUSTER_VARIABLE = 'TEST_CLUSTER_URL'

interface TestRun extends Progress {
  env: NodeJS.ProcessEnv
  /** For the server's own suites. */
  serverSettings: NodeJS.ProcessEnv
  logs: string
  /** Parts of the paths of the files to run; all when there are none. */
  files: string[]
  signal: AbortSignal
}

/**
 * `npm test`: every suite, or those whose names hold one of the words given, and of those the files whose paths hold one of
 * the other words. The figures are its last line.
 */
export async function run(words: string[]): Promise<number> {
  const { suites, files } = choose(words)
  const { signal } = listenForStop()
  const test: TestRun = {
    ...createProgress(),
    env: { NODE_ENV: 'test' },
    serverSettings: {},
    logs: logDirectory(process.env),
    files,
    signal,
  }
  let figures: Figures
  try {
    figures = await withCluster(test, () => runAll(test, suites))
  } catch (error) {
    if (signal.aborted) return INTERRUPTED
    figures = broken(error)
    test.line(figures.failures.join('\n'))
  }
  test.line(`\n${summaryLine(figures)}`)
  return figures.failed > 0 ? 1 : 0
}

function choose(words: string[]): { suites: Suite[]; files: string[] } {
  const all = discoverSuites(ROOT)
  const suites = selectSuites(all, words)
  if (suites.length > 0) return { suites, files: selectFiles(all, words) }
  const names = all.map(({ name }) => name).join(', ')
  throw new Failure(`No test suite is called ${words.join(' or ')}. There are: ${names}.`)
}

/** What kept tests from running counts as one that failed. */
function broken(error: unknown): Figures {
  return { ...NOTHING, failed: 1, failures: [describe(asFailure(error))] }
}

async function withCluster(test: TestRun, work: () => Promise<Figures>): Promise<Figures> {
  const cluster = await test.step('Test database', () => startThrowawayCluster())
  try {
    test.serverSettings = await serverTestEnvironment(cluster.url)
    test.env[CLUSTER_VARIABLE] = cluster.url
    await test.step('Migrated template', () => ensureTemplate(cluster.url))
    return await work()
  } finally {
    await cluster.stop()
  }
}

async function runAll(test: TestRun, suites: Suite[]): Promise<Figures> {
  let total = NOTHING
  for (const suite of suites) {
    const figures = await runOne(test, suite)
    for (const skip of figures.skips) test.line(`  ${suite.name}: ${skip}`)
    for (const failure of figures.failures) test.line(`\n  ${suite.name}: ${failure}\n`)
    total = add(total, figures)
  }
  return total
}

async function runOne(test: TestRun, suite: Suite): Promise<Figures> {
  const { logs, files, signal } = test
  const env = suite.runner === 'japa' ? { ...test.serverSettings, ...test.env } : test.env
  try {
    if (suite.browser) await prepareBrowser(test)
    return await test.step(suite.name, async (note) => {
      const { figures, logFile } = await runSuite(suite, {
        env,
        logDirectory: logs,
        files,
        signal,
        ...(suite.browser && { onFile: test.detail }),
      })
      if (figures.failed > 0) note(`${summaryLine(figures)}, see ${logFile}`, 'failed')
      else note(summaryLine(figures))
      return figures
    })
  } catch (error) {
    signal.throwIfAborted()
    return broken(error)
  }
}

/** Late, so that a missing browser or a broken build does not keep the other suites from running. */
async function prepareBrowser({ step, env, logs, signal }: TestRun) {
  if (env[BROWSER_VARIABLE]) return
  const browser = await step('Browser', () => ensureBrowser(logs))
  await ensureBuilt({ step, logDirectory: logs, signal })
  env[BROWSER_VARIABLE] = browser
}
