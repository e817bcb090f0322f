import logger from '@adonisjs/core/services/logger'
import { queryRows, sql } from '#app/core/database/sql'
import { allJobs, type Job, type JobRun, type JobState } from '#app/core/jobs/jobs'
import { finishedJobRuns } from '#app/core/observability/channels'
import { fromNow } from '#app/core/queue'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#app/core/time'

/** A run that takes longer is considered dead. */
const LEASE_SECONDS = (5 * MINUTE_MS) / SECOND_MS
/** Delay before a failed job is retried. */
const RETRY_MS = HOUR_MS / 4
const MAX_ERROR_LENGTH = 1_000

interface Claim {
  state: JobState
  startedAt: string
}

/**
 * Claims a due job that nobody is running. One statement decides, so that one process runs it. A row and not an
 * advisory lock, because it needs no connection for the duration of the job and stores the time of the next run.
 * @param forced whether to run it before it is due
 */
async function claim(name: string, forced: boolean): Promise<Claim | undefined> {
  const [claimed] = await queryRows<Claim>(sql`
    INSERT INTO jobs (name, next_at) VALUES (${name}, now())
    ON CONFLICT (name) DO UPDATE SET started_at = now(), finished_at = NULL, error = NULL
    WHERE (jobs.next_at <= now() OR ${forced})
      AND (jobs.finished_at IS NOT NULL
        OR jobs.started_at < now() - make_interval(secs => ${LEASE_SECONDS}))
    RETURNING state, started_at::text AS "startedAt"
  `)
  return claimed
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
  { forced = false } = {}
): Promise<JobRun | { error: string } | undefined> {
  const claimed = await claim(job.name, forced)
  if (!claimed) return undefined
  const outcome = await job.run(claimed.state, signal).catch((error: unknown) => {
    logger.warn({ err: error, job: job.name }, 'a job failed')
    return { error: error instanceof Error ? error.message : String(error) }
  })
  await finish(job.name, claimed.startedAt, outcome)
  finishedJobRuns.publish({ job: job.name, outcome: 'error' in outcome ? 'failed' : 'done' })
  return outcome
}

/** Runs all due jobs, one after the other. A cleanup task of every server process. */
export async function runDueJobs(signal: AbortSignal) {
  for (const job of allJobs()) {
    if (signal.aborted) return
    await runJob(job, signal)
  }
}
