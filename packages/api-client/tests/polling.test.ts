import { describe, expect, test } from 'vitest'
import { pollingOnly } from '../src/live.ts'
import { createPollingOptions } from '../src/polling.ts'

const INTERVAL = 8_000

describe('the pace of a query', () => {
  test('is the documented interval, give or take a tenth', () => {
    const slowest = createPollingOptions(pollingOnly, () => 1)(INTERVAL)
    const fastest = createPollingOptions(pollingOnly, () => 0)(INTERVAL)

    expect(slowest.refetchInterval()).toBe(8_800)
    expect(fastest.refetchInterval()).toBe(7_200)
    expect(slowest.staleTime).toBe(INTERVAL)
  })

  test('does not change from one render to the next', () => {
    const { refetchInterval } = createPollingOptions(pollingOnly)(INTERVAL)

    expect(refetchInterval()).toBe(refetchInterval())
  })

  test('rests while the live channel is up, and goes on when it drops', () => {
    const live = { connected: true }
    const { refetchInterval } = createPollingOptions(live, () => 0.5)(INTERVAL)

    expect(refetchInterval()).toBe(false)
    live.connected = false
    expect(refetchInterval()).toBe(INTERVAL)
  })

  test('goes on in a hidden tab only where it is asked for', () => {
    const every = createPollingOptions(pollingOnly)

    expect(every(INTERVAL).refetchIntervalInBackground).toBe(false)
    expect(every(INTERVAL, { inBackground: true }).refetchIntervalInBackground).toBe(true)
  })
})
