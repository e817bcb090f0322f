import type {
  CallbackResponse,
  CustomScheme,
  OnBeforeRequestListenerDetails,
  Session,
} from 'electron'
import type { Browser, BrowserContext, Download, Request, Route } from '@playwright/test'
import { BROWSER_ORIGIN, toClientUrl } from './addresses.ts'
import { createPreventableEvent } from './event.ts'
import { createEmitter, rejectUnknownMembers } from './reject-unknown-members.ts'
import type { SimulatedWebContents } from './web-contents.ts'

/** The DevTools protocol's names of Electron's storages. */
const STORAGE_TYPES: Readonly<Record<string, string>> = {
  filesystem: 'file_systems',
  shadercache: 'shader_cache',
  serviceworkers: 'service_workers',
  cachestorage: 'cache_storage',
}

type Answer = (request: globalThis.Request) => Response | Promise<Response>
type BeforeRequest = (
  details: OnBeforeRequestListenerDetails,
  callback: (response: CallbackResponse) => void
) => void

/** URL patterns of Electron's filters that match every request. */
const ALL_URLS = ['<all_urls>', '*://*/*']

export interface SessionFacts {
  browser: Browser
  language: string
  /** The web contents of this session, the frontmost last. */
  contents: () => SimulatedWebContents[]
}

/** A session: a browser context whose requests all pass the handlers of the main process. */
export class SimulatedSession extends createEmitter('session') {
  readonly context: Promise<BrowserContext>
  /** Downloads that were started, and whether they were canceled. */
  readonly downloads: { url: string; cancelled: boolean }[] = []
  readonly #schemes = new Map<string, Answer>()
  #beforeRequest: BeforeRequest | undefined
  permissionRequestHandler: Parameters<Session['setPermissionRequestHandler']>[0] = null
  permissionCheckHandler: Parameters<Session['setPermissionCheckHandler']>[0] = null
  devicePermissionHandler: Parameters<Session['setDevicePermissionHandler']>[0] = null
  displayMediaRequestHandler: Parameters<Session['setDisplayMediaRequestHandler']>[0] = null

  readonly protocol = rejectUnknownMembers('protocol', {
    handle: (scheme: string, answer: Answer) => void this.#schemes.set(scheme, answer),
    unhandle: (scheme: string) => void this.#schemes.delete(scheme),
    isProtocolHandled: (scheme: string) => this.#schemes.has(scheme),
    registerSchemesAsPrivileged: (schemes: CustomScheme[]) => void schemes,
  })

  readonly webRequest = rejectUnknownMembers('webRequest', {
    onBeforeRequest: (...args: [{ urls: string[] }, BeforeRequest] | [BeforeRequest | null]) => {
      const [filter, listener] = args.length === 2 ? args : [{ urls: ALL_URLS }, args[0]]
      if (!filter.urls.some((pattern) => ALL_URLS.includes(pattern))) {
        throw new Error('The simulated shell knows filters of all addresses only.')
      }
      this.#beforeRequest = listener ?? undefined
    },
  })

  constructor(
    readonly partition: string,
    readonly facts: SessionFacts
  ) {
    super()
    this.context = this.#open()
  }

  async #open() {
    const { browser, language } = this.facts
    const context = await browser.newContext({
      locale: language,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.route('**/*', (route) => this.#answer(route))
    return context
  }

  setPermissionRequestHandler(handler: typeof this.permissionRequestHandler) {
    this.permissionRequestHandler = handler
  }
  setPermissionCheckHandler(handler: typeof this.permissionCheckHandler) {
    this.permissionCheckHandler = handler
  }
  setDevicePermissionHandler(handler: typeof this.devicePermissionHandler) {
    this.devicePermissionHandler = handler
  }
  setDisplayMediaRequestHandler(handler: typeof this.displayMediaRequestHandler) {
    this.displayMediaRequestHandler = handler
  }
  setSpellCheckerEnabled(_enabled: boolean) {}
  async clearCache() {}
  async clearAuthCache() {}
  async closeAllConnections() {}

  /** Clears the storage of the client's pages in the browser itself. */
  async clearStorageData({ storages }: { storages?: readonly string[] } = {}) {
    const types = storages?.map((name) => STORAGE_TYPES[name] ?? name) ?? ['all']
    const context = await this.context
    await context.clearCookies()
    for (const page of context.pages().slice(0, 1)) {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Storage.clearDataForOrigin', {
        origin: BROWSER_ORIGIN,
        storageTypes: types.join(','),
      })
      await devtools.detach()
    }
  }
  clearData() {
    return this.clearStorageData()
  }

