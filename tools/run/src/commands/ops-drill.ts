import { parseArgs } from 'node:util'
import { SERVER_BUILD_DIR, ensureBuilt } from '../build.ts'
import { SERVER_DIR } from '../console.ts'
import { Failure } from '../machine/failure.ts'
import { ensureLogDirectory } from '../machine/paths.ts'
import { createProgress } from '../machine/progress.ts'
import { runWithTerminal } from '../machine/shell.ts'
import { BUILT_SERVER_VARIABLE } from '../testing/index.ts'

const DRILL = 'operations/drill.spec.ts'
const SECONDS_VARIABLE = 'OPS_DRILL_SECONDS'
const DEFAULT_SECONDS = '15'
const MAX_SECONDS = 600

/**
 * `npm run ops:drill`: backs up a database with the demo world while members write, restores it into an empty cluster,
 * starts the built server on it, recounts, compares, and prints the figures. Everything is thrown away afterwards.
 * `--seconds` is how long members write before and after the backup.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: DEFAULT_SECONDS } },
  })
  const seconds = Number(values.seconds)
  if (!(Number.isInteger(seconds) && seconds > 0 && seconds <= MAX_SECONDS)) {
    throw new Failure(`--seconds is a whole number from 1 to ${MAX_SECONDS}.`)
  }
  const { step } = createProgress()
  await ensureBuilt({ step, logDirectory: ensureLogDirectory(process.env) })
  return runWithTerminal(['ace.js', 'test', `--files=${DRILL}`], {
    cwd: SERVER_DIR,
    env: { [BUILT_SERVER_VARIABLE]: SERVER_BUILD_DIR, [SECONDS_VARIABLE]: values.seconds },
  })
}
