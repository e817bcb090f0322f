import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createRateCap,
  UNRESPONSIVE_TIMEOUT_MS,
  MAX_RESTARTS,
  watchProcesses,
  RESTART_WINDOW_MS,
  type RestartsOptions,
} from '../../../src/main/upkeep/restarts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const app = new EventEmitter()
  const log = vi.fn<RestartsOptions['log']>()
  const giveUp = vi.fn<() => void>()
  watchProcesses({ app: app as unknown as RestartsOptions['app'], log, giveUp })
  const contents = {
    reload: vi.fn<() => void>(),
    isDestroyed: () => false,
    forcefullyCrashRenderer: vi.fn<() => void>(() => void lose('killed')),
  }
  const lose = (reason: string) =>
    app.emit('render-process-gone', {}, contents, { reason, exitCode: 1 })
  const window = Object.assign(new EventEmitter(), { webContents: contents })
  app.emit('browser-window-created', {}, window)
  return { app, log, giveUp, contents, window, lose }
}

describe('A window', () => {
  test('is reloaded after a crash, three times in ten minutes', () => {
    const { lose, contents, giveUp } = watch()
    for (let time = 0; time < MAX_RESTARTS; time++) lose('crashed')
    expect(contents.reload).toHaveBeenCalledTimes(MAX_RESTARTS)
    expect(giveUp).not.toHaveBeenCalled()
    lose('oom')
    lose('oom')
    expect(contents.reload).toHaveBeenCalledTimes(MAX_RESTARTS)
    expect(giveUp).toHaveBeenCalledOnce()
  })

  test('is reloaded after occasional crashes over a long day', () => {
    const { lose, contents, giveUp } = watch()
    for (let time = 0; time < MAX_RESTARTS * 3; time++) {
      lose('crashed')
      vi.advanceTimersByTime(RESTART_WINDOW_MS / MAX_RESTARTS + 1)
    }
    expect(contents.reload).toHaveBeenCalledTimes(MAX_RESTARTS * 3)
    expect(giveUp).not.toHaveBeenCalled()
  })

  test('is not reloaded after a clean exit', () => {
    const { lose, contents, log } = watch()
    lose('clean-exit')
    expect(contents.reload).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
  })

  test('gets a new process when it stays unresponsive', () => {
    const { window, contents } = watch()
    window.emit('unresponsive')
    vi.advanceTimersByTime(UNRESPONSIVE_TIMEOUT_MS - 1)
    window.emit('responsive')
    vi.advanceTimersByTime(UNRESPONSIVE_TIMEOUT_MS)
    expect(contents.forcefullyCrashRenderer).not.toHaveBeenCalled()

    window.emit('unresponsive')
    vi.advanceTimersByTime(UNRESPONSIVE_TIMEOUT_MS)
    expect(contents.forcefullyCrashRenderer).toHaveBeenCalledOnce()
    expect(contents.reload).toHaveBeenCalledOnce()
  })

  test('is not restarted when it is closed while unresponsive', () => {
    const { window, contents } = watch()
    window.emit('unresponsive')
    window.emit('closed')
    vi.advanceTimersByTime(UNRESPONSIVE_TIMEOUT_MS)
    expect(contents.forcefullyCrashRenderer).not.toHaveBeenCalled()
  })
})

test('crashes of helper processes are logged', () => {
  const { app, log } = watch()
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 5 })
  app.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 })
  expect(log.mock.calls).toEqual([['GPU is gone: crashed (5)']])
})

test('a rate cap ignores old events', () => {
  let time = 0
  const cap = createRateCap(1, 10, () => time)
  expect([cap.take(), cap.take()]).toEqual([true, false])
  time = 10
  expect(cap.take()).toBe(true)
})
