import { setTimeout as sleep } from 'node:timers/promises'
import { fetchResponse } from '../recorded-response.ts'
import { deleteWrites, giveRight, takeRight, toRequestOptions } from '../scenario-request.ts'
import type { BenchDatabase } from '../database.ts'
import type { DirectorySample } from '../directory-sample.ts'
import type { Scenario } from '../scenarios.ts'
import { startBenchServer } from '../server.ts'
import { startRecorder, type Statement } from './recorder.ts'

/** Long enough for the server's background statements: it polls the outbox a few times per second. */
const IDLE_MS = 3_000
/** Recorded on a separate server, so this round may share its paths with the warm-up. */
const SAMPLE_ROUND = 0
const SAMPLE_ROUNDS = 1
const FIRST_FAILURE_STATUS = 300

/** The statements that single requests of each scenario run, by the scenario's name. */
export type Samples = ReadonlyMap<string, readonly (readonly Statement[])[]>

/** Records the statements of each scenario's requests, one by one, on a separate server with empty caches. */
export async function recordSamples(
  database: BenchDatabase,
  scenarios: readonly Scenario[],
  material: DirectorySample,
  cookie: string
): Promise<Samples> {
  const recorder = await startRecorder(database.app)
  const server = await startBenchServer(recorder.url)
  try {
    recorder.take()
    await sleep(IDLE_MS)
    const background = new Set(recorder.take().map(({ text }) => text))
    const samples = new Map<string, Statement[][]>()
    for (const scenario of scenarios) {
      const recorded: Statement[][] = []
      // Rows that an interrupted run left would make these writes fail.
      await deleteWrites(scenario, database.migrator)
      await giveRight(scenario, database.migrator, material, SAMPLE_ROUNDS)
      const paths = scenario.paths(material, SAMPLE_ROUND, SAMPLE_ROUNDS).slice(0, scenario.samples)
      for (const path of paths) {
        const { status } = await fetchResponse(
          server.origin,
          path,
          toRequestOptions(scenario, cookie)
        )
        const statements = recorder.take().filter(({ text }) => !background.has(text))
        if (status < FIRST_FAILURE_STATUS && statements.length > 0) recorded.push(statements)
      }
      await deleteWrites(scenario, database.migrator)
      await takeRight(scenario, database.migrator)
      samples.set(scenario.name, recorded)
    }
    return samples
  } finally {
    await server.stop()
    await recorder.close()
  }
}
