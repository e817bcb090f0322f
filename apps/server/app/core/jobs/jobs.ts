/** Where a job goes on the next time. */
export type JobState = Record<string, unknown>

export interface JobRun {
  state: JobState
  /** What it did, in figures. */
  report: Record<string, number>
  /** Milliseconds until it is to run again. */
  againInMs: number
}

/** Something that runs by itself now and then, in one process of all. */
export interface Job {
  /** Small letters and underscores. */
  name: string
  description: string
  /**
   * Does a part of the work, at most some twenty seconds of it.
   * @param signal ends it early, between two steps
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
