import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { ROOT, ensureLogDirectory } from './machine/paths.ts'
import { createProgress } from './machine/progress.ts'
import { runWithTerminal } from './machine/shell.ts'

const BENCH = join(ROOT, 'tools', 'bench')

/** Builds what has changed and runs a program of `tools/bench`. @returns its exit code */
export async function runBench(program: string, args: string[]): Promise<number> {
  const { step } = createProgress()
  await ensureBuilt({ step, logDirectory: ensureLogDirectory(process.env) })
  return runWithTerminal([program, ...args], { cwd: BENCH })
}
