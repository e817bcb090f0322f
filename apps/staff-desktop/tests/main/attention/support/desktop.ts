import { EventEmitter } from 'node:events'
import type Electron from 'electron'
import type { Destination } from '../../../../src/shared/bridge.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/shared/settings.ts'
import { createObservable } from '../../../../src/main/observable.ts'
import { createTranslator } from '../../../../src/main/translator.ts'
import { createNotificationSystem } from './notifications.ts'

interface FakeImage {
  path: string
}

/** A desktop with a dock, a taskbar and a tray, and what the client shows there. */
export function createDesktop(userData = '/nowhere') {
  class FakeTray extends EventEmitter {
    toolTip = ''
    menu: Electron.MenuItemConstructorOptions[] = []
    isDestroyed = false
    image: FakeImage

    constructor(image: FakeImage) {
      super()
      this.image = image
      trays.push(this)
    }
    setImage(image: FakeImage) {
      this.image = image
    }
    setToolTip(text: string) {
      this.toolTip = text
    }
    setContextMenu(menu: Electron.MenuItemConstructorOptions[]) {
      this.menu = menu
    }
    destroy() {
      this.isDestroyed = true
    }
  }

  class FakeWindow extends EventEmitter {
    overlay: [string | null, string] = [null, '']
    setOverlayIcon(image: FakeImage | null, description: string) {
      this.overlay = [image && image.path, description]
    }
  }

  const trays: FakeTray[] = []
  const windows: FakeWindow[] = []
  const app = Object.assign(new EventEmitter(), {
    badgeCount: 0,
    hasQuit: false,
    getName: () => 'Botanica Staff',
    getPath: () => userData,
    setBadgeCount(count: number) {
      app.badgeCount = count
      return true
    },
    quit() {
      app.emit('before-quit')
      app.hasQuit = true
    },
  })
  const { Notification, system } = createNotificationSystem()
  const settings = createObservable<Settings>(DEFAULT_SETTINGS)
  const places: (Destination | undefined)[] = []

  return {
    electron: {
      app,
      Notification,
      BrowserWindow: { getAllWindows: () => windows },
      Menu: { buildFromTemplate: (template: unknown) => template },
      nativeImage: { createFromPath: (path: string): FakeImage => ({ path }) },
      Tray: FakeTray,
    } as never,
    app,
    trays,
    windows,
    system,
    settings,
    translator: createTranslator(settings, () => ['en-GB']),
    places,
    window: { isFocused: false, show: (place?: Destination) => void places.push(place) },
    openWindow() {
      const window = new FakeWindow()
      windows.push(window)
      app.emit('browser-window-created', {}, window)
      window.emit('show')
      return window
    },
    labels() {
      return trays[0]!.menu.flatMap(({ label }) => label ?? [])
    },
    press(label: string) {
      const item = trays[0]!.menu.find((one) => one.label === label)
      if (!item?.click) throw new Error(`There is no "${label}" to press.`)
      item.click({} as never, undefined, {} as never)
    },
  }
}
