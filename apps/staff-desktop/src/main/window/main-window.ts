import type Electron from 'electron'
import { APP_ORIGIN, EVENTS, type Destination } from '../../shared/bridge.ts'
import type { WindowService } from '../services.ts'
import type { WindowState } from './window-state.ts'

const START = `${APP_ORIGIN}/index.html`

export interface MainWindowOptions {
  state: WindowState
  open: (place: ReturnType<WindowState['read']>) => Electron.BrowserWindow
  /** Whether the client goes on in the tray when its window is closed. */
  staysInTray: () => boolean
  onError: (error: unknown) => void
}

export interface MainWindow extends WindowService {
  /** The page that may speak to the main process; `null` without a window. */
  readonly contents: Electron.WebContents | null
  /** Tells the page something, if there is one. */
  tell: (channel: (typeof EVENTS)[keyof typeof EVENTS], payload: unknown) => void
  /** From here on closing closes: the client is ending. */
  letGo: () => void
}

/** The client's one window, which is opened when it is needed, and goes to the tray when it is closed. */
export function createMainWindow({
  state,
  open,
  staysInTray,
  onError,
}: MainWindowOptions): MainWindow {
  let window: Electron.BrowserWindow | undefined
  let isLoaded = false
  let isLetGo = false
  let waiting: Destination | undefined

  function create() {
    const made = open(state.read())
    window = made
    made.once('ready-to-show', () => made.show())
    made.on('close', (event) => {
      state.keep(made)
      if (isLetGo || !staysInTray()) return
      event.preventDefault()
      made.hide()
    })
    made.on('closed', () => {
      window = undefined
      isLoaded = false
      waiting = undefined
    })
    made.webContents.on('did-finish-load', () => {
      isLoaded = true
      const place = waiting
      waiting = undefined
      if (place) tell(EVENTS.place, place)
    })
    made.loadURL(START).catch(onError)
    return made
  }

  function tell(channel: string, payload: unknown) {
    if (!window || !isLoaded || window.webContents.isDestroyed()) return
    window.webContents.send(channel, payload)
  }

  return {
    tell,
    get isFocused() {
      return window?.isFocused() ?? false
    },
    get contents() {
      return window?.webContents ?? null
    },
    show(place) {
      const isThere = window !== undefined
      const shown = window ?? create()
      if (place && isLoaded) tell(EVENTS.place, place)
      // Without a place it only comes to the front: one that waits for the page goes on waiting.
      else if (place) waiting = place
      // A new one is shown as soon as it has something to show.
      if (!isThere) return
      if (shown.isMinimized()) shown.restore()
      shown.show()
      shown.focus()
    },
    letGo() {
      isLetGo = true
    },
  }
}
