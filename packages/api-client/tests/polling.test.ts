import { describe, expect, test } from 'vitest'
import { pollingOnly } from '../src/live.ts'
import { createPollingOptions } from '../src/polling.ts'

const INTERVAL = 8_000

describe('polling interval', () => {
  test('is the configured interval with 10 % jitter', () => {
    const slowest = createPollingOptions(pollingOnly, () => 1)(INTERVAL)
    const fastest = createPollingOptions(pollingOnly, () => 0)(INTERVAL)

    expect(slowest.refetchInterval()).toBe(8_800)
    expect(fastest.refetchInterval()).toBe(7_200)
    expect(slowest.staleTime).toBe(INTERVAL)
  })

  test('is the same in every render', () => {
    const { refetchInterval } = createPollingOptions(pollingOnly)(INTERVAL)

    expect(refetchInterval()).toBe(refetchInterval())
  })

  test('pauses while the live stream is connected, and resumes when it drops', () => {
    const live = { connected: true }
    const { refetchInterval } = createPollingOptions(live, () => 0.5)(INTERVAL)

    expect(refetchInterval()).toBe(false)
    live.connected = false
    expect(refetchInterval()).toBe(INTERVAL)
  })

  test('continues in a hidden tab only on request', () => {
    const every = createPollingOptions(pollingOnly)

    expect(every(INTERVAL).refetchIntervalInBackground).toBe(false)
    expect(every(INTERVAL, { inBackground: true }).refetchIntervalInBackground).toBe(true)
  })
})
