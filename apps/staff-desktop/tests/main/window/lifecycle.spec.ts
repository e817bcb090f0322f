import type Electron from 'electron'
import { describe, expect, test } from 'vitest'
import { listenForLinks, findDeepLink, parseDeepLink } from '../../../src/main/window/deep-links.ts'
import { handleAppLifecycle } from '../../../src/main/window/lifecycle.ts'
import { createEmitter, createEvent } from '../../support/emitter.ts'

test.each([
  ['botanica-staff://queue', { kind: 'queue' }],
  ['botanica-staff://applications/', { kind: 'applications' }],
  ['botanica-staff://support', { kind: 'support' }],
  ['botanica-staff://appeals', { kind: 'appeals' }],
  ['botanica-staff://appeal/7', { kind: 'appeal', id: 7 }],
  ['botanica-staff://reports', { kind: 'reports' }],
  ['botanica-staff://report/7', { kind: 'report', id: 7 }],
  ['botanica-staff://changes', { kind: 'changes' }],
  ['botanica-staff://change/7', { kind: 'change', id: 7 }],
  ['botanica-staff://request/5', { kind: 'request', id: 5 }],
  ['botanica-staff://bot/17', { kind: 'bot', id: 17 }],
  ['botanica-staff://application/3', { kind: 'application', id: 3 }],
  ['botanica-staff://queue/1', undefined],
  ['botanica-staff://bot', undefined],
  ['botanica-staff://bot/0', undefined],
  ['botanica-staff://bot/1e3', undefined],
  ['botanica-staff://bot/17/approve', undefined],
  ['botanica-staff://bot/../queue', undefined],
  ['botanica-staff://bot/17?token=x', undefined],
  ['botanica-staff://queue#x', undefined],
  ['botanica-staff://user@queue', undefined],
  ['botanica-staff://sign-in', undefined],
  ['botanica-staff:queue', undefined],
  ['https://queue', undefined],
  ['--hidden', undefined],
])('the link %s leads to %o', (link, place) => {
  expect(parseDeepLink(link)).toEqual(place)
  expect(findDeepLink(['/opt/botanica', '--hidden', link])).toEqual(place)
})

function start(platform: NodeJS.Platform, isPackaged = true, early: readonly string[] = []) {
  const did: unknown[] = []
  const app = createEmitter<Electron.App, object>({
    isPackaged,
    getName: () => 'Botanica',
    setAboutPanelOptions: () => {},
    setAsDefaultProtocolClient: (scheme: string) => void did.push(['links', scheme]),
    quit: () => void did.push('quit'),
  } satisfies Partial<Record<keyof Electron.App, unknown>>)
  const links = listenForLinks(app)
  for (const link of early) app.emit('open-url', createEvent(), link)
  handleAppLifecycle({
    app,
    platform,
    version: '0.1.0',
    links,
    window: {
      show: (place) => void did.push(['show', place]),
      allowClose: () => void did.push('let go'),
    },
  })
  return { app, did }
}

describe('The application', () => {
  test('shows the window at the destination of a second start', () => {
    const { app, did } = start('linux', false)
    app.emit('second-instance', createEvent(), ['botanica-staff'], '/home', {})
    app.emit(
      'second-instance',
      createEvent(),
      ['botanica-staff', 'botanica-staff://bot/17'],
      '/home',
      {}
    )
    const opening = createEvent()
    app.emit('open-url', opening, 'botanica-staff://nothing')
    expect(did).toEqual([
      ['show', undefined],
      ['show', { kind: 'bot', id: 17 }],
      ['show', undefined],
    ])
    expect(opening.defaultPrevented).toBe(true)
  })

  test('opens a deep link that came before it was ready', () => {
    expect(start('darwin', false, ['botanica-staff://bot/17']).did).toEqual([
      ['show', { kind: 'bot', id: 17 }],
    ])
  })

  test('registers for deep links only when packaged', () => {
    expect(start('win32').did).toEqual([['links', 'botanica-staff']])
    expect(start('win32', false).did).toEqual([])
  })

  test('quits with its window, except on macOS', () => {
    for (const [platform, end] of [
      ['linux', ['quit']],
      ['darwin', []],
    ] as const) {
      const { app, did } = start(platform, false)
      app.emit('window-all-closed')
      expect(did).toEqual(end)
    }
  })

  test('lets the window close before it quits', () => {
    const { app, did } = start('linux', false)
    app.emit('before-quit', createEvent())
    expect(did).toEqual(['let go'])
  })
})
