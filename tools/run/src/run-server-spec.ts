import { SERVER_BUILD_DIR, ensureBuilt } from './build.ts'
import { SERVER_DIR } from './console.ts'
import { ensureLogDirectory } from './machine/paths.ts'
import { createProgress } from './machine/progress.ts'
import { runWithTerminal } from './machine/shell.ts'
import { BUILT_SERVER_VARIABLE } from './testing/index.ts'

/**
 * Builds what has changed and runs a test file of the server, which starts the built server.
 * @param file below `tests`
 * @returns its exit code
 */
export async function runServerSpec(file: string, env: Record<string, string>): Promise<number> {
  const { step } = createProgress()
  await ensureBuilt({ step, logDirectory: ensureLogDirectory(process.env) })
  return runWithTerminal(['ace.js', 'test', `--files=${file}`], {
    cwd: SERVER_DIR,
    env: { [BUILT_SERVER_VARIABLE]: SERVER_BUILD_DIR, ...env },
  })
}
