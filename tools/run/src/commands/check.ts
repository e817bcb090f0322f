import { availableParallelism } from 'node:os'
import type { Check } from '../checks/check.ts'
import { dependencyCheck } from '../checks/dependencies.ts'
import { referenceCheck } from '../checks/references.ts'
import { driftChecks } from '../checks/drift.ts'
import { scriptChecks } from '../checks/scripts.ts'
import { Failure, toFailure, formatFailure } from '../machine/failure.ts'
import { ROOT, ensureLogDirectory } from '../machine/paths.ts'
import { type Progress, createProgress } from '../machine/progress.ts'
import { mapConcurrently } from '../machine/map-concurrently.ts'
import { INTERRUPTED, listenForStop } from '../machine/stop-request.ts'

const MOST_AT_ONCE = 4

/**
 * `npm run check`: runs every check, or those whose names contain one of the given words. Reports all failures, not
 * only the first.
 */
export async function run(words: string[]): Promise<number> {
  const { signal } = listenForStop()
  const options = { logDirectory: ensureLogDirectory(process.env), signal }
  const progress = createProgress()
  const chosen = (check: Check) =>
    words.length === 0 || words.some((word) => check.name.includes(word))
  const readers = [
    ...scriptChecks(ROOT, options),
    dependencyCheck(ROOT),
    referenceCheck(ROOT),
  ].filter(chosen)
  // These checks write files, so no other check may run at the same time.
  const writers = driftChecks(options).filter(chosen)
  if (readers.length + writers.length === 0) {
    throw new Failure(`No check is called ${words.join(' or ')}.`)
  }

  const failed = [
    ...(await runAll(readers, Math.min(availableParallelism(), MOST_AT_ONCE), progress)),
    ...(await runAll(writers, 1, progress)),
  ]
  if (signal.aborted) return INTERRUPTED
  for (const { name, problem } of failed) progress.line(`\n── ${name}\n${problem.trimEnd()}`)
  const total = readers.length + writers.length
  progress.line(`\n${total - failed.length} checks passed, ${failed.length} failed`)
  return failed.length > 0 ? 1 : 0
}

interface Problem {
  name: string
  problem: string
}

async function runAll(checks: Check[], atOnce: number, { line }: Progress): Promise<Problem[]> {
  const results = await mapConcurrently(checks, atOnce, async (check) => {
    const problem = await runOne(check)
    line(`${problem ? '✗' : '✓'} ${check.name}`)
    return problem ? [{ name: check.name, problem }] : []
  })
  return results.flat()
}

async function runOne(check: Check): Promise<string | undefined> {
  try {
    return await check.run()
  } catch (error) {
    return formatFailure(toFailure(error))
  }
}