  /** Handles a download that a page starts. */
  async takeDownload(download: Download, contents: SimulatedWebContents) {
    const url = toClientUrl(download.url())
    let cancelled = false
    const item = rejectUnknownMembers('DownloadItem', {
      cancel: () => void (cancelled = true),
      getURL: () => url,
      getFilename: () => download.suggestedFilename(),
    })
    const event = createPreventableEvent({})
    this.emit('will-download', event, item, contents)
    cancelled ||= event.defaultPrevented
    this.downloads.push({ url, cancelled })
    if (cancelled) await download.cancel()
  }

  async #answer(route: Route) {
    const request = route.request()
    const contents = this.#askedBy(request)
    if (contents === 'a new window') return this.#openWindow(route)
    if (!contents) return route.continue()
    const url = toClientUrl(request.url())
    if (request.isNavigationRequest() && !contents.mayNavigate(url, request.frame())) {
      return route.abort('aborted')
    }
    if (await this.#isStopped(request, contents)) return route.abort('blockedbyclient')
    const scheme = new URL(url).protocol.slice(0, -1)
    const handler = this.#schemes.get(scheme)
    if (handler) return fulfil(route, url, handler)
    return scheme.startsWith('http') ? fetchFor(route) : route.abort('unknownurlscheme')
  }

  #askedBy(request: Request): SimulatedWebContents | 'a new window' | undefined {
    try {
      const page = request.frame().page()
      return this.facts.contents().find((contents) => contents.page === page)
    } catch {
      // Playwright: the request was issued before its frame was created.
      return 'a new window'
    }
  }

  /** Handles `window.open` and links with `target="_blank"`: the new page never gets a response. */
  #openWindow(route: Route) {
    const opener = this.facts.contents().at(-1)
    const isAllowed = opener?.allowsWindow(toClientUrl(route.request().url())) ?? true
    return isAllowed ? route.continue() : route.abort('aborted')
  }

  async #isStopped(request: Request, contents: SimulatedWebContents): Promise<boolean> {
    const listener = this.#beforeRequest
    if (!listener) return false
    const details = {
      id: 0,
      url: toClientUrl(request.url()),
      method: request.method(),
      resourceType: getResourceType(request),
      referrer: '',
      timestamp: Date.now(),
      uploadData: [],
      webContentsId: contents.id,
    } as unknown as OnBeforeRequestListenerDetails
    const { cancel = false } = await new Promise<CallbackResponse>((resolve) =>
      listener(details, resolve)
    )
    return cancel
  }
}

/**
 * Fetches for a page from Node: the simulated platform's images are on this machine, and Chromium
 * blocks such requests of pages at a made-up address.
 */
async function fetchFor(route: Route) {
  try {
    await route.fulfill({ response: await route.fetch() })
  } catch {
    // The page or the server is gone.
    await route.abort('failed').catch(() => {})
  }
}

const KINDS: Readonly<Record<string, OnBeforeRequestListenerDetails['resourceType']>> = {
  stylesheet: 'stylesheet',
  script: 'script',
  image: 'image',
  font: 'font',
  media: 'media',
  xhr: 'xhr',
  fetch: 'xhr',
  websocket: 'webSocket',
  ping: 'ping',
}

/** Returns Electron's name of the type of a request. */
function getResourceType(request: Request): OnBeforeRequestListenerDetails['resourceType'] {
  if (!request.isNavigationRequest()) return KINDS[request.resourceType()] ?? 'other'
  return request.frame().parentFrame() ? 'subFrame' : 'mainFrame'
}

async function fulfil(route: Route, url: string, handler: Answer) {
  const request = route.request()
  const answer = await handler(new Request(url, { method: request.method() }))
  await route.fulfill({
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  })
}
