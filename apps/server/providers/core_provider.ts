import type { ApplicationService } from '@adonisjs/core/types'
import { pruneIdempotencyKeys } from '#app/core/idempotency/idempotency_keys'
import { runDueJobs } from '#app/core/jobs/run_jobs'
import { liveHub } from '#app/core/live/live_hub'
import { limiterRedis } from '#app/core/rate_limit/rate_limit'
import { invalidateAll } from '#app/core/cache/cache_middleware'
import { notifyOutboxGap } from '#app/core/outbox/outbox'
import { pruneOutbox } from '#app/core/outbox/outbox_retention'
import { OutboxTail } from '#app/core/outbox/outbox_tail'
import { rejectWhenOverloaded, type PooledClient } from '#app/core/database/pool_admission'
import { drain } from '#app/core/process/drain'
import { findDurabilityProblem } from '#app/core/process/durability'
import { unwatchEventLoop, watchEventLoop } from '#app/core/process/event_loop'
import { Housekeeping } from '#app/core/process/housekeeping'
import { enterPhase } from '#app/core/process/phase'
import { addOptionalCheck } from '#app/core/process/readiness'
import { SECOND_MS } from '#app/core/time'
import { rejectUnknownKeysInRequests } from '#app/core/validation/request_validation'
import { eventStreams } from '#app/events/streams/event_streams'
import { metricsConfig } from '#config/metrics'
import env from '#start/env'

const WEB = 'web'
/** Often enough that the jobs of a dead process continue within half a minute. */
const DUE_JOBS_INTERVAL_MS = 10 * SECOND_MS

/** Resets everything derived from events after a gap, and catches up. */
function resetAndCatchUp() {
  invalidateAll()
  notifyOutboxGap()
}

/** Starts and stops the background work of a server process. Neither ace commands nor tests start it. */
export default class CoreProvider {
  #stop: (() => Promise<void>) | undefined
  #endDrain: (() => void) | undefined
  #stopMetrics: (() => void) | undefined

  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(OutboxTail, async () => {
      const logger = await this.app.container.make('logger')
      return new OutboxTail({ logger, onGap: resetAndCatchUp })
    })
  }

  async boot() {
    rejectUnknownKeysInRequests()
    const emitter = await this.app.container.make('emitter')
    emitter.on('db:connection:connect', ({ client }) => {
      if (client) rejectWhenOverloaded(client.client as PooledClient)
    })
  }

  async start() {
    if (this.app.getEnvironment() !== WEB) return
    if (this.app.inProduction) await this.#refuseLossyDatabase()
    if (metricsConfig) await this.#startMetrics(metricsConfig)
  }

  async ready() {
    enterPhase('serving')
    if (this.app.getEnvironment() !== WEB) return
    const logger = await this.app.container.make('logger')
    const tail = await this.app.container.make(OutboxTail)
    const housekeeping = new Housekeeping(logger, [
      () => pruneOutbox(),
      () => pruneIdempotencyKeys(),
    ])
    const jobs = new Housekeeping(logger, [runDueJobs], { intervalMs: DUE_JOBS_INTERVAL_MS })
    const redis = limiterRedis()
    if (redis)
      addOptionalCheck('redis', () => (redis.status === 'ready' ? undefined : redis.status))
    watchEventLoop()
    tail.start()
    housekeeping.start()
    jobs.start()
    this.#stop = async () => {
      unwatchEventLoop()
      redis?.disconnect()
      await Promise.all([tail.stop(), housekeeping.stop(), jobs.stop()])
    }
    // Hooks run in reverse order: this one runs before the framework's own, which closes the server.
    this.app.terminating(() => this.#drain())
  }

  async shutdown() {
    this.#endDrain?.()
    this.#stopMetrics?.()
    await this.#stop?.()
  }

  async #startMetrics(address: { host: string; port: number }) {
    const { startMetricsServer } = await import('#app/core/observability/metrics_server')
    const { metricSources: sources } = await import('#start/metrics')
    this.#stopMetrics = await startMetricsServer({ ...address, sources })
  }

  async #drain() {
    const server = (await this.app.container.make('server')).getNodeServer()
    if (!server) return
    this.#endDrain = await drain(
      server as Parameters<typeof drain>[0],
      env.get('DRAIN_NOTICE_MS', 0)
    )
    liveHub.close()
    eventStreams.close()
  }

  /** An unreachable database does not prevent the start: readiness checks it again. */
  async #refuseLossyDatabase() {
    const defect = await findDurabilityProblem().catch(() => undefined)
    if (defect) throw new Error(defect)
  }
}
