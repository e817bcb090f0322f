import { setTimeout as sleep } from 'node:timers/promises'
import { scaleTimeout } from '@botanica/testkit/timeouts'

const STEP_MS = 20

/**
 * Polls until the assertion holds, and fails with its last error if it never does.
 * @param options.within milliseconds on the reference machine; more on a slower one
 */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  { within = 2_000, message = 'it never held' } = {}
) {
  const limit = scaleTimeout(within)
  const deadline = Date.now() + limit
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${message} (waited ${limit} ms)`)
    await sleep(STEP_MS)
  }
}
