import { setTimeout as wait } from 'node:timers/promises'

/**
 * Returns the result of the work, or throws if it takes longer. The work is not canceled, so it must be safe to
 * abandon.
 */
export async function withDeadline<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController()
  const late = wait(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`took longer than ${ms} ms`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
    late.catch(() => {})
  }
}
