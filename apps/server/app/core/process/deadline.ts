import { setTimeout as wait } from 'node:timers/promises'

/** The work's result, or an error when it takes longer. The work itself goes on, so it must be safe to be left alone. */
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
