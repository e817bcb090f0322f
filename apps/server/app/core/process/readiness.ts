import app from '@adonisjs/core/services/app'
import { HealthChecks, Result } from '@adonisjs/core/health'
import { execute, sql } from '#app/core/database/sql'
import { OutboxTail } from '#app/core/outbox/outbox_tail'
import { findDurabilityProblem } from '#app/core/process/durability'
import { takeEventLoopLag } from '#app/core/process/event_loop'
import { pendingMigrations } from '#app/core/process/migrations_state'
import { currentPhase } from '#app/core/process/phase'
import { withDeadline } from '#app/core/process/deadline'

const DEADLINE_MS = 1_000
const CACHE_SECONDS = 2
const MAX_EVENT_LOOP_LAG_MS = 500

interface Check {
  name: string
  /** Returns a message for the operator; `undefined` if all is well. */
  defect: () => Promise<string | undefined> | string | undefined
  /** Whether the process can serve without it, with reduced functionality. */
  optional?: boolean
  /** Whether the check costs nothing and has no side effects, so that its result need not be cached. */
  isFree?: boolean
}

function healthCheck({ name, defect, optional = false, isFree = false }: Check) {
  return {
    name,
    ...(!isFree && { cacheDuration: CACHE_SECONDS }),
    async run() {
      let problem: string | undefined
      try {
        problem = await withDeadline(DEADLINE_MS, Promise.resolve(defect()))
      } catch (error) {
        problem = (error as Error).message
      }
      if (problem === undefined) return Result.ok('ok')
      return optional ? Result.warning(problem) : Result.failed(problem)
    },
  }
}

async function postgresDefect() {
  await execute(sql`SELECT 1`)
  return undefined
}

async function migrationsDefect() {
  const pending = await pendingMigrations()
  return pending.length === 0 ? undefined : `pending: ${pending.join(', ')}`
}

function eventLoopDefect() {
  const lag = Math.round(takeEventLoopLag())
  return lag > MAX_EVENT_LOOP_LAG_MS ? `${lag} ms of lag` : undefined
}

async function outboxDefect() {
  const tail = await app.container.make(OutboxTail)
  return tail.isRunning && !tail.isFollowing ? 'not followed yet' : undefined
}

const checks = new HealthChecks().register([
  healthCheck({ name: 'postgres', defect: postgresDefect }),
  healthCheck({ name: 'migrations', defect: migrationsDefect }),
  // A busy machine delays all processes at once. If all became unready, none would serve.
  healthCheck({ name: 'event_loop', defect: eventLoopDefect, optional: true }),
  // If cached, it would keep a new process unready for two more seconds.
  healthCheck({ name: 'outbox', defect: outboxDefect, isFree: true }),
  ...(app.inProduction ? [healthCheck({ name: 'durability', defect: findDurabilityProblem })] : []),
])

/** Adds a check for something that is not required for serving, such as Redis. */
export function addOptionalCheck(name: string, defect: Check['defect']) {
  checks.append([healthCheck({ name, defect, optional: true })])
}

export const READINESS_STATUSES = ['ready', 'degraded', 'booting', 'draining', 'failing'] as const
type ReadinessStatus = (typeof READINESS_STATUSES)[number]

export interface Readiness {
  isReady: boolean
  status: ReadinessStatus
  /** Messages by check; for operators only. */
  defects: Record<string, string>
}

/** Whether load balancers should send requests here. Results are cached for two seconds. */
export async function readiness(): Promise<Readiness> {
  const phase = currentPhase()
  if (phase !== 'serving') return { isReady: false, status: phase, defects: {} }

  const report = await checks.run()
  const defects: Record<string, string> = {}
  for (const { name, status, message } of report.checks) {
    if (status !== 'ok') defects[name] = message
  }
  if (!report.isHealthy) return { isReady: false, status: 'failing', defects }
  return { isReady: true, status: report.status === 'ok' ? 'ready' : 'degraded', defects }
}
