import { queryRows, sql } from '#app/core/database/sql'
import { allJobs } from '#app/core/jobs/jobs'

export interface JobStatus {
  name: string
  description: string
  status: 'never run' | 'running' | 'done' | 'failed'
  startedAt: Date | null
  finishedAt: Date | null
  /** The end of the last run that did not fail, also while another one runs. */
  succeededAt: Date | null
  /** While it runs, when another process may take it over. `null` for a job that runs when the next server starts. */
  nextAt: Date | null
  error: string | null
  report: Record<string, number>
  state: Record<string, unknown>
}

type Row = Omit<JobStatus, 'description' | 'status'>

function getStatus(row: Row | undefined): JobStatus['status'] {
  if (!row) return 'never run'
  if (!row.finishedAt) return 'running'
  return row.error === null ? 'done' : 'failed'
}

const NEVER: Omit<Row, 'name'> = {
  startedAt: null,
  finishedAt: null,
  succeededAt: null,
  nextAt: null,
  error: null,
  report: {},
  state: {},
}

/** Lists all jobs with the result of their last run. */
export async function jobStatuses(): Promise<JobStatus[]> {
  const rows = await queryRows<Row>(sql`
    SELECT name, started_at AS "startedAt", finished_at AS "finishedAt",
      succeeded_at AS "succeededAt", next_at AS "nextAt", error, report, state
    FROM jobs
  `)
  const byName = new Map(rows.map((row) => [row.name, row]))
  return allJobs().map(({ name, description }) => {
    const row = byName.get(name)
    const { startedAt, finishedAt, succeededAt, nextAt, error, report, state } = row ?? NEVER
    const status = getStatus(row)
    return {
      name,
      description,
      status,
      startedAt,
      finishedAt,
      succeededAt,
      nextAt,
      error,
      report,
      state,
    }
  })
}
