import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindowConstructorOptions, MenuItemConstructorOptions } from 'electron'
import type * as Electron from 'electron'
import type { Browser, Page } from '@playwright/test'
import { SimulatedApp, type Machine } from './app.ts'
import {
  SimulatedDesktop,
  SimulatedMenu,
  SimulatedNotification,
  SimulatedTray,
  simulatedImages,
} from './desktop.ts'
import { SimulatedIpcMain } from './ipc.ts'
import { rejectUnknownMembers } from './reject-unknown-members.ts'
import { SimulatedSession } from './session.ts'
import {
  createMachineKey,
  SimulatedPower,
  SimulatedScreen,
  SimulatedTheme,
  createSafeStorage,
  type KeyStore,
} from './system.ts'
import { SimulatedWebContents } from './web-contents.ts'
import { SimulatedWindow, type Windows } from './window.ts'

export type { SimulatedNotification, SimulatedTray } from './desktop.ts'
export type { SimulatedWindow } from './window.ts'

/** A machine on which the client is started, once or repeatedly. */
export interface SimulatedMachine extends Machine {
  keyStore: KeyStore
  key: Buffer
  remove: () => void
}

export function createMachine(
  options: { keyStore?: KeyStore; language?: string } = {}
): SimulatedMachine {
  const home = mkdtempSync(join(tmpdir(), 'botanica-machine-'))
  const { keyStore = 'gnome_libsecret', language = 'en-GB' } = options
  const remove = () => rmSync(home, { recursive: true, force: true })
  return { home, language, holder: null, keyStore, key: createMachineKey(), remove }
}

/** The Electron modules that are passed to the main process. */
export type SimulatedElectron = Pick<
  typeof Electron,
  | 'app'
  | 'BrowserWindow'
  | 'clipboard'
  | 'dialog'
  | 'ipcMain'
  | 'Menu'
  | 'nativeImage'
  | 'nativeTheme'
  | 'net'
  | 'Notification'
  | 'powerMonitor'
  | 'protocol'
  | 'safeStorage'
  | 'screen'
  | 'session'
  | 'shell'
  | 'Tray'
>

const DEFAULT_PARTITION = ''

