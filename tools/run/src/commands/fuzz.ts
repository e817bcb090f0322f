import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { parseWholeNumber } from '../machine/parse-whole-number.ts'
import { createProgress } from '../machine/progress.ts'
import { runServerSpec } from '../run-server-spec.ts'

const FUZZING = 'openapi/fuzz.spec.ts'
const REQUESTS_VARIABLE = 'FUZZ_REQUESTS'
const SEED_VARIABLE = 'FUZZ_SEED'
const OPERATION_VARIABLE = 'FUZZ_OPERATION'

const DEFAULT_REQUESTS = 100_000
const SHORT_REQUESTS = 2_000
const INT32_MAX = 2 ** 31 - 1

const USAGE = `npm run fuzz -- [--seed=] [--requests=${DEFAULT_REQUESTS}] [--operation=bots.index] [--short]`

/**
 * `npm run fuzz`: sends generated requests of every operation by every role to the built server, on a database of its
 * own, and prints the statuses and what is wrong with the responses. `--seed` repeats a run, `--requests` sets how many
 * there are, `--short` sends 2,000, and `--operation` names the only operation, such as `bots.index`.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: String(randomInt(1, INT32_MAX)) },
      requests: { type: 'string' },
      operation: { type: 'string' },
      short: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    createProgress().line(USAGE)
    return 0
  }
  const { seed, operation, short } = values
  const defaultRequests = short ? SHORT_REQUESTS : DEFAULT_REQUESTS
  const requests = values.requests ?? String(defaultRequests)
  return runServerSpec(FUZZING, {
    [REQUESTS_VARIABLE]: String(parseWholeNumber('requests', requests, { max: INT32_MAX })),
    [SEED_VARIABLE]: String(parseWholeNumber('seed', seed, { max: INT32_MAX })),
    ...(operation === undefined ? {} : { [OPERATION_VARIABLE]: operation }),
  })
}
