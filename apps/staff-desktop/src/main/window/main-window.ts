import type Electron from 'electron'
import { APP_ORIGIN, EVENTS, type Destination } from '../../shared/bridge.ts'
import type { WindowService } from '../services.ts'
import type { WindowState } from './window-state.ts'

const START = `${APP_ORIGIN}/index.html`

export interface MainWindowOptions {
  state: WindowState
  open: (bounds: ReturnType<WindowState['read']>) => Electron.BrowserWindow
  /** Whether closing the window leaves the client running in the tray. */
  shouldHideOnClose: () => boolean
  onError: (error: unknown) => void
}

export interface MainWindow extends WindowService {
  /** The page that may use the bridge; `null` without a window. */
  readonly contents: Electron.WebContents | null
  /** Sends an event to the page, if there is one. */
  send: (channel: (typeof EVENTS)[keyof typeof EVENTS], payload: unknown) => void
  /** Lets the window close for good, because the client is quitting. */
  allowClose: () => void
}

/** Manages the client's only window. It is created on demand, and hidden in the tray when the user closes it. */
export function createMainWindow({
  state,
  open,
  shouldHideOnClose,
  onError,
}: MainWindowOptions): MainWindow {
  let window: Electron.BrowserWindow | undefined
  let isLoaded = false
  let mayClose = false
  let pendingDestination: Destination | undefined

  function create() {
    const created = open(state.read())
    window = created
    created.once('ready-to-show', () => created.show())
    created.on('close', (event) => {
      state.save(created)
      if (mayClose || !shouldHideOnClose()) return
      event.preventDefault()
      created.hide()
    })
    created.on('closed', () => {
      window = undefined
      isLoaded = false
      pendingDestination = undefined
    })
    created.webContents.on('did-finish-load', () => {
      isLoaded = true
      const destination = pendingDestination
      pendingDestination = undefined
      if (destination) send(EVENTS.place, destination)
    })
    created.loadURL(START).catch(onError)
    return created
  }

  function send(channel: string, payload: unknown) {
    if (!window || !isLoaded || window.webContents.isDestroyed()) return
    window.webContents.send(channel, payload)
  }

  return {
    send,
    get isFocused() {
      return window?.isFocused() ?? false
    },
    get contents() {
      return window?.webContents ?? null
    },
    show(destination) {
      const existed = window !== undefined
      const shown = window ?? create()
      if (destination && isLoaded) send(EVENTS.place, destination)
      // Without a destination the window only comes to the front; a pending destination stays.
      else if (destination) pendingDestination = destination
      // A new window is shown once it is ready.
      if (!existed) return
      if (shown.isMinimized()) shown.restore()
      shown.show()
      shown.focus()
    },
    allowClose() {
      mayClose = true
    },
  }
}
