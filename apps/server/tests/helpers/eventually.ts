import { setTimeout as sleep } from 'node:timers/promises'
import { scaleTimeout } from '@botanica/testkit/timeouts'

const STEP_MS = 20

/**
 * Waits until it holds, and fails with the last answer when it never does.
 * @param options.within milliseconds on the machine that limits are chosen on; more on a slower one
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
