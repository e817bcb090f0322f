import { join } from 'node:path'
import { ensureBuilt } from './build.ts'
import { ROOT, ensureLogDirectory } from './machine/paths.ts'
import { createProgress } from './machine/progress.ts'
import { runWithTerminal } from './machine/shell.ts'

const BENCH = join(ROOT, 'tools', 'bench')
const HELP = '--help'

/** Builds what has changed, unless only help is wanted, and runs a program of `tools/bench`. @returns its exit code */
export async function runBench(program: string, args: string[]): Promise<number> {
  if (!args.includes(HELP)) {
    const { step } = createProgress()
    await ensureBuilt({ step, logDirectory: ensureLogDirectory(process.env) })
  }
  return runWithTerminal([program, ...args], { cwd: BENCH })
}
