import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WAKE_SPREAD_MS, watchPower } from '../../../src/main/attention/power.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function machine(random = () => 0.5) {
  const app = new EventEmitter()
  const powerMonitor = new EventEmitter()
  const power = watchPower({ electron: { app, powerMonitor } as never, random })
  const states: string[] = []
  power.subscribe((state) => states.push(state))
  return { app, powerMonitor, power, states }
}

test('rests at once when the machine sleeps, and wakes within its spread', () => {
  const { powerMonitor, power, states } = machine()
  expect(power.current).toBe('awake')
  powerMonitor.emit('suspend')
  expect(power.current).toBe('resting')
  powerMonitor.emit('resume')
  vi.advanceTimersByTime(WAKE_SPREAD_MS / 2 - 1)
  expect(power.current).toBe('resting')
  vi.advanceTimersByTime(1)
  expect(states).toEqual(['resting', 'awake'])
})

test('stays at rest while the machine is awake but locked', () => {
  const { powerMonitor, power } = machine()
  powerMonitor.emit('lock-screen')
  powerMonitor.emit('suspend')
  powerMonitor.emit('resume')
  vi.advanceTimersByTime(WAKE_SPREAD_MS)
  expect(power.current).toBe('resting')
  powerMonitor.emit('unlock-screen')
  vi.advanceTimersByTime(WAKE_SPREAD_MS)
  expect(power.current).toBe('awake')
})

test('does not wake when the machine sleeps again before its turn', () => {
  const { powerMonitor, power } = machine()
  powerMonitor.emit('suspend')
  powerMonitor.emit('resume')
  powerMonitor.emit('suspend')
  vi.advanceTimersByTime(WAKE_SPREAD_MS)
  expect(power.current).toBe('resting')
})

test('wakes when the window is focused, even if the system did not report the unlock', () => {
  const { app, powerMonitor, power } = machine()
  powerMonitor.emit('lock-screen')
  app.emit('browser-window-focus')
  vi.advanceTimersByTime(WAKE_SPREAD_MS)
  expect(power.current).toBe('awake')
})

test('ignores an unlock without a lock, and everything once stopped', () => {
  const { app, powerMonitor, power, states } = machine()
  powerMonitor.emit('unlock-screen')
  power.stop()
  powerMonitor.emit('lock-screen')
  vi.advanceTimersByTime(WAKE_SPREAD_MS)
  expect(states).toEqual([])
  expect([app, powerMonitor].flatMap((emitter) => emitter.eventNames())).toEqual([])
})
