import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { SERVER_BUILD_DIR, ensureBuilt } from '../build.ts'
import { SERVER_DIR } from '../console.ts'
import { Failure } from '../machine/failure.ts'
import { ensureLogDirectory } from '../machine/paths.ts'
import { createProgress } from '../machine/progress.ts'
import { runWithTerminal } from '../machine/shell.ts'
import { BUILT_SERVER_VARIABLE } from '../testing/index.ts'

const FUZZING = 'openapi/fuzz.spec.ts'
const REQUESTS_VARIABLE = 'FUZZ_REQUESTS'
const SEED_VARIABLE = 'FUZZ_SEED'
const OPERATION_VARIABLE = 'FUZZ_OPERATION'

const DEFAULT_REQUESTS = 100_000
const SHORT_REQUESTS = 2_000
const MAX_SEED = 2 ** 31

/**
 * `npm run fuzz`: sends generated requests of every operation by every role to the built server, on a database of its
 * own, and prints the statuses and what is wrong with the responses. `--seed` repeats a run, `--requests` sets how many
 * there are, `--short` sends 2,000, and `--operation` names the only operation, such as `bots.index`.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      requests: { type: 'string' },
      operation: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  })
  const seed = toWhole('seed', values.seed) ?? randomInt(MAX_SEED)
  const requests =
    toWhole('requests', values.requests) ?? (values.short ? SHORT_REQUESTS : DEFAULT_REQUESTS)
  const { step } = createProgress()
  await ensureBuilt({ step, logDirectory: ensureLogDirectory(process.env) })
  return runWithTerminal(['ace.js', 'test', `--files=${FUZZING}`], {
    cwd: SERVER_DIR,
    env: {
      [BUILT_SERVER_VARIABLE]: SERVER_BUILD_DIR,
      [REQUESTS_VARIABLE]: String(requests),
      [SEED_VARIABLE]: String(seed),
      ...(values.operation === undefined ? {} : { [OPERATION_VARIABLE]: values.operation }),
    },
  })
}

function toWhole(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (Number.isInteger(number) && number > 0 && number < MAX_SEED) return number
  throw new Failure(`--${name} is a whole number from 1 to ${MAX_SEED - 1}.`)
}
