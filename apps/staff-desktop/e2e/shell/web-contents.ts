import { readFileSync } from 'node:fs'
import type { IpcMainInvokeEvent, WebContents, WebPreferences } from 'electron'
import type { Frame, Page } from '@playwright/test'
import { toBrowserUrl, toClientUrl } from './addresses.ts'
import { createPreventableEvent } from './event.ts'
import { SimulatedFrame } from './frame.ts'
import type { SimulatedIpcMain } from './ipc.ts'
import { DELIVER, WIRE, deliver, buildPreloadScript } from './run-preload.ts'
import type { SimulatedSession } from './session.ts'
import { createEmitter } from './reject-unknown-members.ts'

let count = 0

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0]

/** The content of a window: a page of the browser with the preload. */
export class SimulatedWebContents extends createEmitter('webContents') {
  readonly id = ++count
  page: Page | undefined
  /** Errors, warnings and policy violations of the page. */
  readonly complaints: string[] = []
  openHandler: OpenHandler | undefined
  zoomFactor = 1
  hasDevTools = false
  readonly #frames = new WeakMap<Frame, SimulatedFrame>()
  #opening: Promise<Page> | undefined
  #expected: string | undefined
  #isLoading = false
  #isDestroyed = false
  #sending: Promise<unknown> = Promise.resolve()

  constructor(
    readonly session: SimulatedSession,
    readonly preferences: WebPreferences,
    readonly ipcMain: SimulatedIpcMain,
    readonly size: () => { width: number; height: number }
  ) {
    super()
  }

  /** Resolves to the page once it exists. */
  opened(): Promise<Page> {
    this.#opening ??= this.#open()
    return this.#opening
  }

  get mainFrame(): SimulatedFrame {
    if (!this.page) throw new Error('Nothing has been loaded yet.')
    return this.toSimulatedFrame(this.page.mainFrame())
  }

  readonly toSimulatedFrame = (frame: Frame): SimulatedFrame => {
    const known = this.#frames.get(frame) ?? new SimulatedFrame(frame, this.toSimulatedFrame)
    this.#frames.set(frame, known)
    return known
  }

  async loadURL(url: string) {
    const page = await this.opened()
    this.#expected = url
    await page.goto(toBrowserUrl(url), { waitUntil: 'domcontentloaded' })
  }

  reload() {
    return this.loadURL(this.getURL())
  }

  getURL() {
    return this.page ? toClientUrl(this.page.url()) : ''
  }

  /** Sends to the preload's listeners, in order. */
  send(channel: string, ...args: unknown[]) {
    const message = structuredClone(args)
    this.#sending = this.#sending
      .then(() =>
        this.page?.evaluate(deliver, [DELIVER, channel, message] as [string, string, unknown[]])
      )
      // A page that navigates away meanwhile receives nothing, as in Electron.
      .catch(() => undefined)
  }

  setWindowOpenHandler(handler: OpenHandler) {
    this.openHandler = handler
  }
  isDestroyed() {
    return this.#isDestroyed
  }
  isCrashed() {
    return false
  }
  isLoading() {
    return this.#isLoading
  }
  isFocused() {
    return !this.#isDestroyed
  }
  focus() {}
  getType() {
    return 'window' as const
  }
  openDevTools() {
    this.hasDevTools = true
  }
  closeDevTools() {
    this.hasDevTools = false
  }
  setZoomFactor(factor: number) {
    this.zoomFactor = factor
  }
  getZoomFactor() {
    return this.zoomFactor
  }

  /** Whether the main process lets a frame navigate to a URL. */
  mayNavigate(url: string, frame: Frame): boolean {
    const isMainFrame = frame === this.page?.mainFrame()
    if (isMainFrame && this.#expected !== undefined) {
      this.#expected = undefined
      return true
    }
    const details = { url, isSameDocument: false, isMainFrame, frame: this.toSimulatedFrame(frame) }
    const names = isMainFrame ? ['will-frame-navigate', 'will-navigate'] : ['will-frame-navigate']
    return names.every((name) => {
      const event = createPreventableEvent(details)
      this.emit(name, event, url)
      return !event.defaultPrevented
    })
  }

  /** Whether the main process lets the page open a window. */
  allowsWindow(url: string): boolean {
    const answer = this.openHandler?.({
      url,
      frameName: '',
      features: '',
      disposition: 'foreground-tab',
      referrer: { url: '', policy: 'no-referrer' },
    })
    return answer?.action !== 'deny'
  }

  /** Receives a frame's message, whatever script sent it. `null` stands for a destroyed frame. */
  receive(frame: Frame | null, channel: string, args: unknown[]) {
    return this.ipcMain.invoke(this.#eventOf(frame), channel, args)
  }

  async destroy() {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    this.emit('destroyed')
    await this.page?.close()
  }

  /** Crashes the page's process; the next load gets another one. */
  async crash() {
    const page = await this.opened()
    this.#opening = undefined
    await page.close()
    this.page = undefined
    this.emit('render-process-gone', createPreventableEvent({}), {
      reason: 'crashed',
      exitCode: 133,
    })
  }

  async #open(): Promise<Page> {
    const context = await this.session.context
    const page = await context.newPage()
    this.page = page
    await page.setViewportSize(this.size())
    await page.exposeBinding(WIRE, ({ frame }, method, channel: string, args: unknown[]) => {
      if (method === 'invoke') return this.receive(frame, channel, args)
      this.ipcMain.emit(channel, this.#eventOf(frame), ...args)
    })
    const { preload } = this.preferences
    if (preload)
      await page.addInitScript({ content: buildPreloadScript(readFileSync(preload, 'utf8')) })
    this.#listen(page)
    return page
  }

  #listen(page: Page) {
    page.on('pageerror', (error) => this.complaints.push(`thrown: ${error.message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text())
    })
    page.on('popup', (popup) => void popup.close().catch(() => undefined))
    page.on('download', (download) => void this.session.takeDownload(download, this))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.#isLoading = true
    })
    page.on('domcontentloaded', () => {
      this.emit('dom-ready')
    })
    page.on('load', () => {
      this.#isLoading = false
      this.emit('did-finish-load')
    })
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.emit('did-navigate', {}, toClientUrl(frame.url()))
    })
  }

  #eventOf(frame: Frame | null) {
    return {
      type: 'frame',
      sender: this,
      senderFrame: frame && this.toSimulatedFrame(frame),
      frameId: 0,
      processId: 0,
    } as unknown as IpcMainInvokeEvent
  }
}
