import { MINUTE_MS } from '#app/core/time'
import type { Job, JobState } from '#app/core/jobs/jobs'

export interface Batch {
  /** The last key of the batch, after which the next one begins; `null` when there was nothing left. */
  after: string | null
  report: Record<string, number>
}

interface Rounds extends Pick<Job, 'name' | 'description'> {
  /** Milliseconds from the beginning of a round to that of the next. */
  everyMs: number
  /** Works on the next few things, in the order of their keys. */
  batch(after: string | null, signal: AbortSignal): Promise<Batch>
}

interface RoundState extends JobState {
  after?: string | null
  /** When the round began, in milliseconds of the epoch. */
  beganAt?: number
}

/**
 * A job that goes through many things in small batches, one a minute, from the first to the last, and begins anew after a
 * while. Killed at any moment it goes on where it was.
 */
export function createBatchJob({ name, description, everyMs, batch }: Rounds): Job {
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
