import { mock } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { getActiveTestOrFail } from '@japa/runner'

/** `lru-cache` reads the clock at most once per millisecond, and caches it until a timer of 1 ms fires. */
const CLOCK_REMEMBERED_MS = 2

let advancedMs = 0

function mockClock(clock: { now: () => number }) {
  const read = clock.now.bind(clock)
  return mock.method(clock, 'now', () => read() + advancedMs)
}

/**
 * Moves the clock of this process (`Date.now` and `performance.now`) forward until the test ends. Timers, `new Date()`
 * and the database's clock do not change. Use it instead of waiting, for code that compares times with now: cache
 * lifetimes, circuit breakers, rate limits.
 * @param ms how far
 */
export async function advanceProcessClock(ms: number) {
  if (advancedMs === 0) {
    const mocks = [mockClock(Date), mockClock(performance)]
    getActiveTestOrFail().cleanup(() => {
      for (const { mock: clock } of mocks) clock.restore()
      advancedMs = 0
    })
  }
  advancedMs += ms
  await sleep(CLOCK_REMEMBERED_MS)
}
