import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron'
import { createPreventableEvent } from './event.ts'
import { createEmitter } from './reject-unknown-members.ts'
import type { SimulatedWebContents } from './web-contents.ts'

const FIRST_SIZE = { width: 800, height: 600 }
let count = 0

/** What all windows share. */
export interface Windows {
  contentsOf: (
    options: BrowserWindowConstructorOptions,
    size: () => Rectangle
  ) => SimulatedWebContents
  created: (window: SimulatedWindow) => void
  /** The focused window; `null` when another program has the focus. */
  focused: SimulatedWindow | null
  closed: (window: SimulatedWindow) => void
}

/** A window: its options, the calls of the main process, and its page. */
export class SimulatedWindow
  extends createEmitter('BrowserWindow')
  implements Pick<BrowserWindow, 'show' | 'hide' | 'focus' | 'close' | 'destroy' | 'getBounds'>
{
  readonly id = ++count
  readonly webContents: SimulatedWebContents
  title: string
  bounds: Rectangle
  isFlashing = false
  overlayIcon: unknown = null
  #isVisible: boolean
  #isMinimized = false
  #isMaximized = false
  #isFullScreen = false
  #isDestroyed = false

  constructor(
    readonly options: BrowserWindowConstructorOptions,
    readonly windows: Windows
  ) {
    super()
    const { x = 0, y = 0, width, height } = { ...FIRST_SIZE, ...options }
    this.bounds = { x, y, width, height }
    this.title = options.title ?? ''
    this.#isVisible = options.show ?? true
    this.webContents = windows.contentsOf(options, () => this.bounds)
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show'))
    windows.created(this)
    if (this.#isVisible) this.focus()
  }

  loadURL(url: string) {
    return this.webContents.loadURL(url)
  }
  show() {
    this.#isVisible = true
    this.emit('show')
    this.focus()
  }
  showInactive() {
    this.#isVisible = true
    this.emit('show')
  }
  hide() {
    this.#isVisible = false
    this.emit('hide')
    this.blur()
  }
  focus() {
    if (this.windows.focused === this) return
    this.windows.focused?.blur()
    this.windows.focused = this
    this.emit('focus')
  }
  blur() {
    if (this.windows.focused !== this) return
    this.windows.focused = null
    this.emit('blur')
  }
  isFocused() {
    return this.windows.focused === this
  }
  isVisible() {
    return this.#isVisible
  }
  isMinimized() {
    return this.#isMinimized
  }
  minimize() {
    this.#isMinimized = true
    this.emit('minimize')
    this.blur()
  }
  restore() {
    this.#isMinimized = false
    this.emit('restore')
  }
  isMaximized() {
    return this.#isMaximized
  }
  maximize() {
    this.#isMaximized = true
    this.emit('maximize')
  }
  unmaximize() {
    this.#isMaximized = false
    this.emit('unmaximize')
  }
  isFullScreen() {
    return this.#isFullScreen
  }
  setFullScreen(isFull: boolean) {
    this.#isFullScreen = isFull
  }
  getBounds() {
    return this.bounds
  }
  getNormalBounds() {
    return this.bounds
  }
  setBounds(bounds: Partial<Rectangle>) {
    this.bounds = { ...this.bounds, ...bounds }
    this.emit('resize')
    this.emit('move')
  }
  setTitle(title: string) {
    this.title = title
  }
  getTitle() {
    return this.title
  }
  flashFrame(isFlashing: boolean) {
    this.isFlashing = isFlashing
  }
  setOverlayIcon(icon: unknown) {
    this.overlayIcon = icon
  }
  setMenu() {}
  removeMenu() {}
  setMenuBarVisibility() {}
  setBackgroundColor() {}
  setTitleBarOverlay() {}
  isDestroyed() {
    return this.#isDestroyed
  }

  /** Closes it as the user does: listeners may keep it open. */
  close() {
    if (this.#isDestroyed) return
    const event = createPreventableEvent({})
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }

  destroy() {
    if (this.#isDestroyed) return
    this.blur()
    this.#isDestroyed = true
    void this.webContents.destroy()
    this.emit('closed')
    this.windows.closed(this)
  }
}
