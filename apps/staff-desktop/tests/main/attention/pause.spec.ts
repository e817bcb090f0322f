import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPause, PAUSE_MS } from '../../../src/main/attention/pause.ts'

const NOW = new Date('2026-11-22T22:30:00')
let folder: string
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  folder = mkdtempSync(join(tmpdir(), 'pause-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const file = () => join(folder, 'pause.json')
const start = () => createPause(file(), () => {})

test('a pause of an hour ends by itself, and tells of it', () => {
  const pause = start()
  const told: boolean[] = []
  pause.subscribe((until) => told.push(until !== null))
  expect(pause.isOn).toBe(false)
  pause.forAnHour()
  expect(pause.isOn).toBe(true)
  vi.advanceTimersByTime(PAUSE_MS - 1)
  expect(pause.isOn).toBe(true)
  vi.advanceTimersByTime(1)
  expect(pause.isOn).toBe(false)
  expect(told).toEqual([true, false])
})

test('until tomorrow is until the morning, by the clock of the place', () => {
  const pause = start()
  pause.untilTomorrow()
  expect(pause.current).toEqual(new Date('2026-11-23T08:00:00'))
})

test('a pause holds over a restart, and may be ended before its time', () => {
  start().forAnHour()
  vi.setSystemTime(NOW.getTime() + PAUSE_MS / 2)
  const pause = start()
  expect(pause.isOn).toBe(true)
  pause.end()
  expect(pause.isOn).toBe(false)
  expect(start().isOn).toBe(false)
})

test('a machine that slept through the end of a pause is not silent any more', () => {
  const pause = start()
  pause.forAnHour()
  vi.setSystemTime(NOW.getTime() + 2 * PAUSE_MS)
  expect(pause.isOn).toBe(false)
})

test.each(['"2036-01-01T00:00:00Z"', '"soon"', '17', '{', '"2020-01-01T00:00:00Z"'])(
  'a file that says %s silences nobody',
  (content) => {
    writeFileSync(file(), content)
    expect(start().current).toBeNull()
  }
)
