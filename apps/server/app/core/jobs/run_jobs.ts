import logger from '@adonisjs/core/services/logger'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { allJobs, type Job, type JobRun, type JobState } from '#app/core/jobs/jobs'
import { finishedJobRuns } from '#app/core/observability/channels'
import { fromNow } from '#app/core/queue'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#app/core/time'

/** A run whose process has not renewed its lease for this long is considered dead. */
const LEASE_MS = 12 * SECOND_MS
const RENEWALS_PER_LEASE = 3
/** A run that takes longer is stopped, and its lease expires, because it may hang. */
const MAX_RUN_MS = 5 * MINUTE_MS
/** Delay before a failed job is retried. */
const RETRY_MS = HOUR_MS / 4
const MAX_ERROR_LENGTH = 1_000

interface Claim {
  state: JobState
  startedAt: string
}

interface RunOptions {
  /** Whether to run the job before it is due. */
  forced?: boolean
  leaseMs?: number
  maxRunMs?: number
}

/**
 * Claims a due job that nobody is running. One statement decides, so that one process runs it. A row and not an
 * advisory lock, because it needs no connection for the duration of the job and stores the time of the next run. While
 * the job runs, that time is the end of the lease.
 */
async function claim(
  name: string,
  { forced, leaseMs }: Required<Pick<RunOptions, 'forced' | 'leaseMs'>>
): Promise<Claim | undefined> {
  const leaseEnd = fromNow(leaseMs)
  const [claimed] = await queryRows<Claim>(sql`
    INSERT INTO jobs (name, next_at) VALUES (${name}, ${leaseEnd})
    ON CONFLICT (name) DO UPDATE
    SET started_at = now(), finished_at = NULL, error = NULL, next_at = ${leaseEnd}
    WHERE jobs.next_at <= now() OR (${forced} AND jobs.finished_at IS NOT NULL)
    RETURNING state, started_at::text AS "startedAt"
  `)
  return claimed
}

/** Extends the lease of a run. @returns whether no other process has taken the job over */
async function renew(name: string, startedAt: string, leaseMs: number): Promise<boolean> {
  const renewed = await execute(sql`
    UPDATE jobs SET next_at = ${fromNow(leaseMs)}
    WHERE name = ${name} AND started_at = ${startedAt}::timestamptz AND finished_at IS NULL
  `)
  return renewed > 0
}

/**
 * Runs a claimed job, and stops it if it takes too long, or if another process takes it over because this one was
 * frozen.
 */
async function runWithLease(
  job: Job,
  { state, startedAt }: Claim,
  { signal, leaseMs, maxRunMs }: { signal: AbortSignal; leaseMs: number; maxRunMs: number }
) {
  const stop = new AbortController()
  const renewal = setInterval(() => {
    renew(job.name, startedAt, leaseMs).then(
      (isHeld) => isHeld || stop.abort(),
      (error: unknown) => logger.debug({ err: error, job: job.name }, 'a lease was not renewed')
    )
  }, leaseMs / RENEWALS_PER_LEASE)
  const limit = setTimeout(() => {
    logger.warn({ job: job.name }, 'a job takes too long')
    clearInterval(renewal)
    stop.abort()
  }, maxRunMs)
  try {
    return await job.run(state, AbortSignal.any([signal, stop.signal]))
  } finally {
    clearInterval(renewal)
    clearTimeout(limit)
  }
}

/** Stores the result of a run, unless another process has taken the job over. */
async function finish(name: string, startedAt: string, outcome: JobRun | { error: string }) {
  const failed = 'error' in outcome
  const error = failed ? outcome.error.slice(0, MAX_ERROR_LENGTH) : null
  const state = failed ? null : JSON.stringify(outcome.state)
  const report = failed ? null : JSON.stringify(outcome.report)
  await queryRows(sql`
    UPDATE jobs SET finished_at = now(), error = ${error},
      succeeded_at = CASE WHEN ${failed} THEN succeeded_at ELSE now() END,
      next_at = ${fromNow(failed ? RETRY_MS : outcome.againInMs)},
      state = coalesce(${state}::jsonb, state), report = coalesce(${report}::jsonb, report)
    WHERE name = ${name} AND started_at = ${startedAt}::timestamptz
  `)
}

/**
 * Runs a job if it is due and not running.
 * @returns its result, or `undefined` if it was not run
 */
export async function runJob(
  job: Job,
  signal: AbortSignal,
  { forced = false, leaseMs = LEASE_MS, maxRunMs = MAX_RUN_MS }: RunOptions = {}
): Promise<JobRun | { error: string } | undefined> {
  const claimed = await claim(job.name, { forced, leaseMs })
  if (!claimed) return undefined
  const outcome = await runWithLease(job, claimed, { signal, leaseMs, maxRunMs }).catch(
    (error: unknown) => {
      logger.warn({ err: error, job: job.name }, 'a job failed')
      return { error: error instanceof Error ? error.message : String(error) }
    }
  )
  await finish(job.name, claimed.startedAt, outcome)
  finishedJobRuns.publish({ job: job.name, outcome: 'error' in outcome ? 'failed' : 'done' })
  return outcome
}

/** Runs all due jobs, one after the other. A cleanup task of every server process. */
export async function runDueJobs(signal: AbortSignal) {
  const rows = await queryRows<{ name: string }>(sql`SELECT name FROM jobs WHERE next_at > now()`)
  const waiting = new Set(rows.map(({ name }) => name))
  for (const job of allJobs()) {
    if (signal.aborted) return
    if (!waiting.has(job.name)) await runJob(job, signal)
  }
}
