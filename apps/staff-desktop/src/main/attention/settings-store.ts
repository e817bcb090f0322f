import { join } from 'node:path'
import type Electron from 'electron'
import { parseSettings, type Settings } from '../../shared/settings.ts'
import type { SettingsService } from '../services.ts'
import { createObservable } from '../observable.ts'
import { readJson, writeJson } from '../json-file.ts'
import { createLoginItem, type LoginItemOptions } from './login-item.ts'

const FILE = 'settings.json'

export interface SettingsOptions extends Partial<Pick<LoginItemOptions, 'env' | 'execPath'>> {
  electron: {
    app: LoginItemOptions['app']
    nativeTheme: Pick<typeof Electron.nativeTheme, 'themeSource'>
  }
  platform: NodeJS.Platform
  /** Hears of what could not be kept or applied; the settings hold all the same until the client ends. */
  onError: (error: unknown) => void
}

/**
 * The settings, kept in the folder of the client's own data. What a file says that is corrupt, or of another version, counts
 * as far as it is right. The screens' colours follow at once; whether the client starts at login is the system's to know.
 */
export function createSettings({
  electron: { app, nativeTheme },
  platform,
  env = process.env,
  execPath = process.execPath,
  onError,
}: SettingsOptions): SettingsService {
  const path = join(app.getPath('userData'), FILE)
  const loginItem = createLoginItem({ app, platform, env, execPath })

  function attempt(work: () => void) {
    try {
      work()
    } catch (error) {
      onError(error)
    }
  }

  const kept = parseSettings(readJson(path))
  const settings = createObservable<Settings>(
    { ...kept, startAtLogin: isStartedAtLogin(false) },
    onError
  )
  nativeTheme.themeSource = kept.theme

  function isStartedAtLogin(otherwise: boolean) {
    let isOn = otherwise
    attempt(() => void (isOn = loginItem.isOn))
    return isOn
  }

  return {
    canStartAtLogin: loginItem.canChange,
    get current() {
      return settings.current
    },
    subscribe: settings.subscribe,
    change({ startAtLogin, ...change }) {
      const before = settings.current
      if (startAtLogin !== undefined && startAtLogin !== before.startAtLogin) {
        attempt(() => loginItem.set(startAtLogin))
      }
      const next = { ...before, ...change, startAtLogin: isStartedAtLogin(before.startAtLogin) }
      if (JSON.stringify(next) === JSON.stringify(before)) return before
      if (next.theme !== before.theme) nativeTheme.themeSource = next.theme
      attempt(() => writeJson(path, next))
      settings.set(next)
      return next
    },
  }
}
