import { EventEmitter } from 'node:events'
import type { Update } from '../../../src/shared/bridge.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CHECK_EVERY_MS,
  createUpdates,
  isNewer,
  type UpdatesOptions,
} from '../../../src/main/upkeep/updates.ts'

/** A fake of `electron-updater` that tests control. */
class FakeUpdater extends EventEmitter {
  allowDowngrade = true
  allowPrerelease = true
  autoDownload = true
  autoInstallOnAppQuit = false
  disableWebInstaller = false
  checkForUpdates = vi.fn<() => Promise<null>>(async () => null)
  downloadUpdate = vi.fn<() => Promise<string[]>>(async () => [])
  quitAndInstall = vi.fn<() => void>()
}

const FEED = 'https://updates.example.org/staff/'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(options: Partial<UpdatesOptions> = {}) {
  const fake = new FakeUpdater()
  const log = vi.fn<UpdatesOptions['log']>()
  const updates = createUpdates({
    updater: () => fake as unknown as ReturnType<UpdatesOptions['updater']>,
    feed: FEED,
    version: '1.2.3',
    isPackaged: true,
    platform: 'darwin',
    log,
    ...options,
  })
  return { fake, log, updates }
}

describe('Updates', () => {
  test.each<[string, Partial<UpdatesOptions>]>([
    ['without a feed', { feed: null }],
    ['from a feed without encryption', { feed: 'http://updates.example.org/' }],
    ['from what is no address', { feed: 'updates' }],
    ['in a development copy', { isPackaged: false }],
    ['where nobody verifies a signature', { platform: 'linux' }],
  ])('are off %s', (_name, options) => {
    const updater = vi.fn<UpdatesOptions['updater']>()
    const { updates } = start({ ...options, updater })
    expect(updates.current).toEqual({ state: 'off' })
    vi.advanceTimersByTime(CHECK_EVERY_MS)
    updates.install()
    expect(updater).not.toHaveBeenCalled()
  })

  test('allow no downgrades, prereleases or automatic downloads', () => {
    const { fake } = start()
    const { allowDowngrade, allowPrerelease, autoDownload, disableWebInstaller } = fake
    expect({ allowDowngrade, allowPrerelease, autoDownload, disableWebInstaller }).toEqual({
      allowDowngrade: false,
      allowPrerelease: false,
      autoDownload: false,
      disableWebInstaller: true,
    })
  })

  test('are checked for at the start and regularly, downloaded, and installed on request', () => {
    const { fake, updates } = start()
    const listener = vi.fn<(update: Update) => void>()
    updates.subscribe(listener)
    expect(updates.current).toEqual({ state: 'checking' })
    fake.emit('update-not-available')
    vi.advanceTimersByTime(CHECK_EVERY_MS)
    expect(fake.checkForUpdates).toHaveBeenCalledTimes(2)

    fake.emit('update-available', { version: '1.10.0' })
    updates.install()
    expect(fake.downloadUpdate).toHaveBeenCalledOnce()
    expect(fake.quitAndInstall).not.toHaveBeenCalled()
    fake.emit('update-downloaded', { version: '1.10.0' })
    vi.advanceTimersByTime(CHECK_EVERY_MS)
    expect(fake.checkForUpdates).toHaveBeenCalledTimes(2)
    updates.install()
    expect(fake.quitAndInstall).toHaveBeenCalledOnce()
    expect(listener.mock.calls).toEqual([
      [{ state: 'none' }],
      [{ state: 'checking' }],
      [{ state: 'loading', version: '1.10.0' }],
      [{ state: 'ready', version: '1.10.0' }],
    ])
  })

  test.each(['1.2.3', '1.2.2', '1.1.9', '0.9.9', '1.2.4-beta.1', '', 'latest'])(
    'to %j are never downloaded by version 1.2.3',
    (version) => {
      const { fake, updates } = start()
      fake.emit('update-available', { version })
      fake.emit('update-downloaded', { version })
      updates.install()
      expect(fake.downloadUpdate).not.toHaveBeenCalled()
      expect(fake.quitAndInstall).not.toHaveBeenCalled()
      expect(updates.current).toEqual({ state: 'none' })
    }
  )

  test('that fail are reported and retried', async () => {
    const { fake, updates, log } = start()
    fake.emit('update-available', { version: '2.0.0' })
    fake.emit('error', new Error('The signature does not match.'))
    expect(updates.current).toEqual({ state: 'failed' })
    expect(log).toHaveBeenCalledOnce()
    fake.checkForUpdates.mockRejectedValueOnce(new Error('offline'))
    await vi.advanceTimersByTimeAsync(CHECK_EVERY_MS)
    expect(updates.current).toEqual({ state: 'failed' })
    expect(fake.checkForUpdates).toHaveBeenCalledTimes(2)
  })

  test('are not checked for once stopped', () => {
    const { fake, updates } = start()
    fake.emit('update-not-available')
    updates.stop()
    vi.advanceTimersByTime(CHECK_EVERY_MS)
    expect(fake.checkForUpdates).toHaveBeenCalledOnce()
  })
})

test('versions are compared as numbers', () => {
  expect(isNewer('1.10.0', '1.9.9')).toBe(true)
  expect(isNewer('2.0.0', '10.0.0')).toBe(false)
  expect(isNewer('1.0.0', 'unknown')).toBe(false)
})
