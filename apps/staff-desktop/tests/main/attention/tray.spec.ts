import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showBadge } from '../../../src/main/attention/badge.ts'
import { createPause } from '../../../src/main/attention/pause.ts'
import { showTray } from '../../../src/main/attention/tray.ts'
import { findTrayHost } from '../../../src/main/attention/tray-host.ts'
import type { Counts } from '../../../src/main/attention/watch.ts'
import { createObservable } from '../../../src/main/observable.ts'
import { createDesktop } from './support/desktop.ts'

const assets = join(import.meta.dirname, '../../../assets/tray')
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tray-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function start(platform: NodeJS.Platform = 'linux') {
  const desk = createDesktop()
  const counts = createObservable<Counts | null>({ pendingBots: 3, certificationRequests: 1 })
  const pause = createPause(join(folder, 'pause.json'), () => {})
  const given = { ...desk, platform, assets, counts, pause }
  return { ...given, desk, stopTray: showTray(given), stopBadge: showBadge(given) }
}

test('the tray shows the counts and opens the lists', () => {
  const { desk, trays, places } = start()
  expect(trays[0]!.toolTip).toBe('Botanica Staff: 3 pending bots, 1 certification request')
  expect(desk.labels()).toEqual([
    'Open Botanica',
    '3 pending bots',
    '1 certification request',
    'Pause notifications for 1 hour',
    'Pause notifications until tomorrow',
    'Quit',
  ])
  desk.press('Open Botanica')
  desk.press('3 pending bots')
  desk.press('1 certification request')
  trays[0]!.emit('click')
  expect(places).toEqual([undefined, { kind: 'queue' }, { kind: 'applications' }, undefined])
})

test('the tray follows the counts, the session and the language', () => {
  const { trays, counts, settings, desk } = start()
  expect(basename(trays[0]!.image.path)).toBe('tray-waiting.png')
  counts.set({ pendingBots: 0 })
  expect(trays[0]!.toolTip).toBe('Botanica Staff: Nothing to review')
  expect(basename(trays[0]!.image.path)).toBe('tray.png')
  counts.set(null)
  expect(desk.labels()).toContain("You're not signed in")
  settings.set({ ...settings.current, language: 'ro' })
  counts.set({ pendingBots: 20 })
  expect(desk.labels()).toContain('20 de boți în așteptare')
})

test('the tray pauses and resumes notifications', () => {
  const { desk, pause } = start()
  desk.press('Pause notifications for 1 hour')
  expect(pause.isOn).toBe(true)
  expect(desk.labels().some((label) => label.startsWith('Notifications are paused until'))).toBe(
    true
  )
  desk.press('Resume notifications')
  expect(pause.isOn).toBe(false)
  desk.press('Pause notifications until tomorrow')
  expect(pause.isOn).toBe(true)
  pause.stop()
})

test('quitting from the tray quits', () => {
  const { desk, app } = start()
  desk.press('Quit')
  expect(app.hasQuit).toBe(true)
})

test('every image exists', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    const { trays, counts, desk } = start(platform)
    const window = desk.openWindow()
    const paths: string[] = []
    for (const pendingBots of [0, 1, 9, 10, 200]) {
      counts.set({ pendingBots })
      paths.push(trays[0]!.image.path, trays[0]!.image.path.replace('.png', '@2x.png'))
      if (window.overlay[0]) paths.push(window.overlay[0])
    }
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    expect(trays[0]!.image.path.endsWith('Template.png')).toBe(platform === 'darwin')
  }
})

test('the badge shows the total until it is stopped', () => {
  const { app, counts, stopBadge, stopTray, trays } = start('darwin')
  expect(app.badgeCount).toBe(4)
  counts.set({ pendingBots: 2, certificationRequests: 1 })
  expect(app.badgeCount).toBe(3)
  counts.set(null)
  expect(app.badgeCount).toBe(0)
  counts.set({ pendingBots: 7 })
  stopBadge()
  stopTray()
  expect(app.badgeCount).toBe(0)
  counts.set({ pendingBots: 9 })
  expect(app.badgeCount).toBe(0)
  expect(trays[0]!.isDestroyed).toBe(true)
  expect(app.eventNames()).toEqual([])
})

test('on Windows the count overlays the taskbar button of each window, also of a later one', () => {
  const { desk, counts, app } = start('win32')
  const window = desk.openWindow()
  expect([basename(window.overlay[0]!), window.overlay[1]]).toEqual([
    'count-4.png',
    '3 pending bots, 1 certification request',
  ])
  counts.set({ pendingBots: 12 })
  expect(basename(window.overlay[0]!)).toBe('count-more.png')
  counts.set({ pendingBots: 0 })
  expect(window.overlay).toEqual([null, 'Nothing to review'])
  expect(app.badgeCount).toBe(0)
})

/** Creates a folder of D-Bus programs with given outputs. @returns it as a PATH with nothing else */
function createPrograms(answers: Record<string, string>) {
  for (const [name, answer] of Object.entries(answers)) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho '${answer}'\n`, { mode: 0o755 })
  }
  return folder
}

test.each([
  [{ gdbus: '(true,)' }, true],
  [{ gdbus: '(false,)' }, false],
  [{ gdbus: '(false,)', busctl: 'b true' }, false],
  [{ busctl: 'b true' }, true],
  [{ busctl: 'b false' }, false],
  [{ 'dbus-send': '   boolean true' }, true],
  [{ 'dbus-send': '   boolean false' }, false],
  [{}, false],
])('on Linux with the D-Bus programs %o, the tray is available: %s', async (answers, has) => {
  expect(await findTrayHost('linux', createPrograms(answers))).toBe(has)
})

test('a failing program means that there is no tray', async () => {
  writeFileSync(join(folder, 'gdbus'), '#!/bin/sh\necho "(true,)"\nexit 1\n', { mode: 0o755 })
  expect(await findTrayHost('linux', folder)).toBe(false)
})

test('other systems have a tray', async () => {
  expect(await findTrayHost('darwin', folder)).toBe(true)
  expect(await findTrayHost('win32', folder)).toBe(true)
})
