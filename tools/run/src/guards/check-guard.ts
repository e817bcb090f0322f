import { type Suite, discoverSuites } from '../suites/discover.ts'
import type { TestResults } from '../suites/results.ts'
import { runSuite } from '../suites/run-suite.ts'
import { CLUSTER_VARIABLE, serverTestEnvironment } from '../testing/index.ts'
import { ensureLogDirectory } from '../machine/paths.ts'
import { type Guard, StaleGuardError, removeGuard } from './guard.ts'
import type { WorkingCopy } from './working-copy.ts'

export interface Verdict {
  isNoticed: boolean
  /** The title of the test that failed, or what went wrong instead. */
  remark: string
}

/** The settings for running test files. */
export interface TestRun {
  clusterUrl: string
  /** Ports that are already assigned to the server's processes. */
  ports: Set<number>
  signal: AbortSignal
}

/** Removes a guard in a working copy and runs the test file that must detect it. */
export async function checkGuard(copy: WorkingCopy, guard: Guard, run: TestRun): Promise<Verdict> {
  try {
    return await copy.withFile(
      guard.file,
      (source) => removeGuard(source, guard),
      async () => judgeGuard(guard, await runTests(copy, guard.suite, [guard.test], run))
    )
  } catch (error) {
    if (!(error instanceof StaleGuardError)) throw error
    return { isNoticed: false, remark: `STALE: ${error.message}` }
  }
}

/** A guard counts as detected when the named test fails; another failure does not count. */
export function judgeGuard({ noticedBy }: Guard, { failures, failed }: TestResults): Verdict {
  const titles = failures.map(getTitle)
  const title = titles.find((candidate) => candidate.includes(noticedBy))
  if (title !== undefined) return { isNoticed: true, remark: `noticed by \`${title}\`` }
  const others = failed > 0 ? ` by \`${noticedBy}\`; what failed: ${titles.join('; ')}` : ''
  return { isNoticed: false, remark: `NOBODY NOTICED${others}` }
}

/** A failure's text begins with the title (suites/reports.ts). */
function getTitle(failure: string): string {
  return failure.split('\n', 1)[0]!
}

/** Runs test files of a suite in a working copy. */
export async function runTests(
  { root }: WorkingCopy,
  suiteName: string,
  files: string[],
  { clusterUrl, ports, signal }: TestRun
): Promise<TestResults> {
  const suite = findSuite(root, suiteName)
  const server = suite.runner === 'japa' ? await serverTestEnvironment(clusterUrl, ports) : {}
  const { figures } = await runSuite(suite, {
    env: { ...server, NODE_ENV: 'test', [CLUSTER_VARIABLE]: clusterUrl },
    logDirectory: ensureLogDirectory({ DATA_DIR: `${root}/.data` }),
    files,
    signal,
  })
  return figures
}

function findSuite(root: string, name: string): Suite {
  const suite = discoverSuites(root).find((candidate) => candidate.name === name)
  if (!suite) throw new Error(`No test suite is called ${name}.`)
  return suite
}
