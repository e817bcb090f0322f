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

describe('Stored settings', () => {
  test('begin with the defaults, and are not written until a change', () => {
    expect(shell().start().current).toEqual(DEFAULT_SETTINGS)
    expect(existsSync(file())).toBe(false)
  })

  test('survive a restart in a file that only the owner can read, and notify listeners once', () => {
    const { start } = shell()
    const settings = start()
    const received: unknown[] = []
    settings.subscribe((now) => received.push(now))
    const changed = settings.change({
      language: 'ro',
      quietHours: { on: true, from: '23:30', to: '06:15' },
    })
    expect(changed).toEqual({
      ...DEFAULT_SETTINGS,
      language: 'ro',
      quietHours: { on: true, from: '23:30', to: '06:15' },
    })
    expect(received).toEqual([changed])
    expect(start().current).toEqual(changed)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    settings.change({ language: 'ro' })
    expect(received).toHaveLength(1)
  })

  test.each([
    ['nothing in JSON', '{"theme":"da'],
    ['no object', '[1,2]'],
    ['null', 'null'],
    ['nothing', ''],
  ])('fall back to the defaults when the file has %s', (_name, content) => {
    keep(content)
    expect(shell().start().current).toEqual(DEFAULT_SETTINGS)
  })

  test('fall back key by key, and drop unknown keys', () => {
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
      notify: {
        pendingBots: true,
        certificationRequests: false,
        supportRequests: true,
        appeals: true,
        reports: true,
        botChanges: true,
      },
      quietHours: { on: true, from: '22:00', to: '05:00' },
    })
  })

  test('are complete whatever the file contains', () => {
    assert(
      property(jsonValue(), jsonValue(), (some, other) => {
        for (const given of [some, { theme: some, notify: other, quietHours: { from: some } }]) {
          expect(v.is(settingsSchema, parseSettings(given))).toBe(true)
        }
      })
    )
  })

  test('stay in memory when they cannot be written, and leave no temporary file', () => {
    const { start, errors } = shell()
    const settings = start()
    // A folder is in the way of the file.
    mkdirSync(join(file(), 'in the way'), { recursive: true })
    expect(settings.change({ sound: false }).sound).toBe(false)
    expect(settings.current.sound).toBe(false)
    expect(errors).toHaveLength(1)
    expect(existsSync(`${file()}.new`)).toBe(false)
  })
})

test('the theme applies at once and at the next start', () => {
  const { start, nativeTheme } = shell()
  start().change({ theme: 'dark' })
  expect(nativeTheme.themeSource).toBe('dark')
  nativeTheme.themeSource = 'system'
  start()
  expect(nativeTheme.themeSource).toBe('dark')
})

describe('Starting at login', () => {
  test('is read from the system, not from the file', () => {
    const { start, system } = shell()
    expect(start().change({ startAtLogin: true }).startAtLogin).toBe(true)
    expect(system.asked).toEqual([{ openAtLogin: true }])
    // The user removes the login item in the system's settings.
    system.openAtLogin = false
    expect(start().current.startAtLogin).toBe(false)
    expect(system.asked).toHaveLength(1)
  })

  test('starts in the tray on Windows, by an argument', () => {
    const { start, system } = shell({ platform: 'win32' })
    start().change({ startAtLogin: true })
    expect(system.asked).toEqual([{ openAtLogin: true, args: ['--hidden'] }])
  })

  test('is a quoted entry in the autostart folder on Linux', () => {
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

  test('starts the AppImage itself, from the folder in XDG_CONFIG_HOME', () => {
    const { start } = shell({ platform: 'linux' })
    const env = { APPIMAGE: '/home/ana/100%/staff.AppImage', XDG_CONFIG_HOME: join(home, 'xdg') }
    start(env).change({ startAtLogin: true })
    const entry = readFileSync(join(home, 'xdg/autostart/botanica-staff.desktop'), 'utf8')
    expect(entry).toContain('Exec="/home/ana/100%%/staff.AppImage" --hidden\n')
  })

  test('is unavailable when the client runs from its sources', () => {
    const { start, system } = shell({ isPackaged: false })
    const settings = start()
    expect(settings.canStartAtLogin).toBe(false)
    expect(settings.change({ startAtLogin: true }).startAtLogin).toBe(false)
    expect(system.asked).toEqual([])
  })

  test('stays off when the system fails', () => {
    const { start, errors } = shell({ platform: 'linux' })
    writeFileSync(join(home, '.config'), 'no folder')
    expect(start().change({ startAtLogin: true, sound: false })).toMatchObject({
      startAtLogin: false,
      sound: false,
    })
    expect(errors).toHaveLength(1)
  })
})
