import type Electron from 'electron'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMainWindow, type MainWindow } from '../../../src/main/window/main-window.ts'
import { createWindow } from '../../../src/main/window/window-factory.ts'
import { getWebPreferences } from '../../../src/main/safety/settings.ts'
import { EVENTS } from '../../../src/shared/bridge.ts'
import { createEmitter, createEvent } from '../../support/emitter.ts'

/** A fake window that records what is done with it. */
function fakeWindow(did: unknown[]) {
  const state = { isFocused: false, isMinimized: false }
  const contents = createEmitter<Electron.WebContents, object>({
    isDestroyed: () => false,
    send: (...sent: unknown[]) => void did.push(['send', ...sent]),
  } satisfies Partial<Record<keyof Electron.WebContents, unknown>>)
  return createEmitter<Electron.BrowserWindow, object>({
    webContents: contents,
    loadURL: async (url: string) => void did.push(['load', url]),
    show: () => void did.push('show'),
    hide: () => void did.push('hide'),
    focus: () => void did.push('focus'),
    restore: () => void did.push('restore'),
    isFocused: () => state.isFocused,
    isMinimized: () => state.isMinimized,
  } satisfies Partial<Record<keyof Electron.BrowserWindow, unknown>>)
}

describe('The window', () => {
  let did: unknown[]
  let windows: ReturnType<typeof fakeWindow>[]
  let savedCount: number
  let staysInTray: boolean
  let main: MainWindow

  beforeEach(() => {
    did = []
    windows = []
    savedCount = 0
    staysInTray = true
    main = createMainWindow({
      state: {
        read: () => ({ width: 1, height: 1, isMaximized: false }),
        save: () => void savedCount++,
      },
      open() {
        const window = fakeWindow(did)
        windows.push(window)
        return window
      },
      shouldHideOnClose: () => staysInTray,
      onError: (error) => {
        throw error
      },
    })
  })
  const load = () => windows.at(-1)!.webContents.emit('did-finish-load')

  test('loads its page, and is shown once it is ready', () => {
    main.show()
    expect(did).toEqual([['load', 'app://bundle/index.html']])
    windows[0]!.emit('ready-to-show')
    expect(did.at(-1)).toBe('show')
    expect(main.contents).toBe(windows[0]!.webContents)
  })

  test('is created once, and comes to the front afterwards', () => {
    main.show()
    main.show()
    expect(windows).toHaveLength(1)
    expect(did.slice(-2)).toEqual(['show', 'focus'])
  })

  test('receives its destination once the page has loaded', () => {
    main.show({ kind: 'bot', id: 7 })
    expect(did).toHaveLength(1)
    load()
    expect(did.at(-1)).toEqual(['send', EVENTS.place, { kind: 'bot', id: 7 }])
    main.show({ kind: 'queue' })
    expect(did).toContainEqual(['send', EVENTS.place, { kind: 'queue' }])
  })

  test('keeps a pending destination when it is shown without one', () => {
    main.show({ kind: 'bot', id: 17 })
    main.show()
    load()
    expect(did.at(-1)).toEqual(['send', EVENTS.place, { kind: 'bot', id: 17 }])
    expect(did).toContain('focus')
  })

  test('drops a pending destination when it is closed', () => {
    main.show({ kind: 'bot', id: 17 })
    windows[0]!.emit('closed')
    main.show()
    load()
    expect(did.filter((one) => Array.isArray(one) && one[0] === 'send')).toEqual([])
  })

  test('is hidden in the tray when it is closed', () => {
    main.show()
    const closing = createEvent()
    windows[0]!.emit('close', closing)
    expect([closing.defaultPrevented, did.at(-1), savedCount]).toEqual([true, 'hide', 1])
  })

  test.each(['without a tray', 'when the client ends'])('is closed %s', (when) => {
    main.show()
    if (when === 'without a tray') staysInTray = false
    else main.allowClose()
    const closing = createEvent()
    windows[0]!.emit('close', closing)
    expect([closing.defaultPrevented, savedCount]).toEqual([false, 1])
    windows[0]!.emit('closed')
    expect(main.contents).toBeNull()
    main.send(EVENTS.session, {})
    main.show()
    expect(windows).toHaveLength(2)
  })

  test('sends nothing to a page that has not loaded', () => {
    main.show()
    main.send(EVENTS.session, {})
    expect(did).toHaveLength(1)
  })
})

test.each([true, false])(
  'the factory creates every window with the security settings, packaged: %s',
  (isPackaged) => {
    const made: Electron.BrowserWindowConstructorOptions[] = []
    let isMaximized = false
    class BrowserWindow {
      constructor(options: Electron.BrowserWindowConstructorOptions) {
        made.push(options)
      }
      maximize() {
        isMaximized = true
      }
    }
    createWindow(
      {
        electron: {
          app: { isPackaged, getName: () => 'Botanica' },
          BrowserWindow: BrowserWindow as unknown as typeof Electron.BrowserWindow,
          nativeTheme: { shouldUseDarkColors: true },
        },
        preload: '/app/preload.cjs',
      },
      { x: 5, y: 6, width: 900, height: 600, isMaximized: true }
    )
    expect(isMaximized).toBe(true)
    expect(made[0]!.webPreferences).toStrictEqual(
      getWebPreferences({ preload: '/app/preload.cjs', isPackaged })
    )
    expect(made[0]).toMatchObject({ x: 5, y: 6, width: 900, height: 600, show: false })
  }
)
