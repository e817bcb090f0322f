import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert, jsonValue, property } from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSettings } from '../../../src/main/attention/settings-store.ts'
import { DEFAULT_SETTINGS, settingsSchema, parseSettings } from '../../../src/shared/settings.ts'
import * as v from 'valibot'

let home: string
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'settings-'))))
afterEach(() => rmSync(home, { recursive: true }))

const file = () => join(home, 'data', 'settings.json')

function keep(content: string) {
  mkdirSync(join(home, 'data'), { recursive: true })
  writeFileSync(file(), content)
}

function shell({
  platform = 'darwin',
  isPackaged = true,
}: { platform?: NodeJS.Platform; isPackaged?: boolean } = {}) {
  const errors: unknown[] = []
  const system = { openAtLogin: false, asked: [] as unknown[] }
  const nativeTheme = { themeSource: 'system' as const }
  const app = {
    isPackaged,
    getName: () => 'Botanica Staff',
    getPath: (name: string) => (name === 'home' ? home : join(home, 'data')),
    getLoginItemSettings: () => ({ openAtLogin: system.openAtLogin }),
    setLoginItemSettings(settings: { openAtLogin: boolean }) {
      system.asked.push(settings)
      system.openAtLogin = settings.openAtLogin
    },
  }
  const start = (env: NodeJS.ProcessEnv = {}) =>
    createSettings({
      electron: { app: app as never, nativeTheme },
      platform,
      env,
      execPath: '/opt/Botanica $taff/botanica',
      onError: (error) => errors.push(error),
    })
  return { app, nativeTheme, system, errors, start }
}

describe('what is kept', () => {
  test('begins with the defaults, and writes nothing until something changes', () => {
    expect(shell().start().current).toEqual(DEFAULT_SETTINGS)
    expect(existsSync(file())).toBe(false)
  })

  test('keeps a change for the next start, readable by its owner alone, and tells of it once', () => {
    const { start } = shell()
    const settings = start()
    const told: unknown[] = []
    settings.subscribe((now) => told.push(now))
    const changed = settings.change({
      language: 'ro',
      quietHours: { on: true, from: '23:30', to: '06:15' },
    })
    expect(changed).toEqual({
      ...DEFAULT_SETTINGS,
      language: 'ro',
      quietHours: { on: true, from: '23:30', to: '06:15' },
    })
    expect(told).toEqual([changed])
    expect(start().current).toEqual(changed)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    settings.change({ language: 'ro' })
    expect(told).toHaveLength(1)
  })

  test.each([
    ['nothing in JSON', '{"theme":"da'],
    ['no object', '[1,2]'],
    ['null', 'null'],
    ['nothing', ''],
  ])('falls back to the defaults where the file says %s', (_name, content) => {
    keep(content)
    expect(shell().start().current).toEqual(DEFAULT_SETTINGS)
  })

  test('falls back key by key, and drops what it does not know', () => {
    keep(
      JSON.stringify({
        theme: 'dark',
        language: 'fr',
        notify: { pendingBots: 'no', certificationRequests: false, reviews: true },
        quietHours: { on: true, from: '24:00', to: '05:00' },
        token: 'secret',
      })
    )
    expect(shell().start().current).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      notify: { pendingBots: true, certificationRequests: false, supportRequests: true },
      quietHours: { on: true, from: '22:00', to: '05:00' },
    })
  })

  test('makes whole settings of anything', () => {
    assert(
      property(jsonValue(), jsonValue(), (some, other) => {
        for (const given of [some, { theme: some, notify: other, quietHours: { from: some } }]) {
          expect(v.is(settingsSchema, parseSettings(given))).toBe(true)
        }
      })
    )
  })

  test('keeps the settings in memory when the disk does not take them, and leaves no draft', () => {
    const { start, errors } = shell()
    const settings = start()
    // A folder stands where the file would.
    mkdirSync(join(file(), 'in the way'), { recursive: true })
    expect(settings.change({ sound: false }).sound).toBe(false)
    expect(settings.current.sound).toBe(false)
    expect(errors).toHaveLength(1)
    expect(existsSync(`${file()}.new`)).toBe(false)
  })
})

test('the theme is the screens at once, and at the next start', () => {
  const { start, nativeTheme } = shell()
  start().change({ theme: 'dark' })
  expect(nativeTheme.themeSource).toBe('dark')
  nativeTheme.themeSource = 'system'
  start()
  expect(nativeTheme.themeSource).toBe('dark')
})

describe('starting at login', () => {
  test('is asked of the system, which knows better than the file', () => {
    const { start, system } = shell()
    expect(start().change({ startAtLogin: true }).startAtLogin).toBe(true)
    expect(system.asked).toEqual([{ openAtLogin: true }])
    // Somebody takes it out of the system's list.
    system.openAtLogin = false
    expect(start().current.startAtLogin).toBe(false)
    expect(system.asked).toHaveLength(1)
  })

  test('goes to the tray on Windows, by the argument of its entry', () => {
    const { start, system } = shell({ platform: 'win32' })
    start().change({ startAtLogin: true })
    expect(system.asked).toEqual([{ openAtLogin: true, args: ['--hidden'] }])
  })

  test('is an entry of the autostart folder on Linux, quoted as the specification says', () => {
    const { start, system } = shell({ platform: 'linux' })
    const entry = join(home, '.config/autostart/botanica-staff.desktop')
    const settings = start()
    expect(settings.change({ startAtLogin: true }).startAtLogin).toBe(true)
    expect(readFileSync(entry, 'utf8')).toContain(
      String.raw`Exec="/opt/Botanica \\$taff/botanica" --hidden` + '\n'
    )
    expect(start().current.startAtLogin).toBe(true)
    expect(settings.change({ startAtLogin: false }).startAtLogin).toBe(false)
    expect(existsSync(entry)).toBe(false)
    expect(system.asked).toEqual([])
  })

  test('names the AppImage itself, in the folder that the desktop looks in', () => {
    const { start } = shell({ platform: 'linux' })
    const env = { APPIMAGE: '/home/ana/100%/staff.AppImage', XDG_CONFIG_HOME: join(home, 'xdg') }
    start(env).change({ startAtLogin: true })
    const entry = readFileSync(join(home, 'xdg/autostart/botanica-staff.desktop'), 'utf8')
    expect(entry).toContain('Exec="/home/ana/100%%/staff.AppImage" --hidden\n')
  })

  test('stays off, and says that it cannot, where the client runs from its sources', () => {
    const { start, system } = shell({ isPackaged: false })
    const settings = start()
    expect(settings.canStartAtLogin).toBe(false)
    expect(settings.change({ startAtLogin: true }).startAtLogin).toBe(false)
    expect(system.asked).toEqual([])
  })

  test('stays off when the system refuses', () => {
    const { start, errors } = shell({ platform: 'linux' })
    writeFileSync(join(home, '.config'), 'no folder')
    expect(start().change({ startAtLogin: true, sound: false })).toMatchObject({
      startAtLogin: false,
      sound: false,
    })
    expect(errors).toHaveLength(1)
  })
})
