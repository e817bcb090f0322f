import { setTimeout as sleep } from 'node:timers/promises'
import { scaleTimeout, TIMEOUTS } from '@botanica/testkit/timeouts'

const STEP_MS = 20

/**
 * Milliseconds after which an event of a bot is readable. PostgreSQL analyzes tables by itself, and holds events back
 * meanwhile.
 */
export const HELD_BACK_MS = 20_000

/**
 * Polls until the condition holds, and fails if it never does.
 * @param options.message what did not hold; a function is asked at the end
 * @param options.within milliseconds on the reference machine; more on a slower one; the limit of all polls if omitted
 */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  { within, message = 'it never held' }: { within?: number; message?: string | (() => string) } = {}
) {
  const limit = within === undefined ? TIMEOUTS.poll : scaleTimeout(within)
  const deadline = Date.now() + limit
  while (!(await holds())) {
    if (Date.now() > deadline) {
      const text = typeof message === 'string' ? message : message()
      throw new Error(`${text} (waited ${limit} ms)`)
    }
    await sleep(STEP_MS)
  }
}
