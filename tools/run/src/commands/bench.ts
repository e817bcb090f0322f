import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from '../build.ts'
import { ROOT, ensureLogDirectory } from '../machine/paths.ts'
import { createProgress } from '../machine/progress.ts'
import { toExitCode } from '../machine/shell.ts'

const BENCH = join(ROOT, 'tools', 'bench')

/** `npm run bench`: builds what has changed and measures it. `--help` lists the options. */
export async function run(args: string[]): Promise<number> {
  const { step } = createProgress()
  await ensureBuilt({ step, logDirectory: ensureLogDirectory(process.env) })
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['src/main.ts', ...args], {
      cwd: BENCH,
      stdio: 'inherit',
    })
    // Ctrl-C reaches the benchmark from the terminal. It stops what it started; wait for that.
    process.on('SIGINT', () => {})
    for (const signal of ['SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal))
    process.once('disconnect', () => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(toExitCode(code, signal)))
  })
}
