import { MINUTE_MS } from '#app/core/time'
import type { Job, JobState } from '#app/core/jobs/jobs'

export interface Batch {
  /** The last key of the batch, after which the next one starts; `null` if nothing was left. */
  after: string | null
  report: Record<string, number>
}

interface BatchJobOptions extends Pick<Job, 'name' | 'description'> {
  /** Milliseconds from the start of a round to the start of the next one. */
  everyMs: number
  /** Processes the next few items in the order of their keys. */
  batch(after: string | null, signal: AbortSignal): Promise<Batch>
}

interface RoundState extends JobState {
  after?: string | null
  /** Start of the round in Unix milliseconds. */
  beganAt?: number
}

/**
 * Creates a job that processes all items in small batches, one per minute, and starts over after a while. If it is
 * killed, it continues where it was.
 */
export function createBatchJob({ name, description, everyMs, batch }: BatchJobOptions): Job {
  return {
    name,
    description,
    async run(state: RoundState, signal) {
      const beganAt = state.beganAt ?? Date.now()
      const { after, report } = await batch(state.after ?? null, signal)
      if (after !== null) return { state: { after, beganAt }, report, againInMs: MINUTE_MS }
      return { state: {}, report, againInMs: Math.max(MINUTE_MS, beganAt + everyMs - Date.now()) }
    },
  }
}
