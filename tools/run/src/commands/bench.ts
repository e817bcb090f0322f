import { join } from 'node:path'
import { ensureBuilt } from '../build.ts'
import { ROOT, ensureLogDirectory } from '../machine/paths.ts'
import { createProgress } from '../machine/progress.ts'
import { runWithTerminal } from '../machine/shell.ts'

const BENCH = join(ROOT, 'tools', 'bench')

/** `npm run bench`: builds what has changed and measures it. `--help` lists the options. */
export async function run(args: string[]): Promise<number> {
  const { step } = createProgress()
  await ensureBuilt({ step, logDirectory: ensureLogDirectory(process.env) })
  return runWithTerminal(['src/main.ts', ...args], { cwd: BENCH })
}
