/** Where a job continues in its next run. */
export type JobState = Record<string, unknown>

export interface JobRun {
  state: JobState
  /** Counts of what it did. */
  report: Record<string, number>
  /** Milliseconds until the next run. */
  againInMs: number
}

/** A recurring task that runs in one process at a time. */
export interface Job {
  /** Lower-case letters and underscores. */
  name: string
  description: string
  /**
   * Processes a part of the work, for at most about twenty seconds.
   * @param signal aborts it between two steps
   */
  run(state: JobState, signal: AbortSignal): Promise<JobRun>
}

const jobs: Job[] = []

/** Registers a job; `start/jobs.ts` lists them. */
export function addJob(job: Job) {
  jobs.push(job)
}

export function allJobs(): readonly Job[] {
  return jobs
}
