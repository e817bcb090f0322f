import { availableParallelism } from 'node:os'
import { type TestRun, type Verdict, checkGuard, runTests } from '../guards/check-guard.ts'
import { type Guard, selectGuards } from '../guards/guard.ts'
import { GUARDS } from '../guards/guards.ts'
import { renderTable } from '../guards/table.ts'
import { type WorkingCopy, createWorkingCopy } from '../guards/working-copy.ts'
import { Failure } from '../machine/failure.ts'
import { ROOT } from '../machine/paths.ts'
import { type Progress, createProgress } from '../machine/progress.ts'
import { mapConcurrently } from '../machine/map-concurrently.ts'
import { INTERRUPTED, listenForStop } from '../machine/stop-request.ts'
import { ensureTemplate, startThrowawayCluster } from '../testing/index.ts'

/** Prints the table of docs/testing.md instead of running anything. */
const TABLE_OPTION = '--table'

/** A task for one working copy: the tests of the unchanged files, or one guard. */
type Job = (copy: WorkingCopy) => Promise<boolean>

/**
 * `npm run test:guards`: removes each guard (or those whose names contain one of the given words) on its own in a
 * copy of the repository, and checks that the test that is named for it fails.
 */
export async function run(words: string[]): Promise<number> {
  const progress = createProgress()
  if (words.includes(TABLE_OPTION)) {
    progress.line(renderTable(GUARDS))
    return 0
  }
  const guards = selectGuards(GUARDS, words)
  if (guards.length === 0) throw new Failure(`No guard has ${words.join(' or ')} in its name.`)

  const { signal } = listenForStop()
  try {
    return await withCluster(progress, signal, (test) => checkAll(progress, guards, test))
  } catch (error) {
    if (signal.aborted) return INTERRUPTED
    throw error
  }
}

async function withCluster(
  { step }: Progress,
  signal: AbortSignal,
  work: (run: TestRun) => Promise<number>
): Promise<number> {
  const cluster = await step('Test database', () => startThrowawayCluster())
  try {
    await step('Migrated template', () => ensureTemplate(cluster.url))
    return await work({ clusterUrl: cluster.url, ports: new Set(), signal })
  } finally {
    await cluster.stop()
  }
}

async function checkAll(progress: Progress, guards: Guard[], test: TestRun): Promise<number> {
  const { step, line } = progress
  const workers = Math.min(availableParallelism(), guards.length)
  const copies: WorkingCopy[] = []
  try {
    await step('Copies of the repository', () => {
      while (copies.length < workers) copies.push(createWorkingCopy(ROOT))
    })
    const controls = createControls(progress, guards, test)
    const checks = guards.map((guard) => createCheck(progress, guard, test))
    const controlled = await runJobs(controls, copies)
    const noticed = (await runJobs(checks, copies)).filter(Boolean).length
    line(`\n${noticed} noticed, ${guards.length - noticed} unnoticed`)
    return controlled.every(Boolean) && noticed === guards.length ? 0 : 1
  } finally {
    for (const copy of copies) copy.remove()
  }
}

/** Each copy runs one task at a time. */
function runJobs(jobs: Job[], copies: readonly WorkingCopy[]): Promise<boolean[]> {
  const free = [...copies]
  return mapConcurrently(jobs, copies.length, async (job) => {
    const copy = free.pop()!
    try {
      return await job(copy)
    } finally {
      free.push(copy)
    }
  })
}

/** Runs the same test files on unchanged code: a test that already fails cannot detect a removed guard. */
function createControls({ step, line }: Progress, guards: Guard[], test: TestRun): Job[] {
  return [...Map.groupBy(guards, ({ suite }) => suite)].map(([suite, members]) => {
    const files = [...new Set(members.map((guard) => guard.test))]
    return (copy) =>
      step(`control: ${suite}, ${files.length} files`, async (note) => {
        const { failed, passed, failures } = await runTests(copy, suite, files, test)
        if (failed === 0) note(`${passed} passed`)
        else note('FAILS WITHOUT A CHANGE', 'failed')
        for (const failure of failures) line(`  ${failure}`)
        return failed === 0
      })
  })
}

function createCheck({ step }: Progress, guard: Guard, test: TestRun): Job {
  return (copy) =>
    step(guard.name, async (note) => {
      const { isNoticed, remark }: Verdict = await checkGuard(copy, guard, test)
      note(remark, isNoticed ? undefined : 'failed')
      return isNoticed
    })
}
