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
  /** Called with errors of saving or applying. The settings stay in effect until the client quits. */
  onError: (error: unknown) => void
}

/**
 * Stores the settings in the `userData` folder. If the file is corrupt or of another version, its valid values are
 * used. The theme applies immediately; whether the client starts at login is read from the system.
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

  const stored = parseSettings(readJson(path))
  const settings = createObservable<Settings>(
    { ...stored, startAtLogin: isStartedAtLogin(false) },
    onError
  )
  nativeTheme.themeSource = stored.theme

  function isStartedAtLogin(fallback: boolean) {
    let isOn = fallback
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
