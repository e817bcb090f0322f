import { setTimeout as sleep } from 'node:timers/promises'

const STEP_MS = 20

/** Waits until it holds, and fails with the last answer when it never does. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  { within = 2_000, message = 'it never held' } = {}
) {
  const deadline = Date.now() + within
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${message} (waited ${within} ms)`)
    await sleep(STEP_MS)
  }
}