/** One start of the client in the simulated shell. */
export class Shell {
  readonly ipcMain = new SimulatedIpcMain()
  readonly desktop = new SimulatedDesktop()
  readonly power = new SimulatedPower()
  readonly theme = new SimulatedTheme()
  readonly app: SimulatedApp
  readonly electron: SimulatedElectron
  readonly privilegedSchemes: Electron.CustomScheme[] = []
  /** The paths of the server that have answered a request. */
  readonly answeredPaths = new Set<string>()
  /** Whether the machine is online. */
  isOnline = true
  readonly #windows: SimulatedWindow[] = []
  readonly #sessions = new Map<string, SimulatedSession>()
  readonly #focus: Windows = {
    contentsOf: (options, size) => this.#contentsOf(options, size),
    created: (window) => this.#created(window),
    closed: (window) => this.#closed(window),
    focused: null,
  }

  constructor(
    readonly browser: Browser,
    readonly machine: SimulatedMachine,
    options: { isPackaged?: boolean } = {}
  ) {
    this.app = new SimulatedApp({
      machine,
      isPackaged: options.isPackaged ?? true,
      closeWindows: () => {
        for (const window of this.#windows.toReversed()) window.close()
        return this.#windows.length === 0
      },
      destroyWindows: () => {
        for (const window of this.#windows.toReversed()) window.destroy()
      },
    })
    this.electron = this.#electron()
  }

  /** The open windows, the frontmost last. */
  get windows(): readonly SimulatedWindow[] {
    return this.#windows
  }

  /** The client's window, once it exists. */
  get window(): SimulatedWindow {
    const window = this.#windows.at(-1)
    if (!window) throw new Error('The client has no window open.')
    return window
  }

  /** The page in the window. */
  page(): Promise<Page> {
    return this.window.webContents.opened()
  }

  session(partition: string): SimulatedSession {
    const known = this.#sessions.get(partition)
    if (known) return known
    const opened = new SimulatedSession(partition, {
      browser: this.browser,
      language: this.machine.language,
      contents: () =>
        this.#windows
          .map((window) => window.webContents)
          .filter((contents) => contents.session.partition === partition),
    })
    this.#sessions.set(partition, opened)
    this.app.emit('session-created', opened)
    return opened
  }

  get sessions(): readonly SimulatedSession[] {
    return [...this.#sessions.values()]
  }

  /** Moves the focus to another program. */
  lookElsewhere() {
    for (const window of this.#windows) window.blur()
  }

  /** Ends everything, as a power cut does. */
  async end() {
    this.app.exit()
    for (const session of this.#sessions.values()) await (await session.context).close()
  }

  #contentsOf(options: BrowserWindowConstructorOptions, size: () => Electron.Rectangle) {
    const preferences = options.webPreferences ?? {}
    const session = this.session(preferences.partition ?? DEFAULT_PARTITION)
    const contents = new SimulatedWebContents(session, preferences, this.ipcMain, size)
    return contents
  }

  #created(window: SimulatedWindow) {
    this.#windows.push(window)
    window.on('focus', () => {
      this.#windows.push(...this.#windows.splice(this.#windows.indexOf(window), 1))
      this.app.emit('browser-window-focus', {}, window)
    })
    window.on('blur', () => this.app.emit('browser-window-blur', {}, window))
    this.app.emit('web-contents-created', {}, window.webContents)
    this.app.emit('browser-window-created', {}, window)
  }

  #closed(window: SimulatedWindow) {
    this.#windows.splice(this.#windows.indexOf(window), 1)
    if (this.#windows.length > 0 || this.app.exitCode !== null) return
    if (!this.app.emit('window-all-closed')) this.app.quit()
  }

  #electron(): SimulatedElectron {
    const { desktop, machine } = this
    const focus = this.#focus
    const windows = () => this.#windows
    class BrowserWindow extends SimulatedWindow {
      static getAllWindows = () => [...windows()]
      static getFocusedWindow = () => focus.focused
      static fromWebContents = (contents: unknown) =>
        windows().find(({ webContents }) => webContents === contents) ?? null
      constructor(options: BrowserWindowConstructorOptions = {}) {
        super(options, focus)
      }
    }
    class Menu extends SimulatedMenu {
      static buildFromTemplate = (items: MenuItemConstructorOptions[]) => new Menu(items)
      static setApplicationMenu = (menu: Menu | null) => void (desktop.menu = menu)
      static getApplicationMenu = () => desktop.menu
    }
    class Tray extends SimulatedTray {
      constructor(picture: unknown) {
        super(picture)
        desktop.trays.push(this)
      }
    }
    class Notification extends SimulatedNotification {
      static isSupported = () => true
      override show() {
        desktop.notifications.push(this)
        super.show()
      }
    }
    const net = rejectUnknownMembers('net', {
      fetch: async (input: string | Request, init?: RequestInit) => {
        if (!this.isOnline) throw new TypeError('net::ERR_INTERNET_DISCONNECTED')
        const response = await fetch(input, init)
        this.answeredPaths.add(new URL(response.url).pathname)
        return response
      },
      isOnline: () => this.isOnline,
    })
    const sessions = rejectUnknownMembers('session', {
      fromPartition: (partition: string) => this.session(partition),
      defaultSession: this.session(DEFAULT_PARTITION),
    })
    const protocol = rejectUnknownMembers('protocol', {
      ...this.session(DEFAULT_PARTITION).protocol,
      registerSchemesAsPrivileged: (schemes: Electron.CustomScheme[]) => {
        if (this.app.isReady()) throw new Error('Schemes are registered before the app is ready.')
        this.privilegedSchemes.push(...schemes)
      },
    })
    // The simulation has far fewer methods than Electron. A missing one fails the test
    // (`rejectUnknownMembers`).
    return {
      app: this.app,
      BrowserWindow,
      clipboard: desktop.clipboard,
      dialog: desktop.dialog,
      ipcMain: this.ipcMain,
      Menu,
      nativeImage: simulatedImages,
      nativeTheme: this.theme,
      net,
      Notification,
      powerMonitor: this.power,
      protocol,
      safeStorage: createSafeStorage(machine.keyStore, machine.key),
      screen: new SimulatedScreen(),
      session: sessions,
      shell: desktop.shell,
      Tray,
    } as unknown as SimulatedElectron
  }
}
