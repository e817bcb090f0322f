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

test('a pause of an hour ends by itself and notifies listeners', () => {
  const pause = start()
  const received: boolean[] = []
  pause.subscribe((until) => received.push(until !== null))
  expect(pause.isOn).toBe(false)
  pause.forAnHour()
  expect(pause.isOn).toBe(true)
  vi.advanceTimersByTime(PAUSE_MS - 1)
  expect(pause.isOn).toBe(true)
  vi.advanceTimersByTime(1)
  expect(pause.isOn).toBe(false)
  expect(received).toEqual([true, false])
})

test('a pause until tomorrow ends in the morning, local time', () => {
  const pause = start()
  pause.untilTomorrow()
  expect(pause.current).toEqual(new Date('2026-11-23T08:00:00'))
})

test('a pause survives a restart and can be ended early', () => {
  start().forAnHour()
  vi.setSystemTime(NOW.getTime() + PAUSE_MS / 2)
  const pause = start()
  expect(pause.isOn).toBe(true)
  pause.end()
  expect(pause.isOn).toBe(false)
  expect(start().isOn).toBe(false)
})

test('a pause that ended while the machine slept is over', () => {
  const pause = start()
  pause.forAnHour()
  vi.setSystemTime(NOW.getTime() + 2 * PAUSE_MS)
  expect(pause.isOn).toBe(false)
})

test.each(['"2036-01-01T00:00:00Z"', '"soon"', '17', '{', '"2020-01-01T00:00:00Z"'])(
  'the invalid file content %s means no pause',
  (content) => {
    writeFileSync(file(), content)
    expect(start().current).toBeNull()
  }
)
