import { fetchResponse, type RecordedResponse, type RequestOptions } from './recorded-response.ts'
import {
  deleteWrites,
  getExpectedStatus,
  giveRight,
  takeRight,
  toRequestOptions,
} from './scenario-request.ts'
import type { BenchDatabase } from './database.ts'
import { summarizeRounds, type Metrics, type Round } from './metrics.ts'
import type { DirectorySample } from './directory-sample.ts'
import type { Options } from './options.ts'
import type { Scenario } from './scenarios.ts'
import { isSiteBuilt, type BenchServer } from './server.ts'
import type { Samples } from './statements/samples.ts'
import type { BarePgTask } from './workers/bare-pg.ts'
import type { Duration, LoadTask } from './workers/load.ts'
import { startWorker, type Worker } from './workers/worker.ts'

export interface Result {
  readonly scenario: string
  readonly title: string
  readonly product: Metrics
  readonly bareHttp: Metrics
  /** Null when a request runs no statement. */
  readonly barePg: Metrics | null
}

export interface Skipped {
  readonly scenario: string
  readonly title: string
  readonly skipped: string
}

export type Outcome = Result | Skipped

const WARM_UP_ROUND = 0
const WARM_UP_SECONDS = 1
const FIRST_FAILURE_STATUS = 300
/** The size of the server's connection pool. */
const POOL = 20

interface Subjects {
  readonly server: BenchServer
  readonly database: BenchDatabase
  readonly material: DirectorySample
  readonly samples: Samples
  /** Session of the member who writes. */
  readonly cookie: string
}

interface Workers {
  readonly load: Worker<LoadTask, Round>
  readonly bareHttp: Worker<RecordedResponse, string>
  readonly barePg: Worker<BarePgTask, Round>
}

/** Measures the scenarios one after the other, each subject in its own process. */
export async function measureAll(
  scenarios: readonly Scenario[],
  subjects: Subjects,
  options: Options,
  onDone: (outcome: Outcome) => void
): Promise<Outcome[]> {
  const workers: Workers = {
    load: startWorker('./load.ts'),
    bareHttp: startWorker('./bare-http.ts'),
    barePg: startWorker('./bare-pg.ts'),
  }
  try {
    const outcomes: Outcome[] = []
    for (const scenario of scenarios) {
      const outcome = await measure(scenario, subjects, workers, options)
      onDone(outcome)
      outcomes.push(outcome)
    }
    return outcomes
  } finally {
    await Promise.all(Object.values(workers).map((worker) => worker.stop()))
  }
}

async function measure(
  scenario: Scenario,
  { server, database, material, samples, cookie }: Subjects,
  workers: Workers,
  options: Options
): Promise<Outcome> {
  const { name, title, paths } = scenario
  const skip = (skipped: string): Skipped => ({ scenario: name, title, skipped })
  if (scenario.isPage && !isSiteBuilt()) return skip('the site is not built')

  const { connections, seconds, rounds } = options
  const [path] = paths(material, WARM_UP_ROUND, rounds)
  if (path === undefined) return skip('there is nothing to request')
  const takeBack = () => deleteWrites(scenario, database.migrator)
  await takeBack()
  await giveRight(scenario, database.migrator, material, rounds)
  const plain = toRequestOptions(scenario, cookie)
  const whole = await fetchResponse(server.origin, path, plain)
  if (whole.status >= FIRST_FAILURE_STATUS) return skip(`${path} answers ${whole.status}`)
  const etag = whole.headers.etag
  if (scenario.conditional && etag === undefined) return skip(`${path} has no ETag`)
  const request: RequestOptions = scenario.conditional
    ? { headers: { 'if-none-match': etag! } }
    : plain
  const response = scenario.conditional ? await fetchResponse(server.origin, path, request) : whole
  const bareOrigin = await workers.bareHttp.run(response)

  const load = async (origin: string, round: number, length: Duration) => {
    await takeBack()
    return workers.load.run({
      origin,
      paths: paths(material, round, rounds),
      request: request,
      expectedStatus: getExpectedStatus(scenario),
      connections,
      length,
    })
  }
  const recorded = samples.get(name) ?? []
  const statements = async (length: Duration) => {
    await takeBack()
    return workers.barePg.run({
      url: database.app,
      samples: recorded,
      atOnce: connections,
      connections: POOL,
      // Writing the same row a second time would take another path.
      length: scenario.write ? 'each once' : length,
    })
  }

  const brief = { seconds: WARM_UP_SECONDS }
  await load(server.origin, WARM_UP_ROUND, scenario.warmUp === 'each once' ? 'each once' : brief)
  await load(bareOrigin, WARM_UP_ROUND, brief)
  if (recorded.length > 0) await statements(brief)

  const measured = { product: [] as Round[], bareHttp: [] as Round[], barePg: [] as Round[] }
  for (let round = 1; round <= rounds; round++) {
    const length = scenario.eachOnce ? 'each once' : { seconds }
    measured.product.push(await load(server.origin, round, length))
    measured.bareHttp.push(await load(bareOrigin, round, { seconds }))
    if (recorded.length > 0) measured.barePg.push(await statements({ seconds }))
  }
  await takeBack()
  await takeRight(scenario, database.migrator)
  return {
    scenario: name,
    title,
    product: summarizeRounds(measured.product),
    bareHttp: summarizeRounds(measured.bareHttp),
    barePg: recorded.length > 0 ? summarizeRounds(measured.barePg) : null,
  }
}
