import type { NativeImage } from 'electron'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Destination } from '../../../src/shared/bridge.ts'
import {
  DEFAULT_SETTINGS,
  type NotificationKind,
  type Settings,
} from '../../../src/shared/settings.ts'
import { COALESCE_MS } from '../../../src/main/attention/coalescer.ts'
import { createNotifier } from '../../../src/main/attention/notifier.ts'
import type { LoadImage } from '../../../src/main/attention/notification-images.ts'
import { createObservable } from '../../../src/main/observable.ts'
import { createTranslator } from '../../../src/main/translator.ts'
import { createNotificationSystem } from './support/notifications.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00') }))
afterEach(() => void vi.useRealTimers())

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

interface Given {
  platform?: NodeJS.Platform
  settings?: Partial<Settings>
  pictureOf?: LoadImage
}

function desk({ platform = 'darwin', settings: chosen, pictureOf = async () => null }: Given = {}) {
  const notifications = createNotificationSystem()
  const settings = createObservable<Settings>({ ...DEFAULT_SETTINGS, ...chosen })
  const places: (Destination | undefined)[] = []
  const window = { isFocused: false, show: (place?: Destination) => void places.push(place) }
  const state = { isPaused: false }
  const errors: unknown[] = []
  const notifier = createNotifier({
    electron: notifications,
    platform,
    window,
    settings,
    isPaused: () => state.isPaused,
    translator: createTranslator(settings, () => ['en-GB']),
    loadImage: pictureOf,
    onError: (error) => errors.push(error),
  })
  let id = 0
  return {
    notifier,
    system: notifications.system,
    notifications,
    settings,
    window,
    places,
    state,
    errors,
    /** Reports new items with these names; their ids count from 1. */
    async come(
      names: readonly string[],
      { kind = 'pendingBots' as NotificationKind, wasAway = false } = {}
    ) {
      const items = names.map((name) => ({
        kind,
        id: ++id,
        name,
        discordBotId: '900000000000000001',
        avatar: null,
        isOwn: false,
        createdAt: new Date().toISOString(),
      }))
      notifier.notify({ kind, items, wasAway })
      await pass()
    },
  }
}

describe('The time of notifications', () => {
  test('shows the first item at once by name, and three more of the same minute together', async () => {
    const { come, notifications, system } = desk()
    await come(['Fern'])
    expect(notifications.titles).toEqual(['Fern is waiting for review'])
    for (const name of ['Ivy', 'Moss', 'Reed']) {
      await come([name])
      await pass(5_000)
    }
    expect(notifications.titles).toHaveLength(1)
    await pass(COALESCE_MS)
    expect(notifications.titles.slice(1)).toEqual(['3 new bots are waiting'])
    expect(system.shown[1]!.options.body).toBe('Ivy, Moss, Reed')
  })

  test('coalesces each kind separately', async () => {
    const { come, notifications } = desk()
    await come(['Fern'])
    await come(['Moss'], { kind: 'certificationRequests' })
    expect(notifications.titles).toEqual([
      'Fern is waiting for review',
      'Moss has applied for certification',
    ])
  })

  test('summarizes items that came together, and mentions an absence', async () => {
    const { come, notifications } = desk({ settings: { language: 'ro' } })
    await come(['Fern', 'Ivy', 'Moss', 'Reed', 'Sedge'], { wasAway: true })
    await come(['Moss', 'Reed'], { kind: 'certificationRequests' })
    expect(notifications.titles).toEqual([
      '5 boți noi cât ai lipsit',
      '2 cereri noi de certificare așteaptă',
    ])
  })

  test.each<[string, (given: ReturnType<typeof desk>) => void]>([
    ['while the window is focused', ({ window }) => (window.isFocused = true)],
    ['while notifications are paused', ({ state }) => (state.isPaused = true)],
    ['where the system has none', ({ system }) => (system.isSupported = false)],
    [
      'in quiet hours, across midnight',
      ({ settings }) => {
        vi.setSystemTime(new Date('2026-11-23T00:30:00'))
        const quietHours = { on: true, from: '22:00', to: '07:00' }
        settings.set({ ...settings.current, quietHours })
      },
    ],
    [
      'of a kind that is switched off',
      ({ settings }) => {
        const notify = {
          pendingBots: false,
          certificationRequests: true,
          supportRequests: true,
          appeals: true,
          reports: true,
          botChanges: true,
        }
        settings.set({ ...settings.current, notify })
      },
    ],
  ])('shows nothing %s, then or later', async (_name, prepare) => {
    const given = desk()
    prepare(given)
    await given.come(['Fern'])
    Object.assign(given.window, { isFocused: false })
    given.state.isPaused = false
    await pass(2 * COALESCE_MS)
    expect(given.notifications.titles).toEqual([])
  })

  test('is independent of kinds that are switched off', async () => {
    const { come, notifications } = desk({
      settings: {
        notify: {
          pendingBots: false,
          certificationRequests: true,
          supportRequests: true,
          appeals: true,
          reports: true,
          botChanges: true,
        },
      },
    })
    await come(['Moss'], { kind: 'certificationRequests' })
    expect(notifications.titles).toEqual(['Moss has applied for certification'])
  })
})

