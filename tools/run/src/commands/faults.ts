import { parseArgs } from 'node:util'
import { parseWholeNumber } from '../machine/parse-whole-number.ts'
import { createProgress } from '../machine/progress.ts'
import { runServerSpec } from '../run-server-spec.ts'

const FAULTS = 'faults/faults.spec.ts'
const OPTIONS_VARIABLE = 'FAULTS_OPTIONS'
const DEFAULT_WRITES = '50000'
const DEFAULT_FAULTS = '1000'
const WHOLE_NUMBER = /^\d+$/
const MAX_SEED = 1_000_000

const USAGE = `npm run faults -- [--seed=] [--writes=${DEFAULT_WRITES}] [--faults=${DEFAULT_FAULTS}|<parts of names>]
npm run faults -- --short`

/**
 * `npm run faults`: members, staff and payment providers write to two built servers while processes are killed and
 * frozen, connections are cut, disks fill up, vendors fail and clocks jump. Afterwards a checker compares what the
 * clients were told with what is there. Everything is thrown away afterwards.
 * `--faults` is a number, or parts of names separated by commas; `--short` runs what `npm test` runs.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: String(Math.floor(Math.random() * MAX_SEED)) },
      writes: { type: 'string', default: DEFAULT_WRITES },
      faults: { type: 'string', default: DEFAULT_FAULTS },
      short: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    createProgress().line(USAGE)
    return 0
  }
  const { seed, writes, faults } = values
  const options = {
    seed: parseWholeNumber('seed', seed, { min: 0 }),
    writes: parseWholeNumber('writes', writes, { min: 0 }),
    faults: WHOLE_NUMBER.test(faults) ? Number(faults) : faults.split(','),
  }
  return runServerSpec(FAULTS, values.short ? {} : { [OPTIONS_VARIABLE]: JSON.stringify(options) })
}
