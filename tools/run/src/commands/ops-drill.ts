import { parseArgs } from 'node:util'
import { parseWholeNumber } from '../machine/parse-whole-number.ts'
import { runServerSpec } from '../run-server-spec.ts'

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
  const seconds = parseWholeNumber('seconds', values.seconds, { max: MAX_SECONDS })
  return runServerSpec(DRILL, { [SECONDS_VARIABLE]: String(seconds) })
}
