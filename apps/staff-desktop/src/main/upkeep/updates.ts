import type { AppUpdater } from 'electron-updater'
import type { Update } from '../../shared/bridge.ts'
import type { Observable } from '../services.ts'
import { createObservable } from '../observable.ts'
import { HOUR_MS } from '@botanica/api-client/contract'

/** A client runs all day, so it checks for updates about twice a working day. */
export const CHECK_EVERY_MS = 4 * HOUR_MS

export interface UpdateService extends Observable<Update> {
  /** Restarts into the downloaded version; does nothing without one. */
  install: () => void
  stop: () => void
}

export interface UpdatesOptions {
  /** `electron-updater`, created on demand: it reads the package's feed, which a development copy lacks. */
  updater: () => Updater
  /** URL of the update feed, set by the build; `null` disables updates. */
  feed: string | null
  version: string
  isPackaged: boolean
  platform: NodeJS.Platform
  log: (event: string, error?: unknown) => void
}

type Updater = Pick<
  AppUpdater,
  | 'allowDowngrade'
  | 'allowPrerelease'
  | 'autoDownload'
  | 'autoInstallOnAppQuit'
  | 'disableWebInstaller'
  | 'checkForUpdates'
  | 'downloadUpdate'
  | 'on'
  | 'quitAndInstall'
>

/** Platforms that verify the publisher's signature of a download. Linux does not. */
const VERIFYING_PLATFORMS: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32'])

const OFF: Update = { state: 'off' }
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** Whether a version is higher than another. Anything but three plain numbers never is. */
export function isNewer(version: string, than: string): boolean {
  const [candidate, current] = [VERSION.exec(version), VERSION.exec(than)]
  if (!candidate || !current) return false
  for (const part of [1, 2, 3]) {
    const difference = Number(candidate[part]) - Number(current[part])
    if (difference !== 0) return difference > 0
  }
  return false
}

/** Checks the build's feed for newer versions over HTTPS. Never installs an older one. */
export function createUpdates(options: UpdatesOptions): UpdateService {
  const { feed, isPackaged, platform } = options
  const isOn = feed !== null && isPackaged && VERIFYING_PLATFORMS.has(platform)
  if (!isOn || URL.parse(feed)?.protocol !== 'https:') {
    return { current: OFF, subscribe: () => () => {}, install: () => {}, stop: () => {} }
  }
  return startUpdates(options, options.updater())
}

function startUpdates({ version, log }: UpdatesOptions, updater: Updater): UpdateService {
  const update = createObservable<Update>({ state: 'none' })
  updater.autoDownload = false
  updater.allowPrerelease = false
  updater.allowDowngrade = false
  updater.disableWebInstaller = true
  // Only newer versions are ever downloaded.
  updater.autoInstallOnAppQuit = true

  const fail = (error: unknown) => {
    log('an update failed', error)
    if (update.current.state !== 'ready') update.set({ state: 'failed' })
  }
  updater.on('error', fail)
  updater.on('update-not-available', () => {
    if (update.current.state === 'checking') update.set({ state: 'none' })
  })
  updater.on('update-available', (info) => {
    if (!isNewer(info.version, version)) {
      log('the feed offered a version that is not newer')
      return update.set({ state: 'none' })
    }
    update.set({ state: 'loading', version: info.version })
    updater.downloadUpdate().catch(fail)
  })
  updater.on('update-downloaded', (info) => {
    if (isNewer(info.version, version)) update.set({ state: 'ready', version: info.version })
  })

  function check() {
    // Skips the check while an update is downloading or ready.
    if (['checking', 'loading', 'ready'].includes(update.current.state)) return
    update.set({ state: 'checking' })
    updater.checkForUpdates().catch(fail)
  }
  check()
  const timer = setInterval(check, CHECK_EVERY_MS)

  return {
    get current() {
      return update.current
    },
    subscribe: update.subscribe,
    install: () => {
      if (update.current.state === 'ready') updater.quitAndInstall()
    },
    stop: () => clearInterval(timer),
  }
}
