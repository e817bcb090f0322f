import { randomFor, type Random } from '@botanica/demo-world'
import type { Page, PageRequest, Pages } from './pages.ts'

/** Pages that somebody opens before somebody else begins with an empty cache. */
const PAGES_OF_A_VISIT = 4
/** How often a member opens the own profile. */
const PROFILE_SHARE = 0.1
/** People stay on a page for a random share of twice the average time, but at least this. */
const SHORTEST_STAY = 0.25

export interface ScreenOptions {
  /** Makes the choices of a screen the same in every run. */
  readonly index: number
  readonly pages: Pages
  readonly isMember: boolean
  /** Average time on a page, in milliseconds. */
  readonly thinkMs: number
  /** Varies an interval as the client does, so that screens do not poll at the same moment. */
  readonly jitter: (everyMs: number) => number
  /** Sends a request and returns the ETag of its response, if there is one. Never rejects. */
  readonly send: (path: string, etag: string | undefined) => Promise<string | undefined>
}

/** A person's screen, on which one page after the other is open. */
export class Screen {
  readonly #options: ScreenOptions
  readonly #random: Random
  readonly #etags = new Map<string, string>()
  readonly #timers = new Set<NodeJS.Timeout>()
  /** Paths whose response is awaited. The client does not request them again until then. */
  readonly #pending = new Set<string>()
  #pagesOpened = 0

  constructor(options: ScreenOptions) {
    this.#options = options
    this.#random = randomFor(`screen/${options.index}`)
  }

  start() {
    this.#openDocument()
  }

  stop() {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  #openDocument() {
    const page = this.#pickPage()
    this.#etags.clear()
    this.#pagesOpened = 0
    void this.#request(page.document)
    this.#show(page, ({ isPersonal }) => isPersonal)
  }

  #pickPage(): Page {
    const { pages, isMember } = this.#options
    return isMember && this.#random.chance(PROFILE_SHARE) ? pages.profile : pages.pick(this.#random)
  }

  /** @param isMissing whether a request must be sent at once, because its response is not there yet */
  #show(page: Page, isMissing: (request: PageRequest) => boolean | undefined) {
    const { pages, isMember, thinkMs } = this.#options
    this.stop()
    const requests = isMember
      ? [...pages.header, ...page.requests]
      : page.requests.filter(({ isPersonal }) => !isPersonal)
    for (const request of requests) {
      if (isMissing(request)) void this.#request(request.path)
      this.#poll(request)
    }
    const stay = Math.max(SHORTEST_STAY, 2 * this.#random.next())
    this.#after(thinkMs * stay, () => this.#continue())
  }

  /** Opens the next page, mostly without loading a document. */
  #continue() {
    if (++this.#pagesOpened === PAGES_OF_A_VISIT) return this.#openDocument()
    const { header } = this.#options.pages
    this.#show(this.#pickPage(), (request) => !header.includes(request))
  }

  #poll({ path, everyMs }: PageRequest) {
    if (everyMs === undefined) return
    this.#after(this.#options.jitter(everyMs), () => {
      void this.#request(path)
      this.#poll({ path, everyMs })
    })
  }

  #after(ms: number, work: () => void) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, ms)
    this.#timers.add(timer)
  }

  async #request(path: string) {
    if (this.#pending.has(path)) return
    this.#pending.add(path)
    const etag = await this.#options.send(path, this.#etags.get(path))
    this.#pending.delete(path)
    if (etag !== undefined) this.#etags.set(path, etag)
  }
}
