import type { AppUpdater } from 'electron-updater'
import type { Update } from '../../shared/bridge.ts'
import type { Observable } from '../services.ts'
import { createObservable } from '../observable.ts'
import { HOUR_MS } from '@botanica/api-client/contract'

/** A client runs all day; twice in it, it looks whether there is a newer one. */
export const CHECK_EVERY_MS = 4 * HOUR_MS

export interface UpdatesPart extends Observable<Update> {
  /** Restarts into the version that is ready; does nothing when there is none. */
  install: () => void
  stop: () => void
}

export interface UpdatesOptions {
  /** `electron-updater`, made only when it is used: it reads the package's own feed, which a development copy lacks. */
  updater: () => Updater
  /** Where newer versions are published, decided when the client was built; `null` switches updates off. */
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

/** Where what was downloaded is held against the publisher's signature before it runs: nowhere on Linux. */
const VERIFYING: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32'])

const OFF: Update = { state: 'off' }
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** Whether a version is higher than another; one that is not three plain numbers never is. */
export function isNewer(version: string, than: string): boolean {
  const [given, current] = [VERSION.exec(version), VERSION.exec(than)]
  if (!given || !current) return false
  for (const place of [1, 2, 3]) {
    const difference = Number(given[place]) - Number(current[place])
    if (difference !== 0) return difference > 0
  }
  return false
}

/** Looks for newer versions over HTTPS, from where the build says, and never for older ones. */
export function createUpdates(options: UpdatesOptions): UpdatesPart {
  const { feed, isPackaged, platform } = options
  const isOn = feed !== null && isPackaged && VERIFYING.has(platform)
  if (!isOn || URL.parse(feed)?.protocol !== 'https:') {
    return { current: OFF, subscribe: () => () => {}, install: () => {}, stop: () => {} }
  }
  return follow(options, options.updater())
}

function follow({ version, log }: UpdatesOptions, updater: Updater): UpdatesPart {
  const update = createObservable<Update>({ state: 'none' })
  updater.autoDownload = false
  updater.allowPrerelease = false
  updater.allowDowngrade = false
  updater.disableWebInstaller = true
  // Only what has been found to be newer is ever downloaded.
  updater.autoInstallOnAppQuit = true

  const fail = (error: unknown) => {
    log('an update failed', error)
    if (update.current.state !== 'ready') update.set({ state: 'failed' })
  }
  updater.on('error', fail)
  updater.on('update-not-available', () => {
    if (update.current.state === 'checking') update.set({ state: 'none' })
  })
  updater.on('update-available', (found) => {
    if (!isNewer(found.version, version)) {
      log('the feed offered a version that is not newer')
      return update.set({ state: 'none' })
    }
    update.set({ state: 'loading', version: found.version })
    updater.downloadUpdate().catch(fail)
  })
  updater.on('update-downloaded', (found) => {
    if (isNewer(found.version, version)) update.set({ state: 'ready', version: found.version })
  })

  function check() {
    // What is being loaded, or waits for a restart, is not looked for again.
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