describe('The text of notifications', () => {
  test('is plain text on one line of at most 200 characters', async () => {
    const { come, system } = desk({ platform: 'linux' })
    await come([`Evil\n\u202Egpj.exe\u0007 ${'🌿'.repeat(300)}`])
    const { title, body } = system.shown[0]!.options
    expect(title).toMatch(/^Evil gpj\.exe (?:🌿)+… is waiting for review$/u)
    expect(title!.length).toBeLessThanOrEqual(200)
    expect(body).toBe('Open it to approve or reject it.')
    await pass(COALESCE_MS)
    await come(Array.from({ length: 40 }, (_, index) => `Bot number ${index}`))
    expect(system.shown[1]!.options.body!.length).toBeLessThanOrEqual(200)
    expect(system.shown[1]!.options.body).toMatch(/…$/)
  })

  test('has no markup on desktops that interpret it', async () => {
    const names = ['<a href="https://evil.example">Fern</a>', 'Ivy & Moss']
    const linux = desk({ platform: 'linux' })
    await linux.come(names)
    expect(linux.system.shown[0]!.options.body).not.toMatch(/[<>&]/)
    const mac = desk({ platform: 'darwin' })
    await mac.come(names)
    expect(mac.system.shown[0]!.options.body).toBe(names.join(', '))
  })

  test('comes without sound when sound is off', async () => {
    const { come, system, settings } = desk()
    await come(['Fern'])
    settings.set({ ...settings.current, sound: false })
    await come(['Moss'], { kind: 'certificationRequests' })
    expect(system.shown.map(({ options }) => options.silent)).toEqual([false, true])
  })

  test('comes with the image of a single bot', async () => {
    const picture = { isEmpty: () => false } as NativeImage
    const asked: unknown[] = []
    const { come, system } = desk({
      async pictureOf(of) {
        asked.push(of)
        return picture
      },
    })
    await come(['Fern'])
    await pass(COALESCE_MS)
    await come(['Ivy', 'Moss'])
    expect(system.shown[0]!.options.icon).toBe(picture)
    expect(system.shown[1]!.options).not.toHaveProperty('icon')
    expect(asked).toHaveLength(1)
  })

  test('comes without an image that fails to load', async () => {
    const { come, notifications } = desk({ pictureOf: () => Promise.reject(new Error('lost')) })
    await come(['Fern'])
    expect(notifications.titles).toEqual(['Fern is waiting for review'])
  })
})

test('a name that looks like an i18n placeholder is shown unchanged', async () => {
  const { come, notifications } = desk()
  await come(['$& {{name}} $t(attention.quit)'])
  expect(notifications.titles).toEqual(['$& {{name}} $t(attention.quit) is waiting for review'])
})

describe('The destination of notifications', () => {
  test.each<[NotificationKind, Destination, Destination]>([
    ['pendingBots', { kind: 'bot', id: 1 }, { kind: 'queue' }],
    ['certificationRequests', { kind: 'application', id: 1 }, { kind: 'applications' }],
    ['supportRequests', { kind: 'request', id: 1 }, { kind: 'support' }],
    ['appeals', { kind: 'appeal', id: 1 }, { kind: 'appeals' }],
    ['reports', { kind: 'report', id: 1 }, { kind: 'reports' }],
    ['botChanges', { kind: 'change', id: 1 }, { kind: 'changes' }],
  ])('of %s is the item for one, and the list for several', async (kind, one, list) => {
    const { come, system, places } = desk()
    await come(['Fern'], { kind })
    await pass(COALESCE_MS)
    await come(['Ivy', 'Moss'], { kind })
    for (const notification of system.shown) notification.emit('click')
    expect(places).toEqual([one, list])
  })

  test('has an open button where the platform has buttons, and none that decides', async () => {
    for (const [platform, buttons] of [
      ['darwin', ['Open']],
      ['win32', ['Open']],
      ['linux', undefined],
    ] as const) {
      const { come, system, places } = desk({ platform })
      await come(['Fern'])
      const [shown] = system.shown
      expect(shown!.options.actions?.map(({ text }) => text)).toEqual(buttons)
      shown!.emit('action', {}, 0)
      expect(places).toEqual([{ kind: 'bot', id: 1 }])
    }
  })
})

describe('Decided items', () => {
  test('withdraw a notification once all of its items are decided', async () => {
    const { come, system, notifier } = desk()
    await come(['Fern', 'Ivy'])
    notifier.withdraw('pendingBots', [1])
    expect(system.shown[0]!.isClosed).toBe(false)
    notifier.withdraw('certificationRequests', [2])
    expect(system.shown[0]!.isClosed).toBe(false)
    notifier.withdraw('pendingBots', [2])
    expect(system.shown[0]!.isClosed).toBe(true)
  })

  test('are not reported, neither after a delay nor after an image has loaded', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<null>()
    const { come, notifications, notifier } = desk({ pictureOf: () => promise })
    await come(['Fern'])
    await come(['Ivy', 'Moss'])
    notifier.withdraw('pendingBots', [1, 2, 3])
    arrive(null)
    await pass(2 * COALESCE_MS)
    expect(notifications.titles).toEqual([])
  })

  test('include all items when the session ends or the client stops', async () => {
    const { come, system, notifier } = desk()
    await come(['Fern'])
    await come(['Ivy'])
    notifier.withdraw('pendingBots', 'all')
    expect(system.shown[0]!.isClosed).toBe(true)
    await come(['Moss'], { kind: 'certificationRequests' })
    notifier.stop()
    expect(system.shown.map(({ isClosed }) => isClosed)).toEqual([true, true])
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('an error of the notification system is reported and changes nothing else', async () => {
  const { come, system, errors } = desk()
  system.refuses = true
  await come(['Fern'])
  expect(errors).toHaveLength(1)
})

test('other notifications follow the settings, unless they answer an action of the user', () => {
  const { notifier, notifications, window } = desk()
  const notice = {
    title: 'Signed out',
    body: 'Sign in again.',
    destination: { kind: 'queue' } as const,
  }
  window.isFocused = true
  notifier.show(notice)
  expect(notifications.titles).toEqual([])
  notifier.show({ ...notice, title: 'Still running' }, { always: true })
  expect(notifications.titles).toEqual(['Still running'])
})
