import type { LiveMessage } from '@botanica/server/contract'
import { LiveStream, type LiveStreamOptions, type OpenedStream } from './live-stream.ts'
import { mergeChannels } from './channels.ts'

const NAME = 'botanica-live'
const LEADER_LOCK = `${NAME}:leader`
const TAB_LOCK = `${NAME}:tab:`
/** How often it is looked whether tabs have gone without a word. */
const SWEEP_MS = 20_000
/** Screens are put together query by query; what they follow is asked for once they stand. */
const CALM_MS = 150

type Word =
  | { say: 'follow'; tab: string; topics: readonly string[] }
  | { say: 'gone'; tab: string }
  /** A new leader asks what is to be followed. */
  | { say: 'who' }
  | ({ say: 'open' } & OpenedStream)
  | { say: 'down' }
  | { say: 'news'; messages: readonly LiveMessage[] }

interface TabsOptions extends Pick<LiveStreamOptions, 'fetch' | 'baseUrl'> {
  onOpen: (opened: OpenedStream) => void
  onMessages: (messages: readonly LiveMessage[]) => void
  onDown: () => void
}

/**
 * One connection however many tabs: one of them holds it, and tells the others. Who that is a lock of the
 * browser's decides, which passes to the next tab when its holder is closed, or dies. A browser without such locks has a
 * connection per tab.
 */
export class SharedLiveStream {
  readonly #options: TabsOptions
  readonly #id = crypto.randomUUID()
  readonly #channel = new BroadcastChannel(NAME)
  readonly #ended = new AbortController()
  readonly #ofTabs = new Map<string, readonly string[]>()
  #topics: readonly string[] = []
  #followed = ''
  #link: LiveStream | undefined
  #opened: OpenedStream | undefined
  #calm: ReturnType<typeof setTimeout> | undefined

  constructor(options: TabsOptions) {
    this.#options = options
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.#hear(data))
    const { signal } = this.#ended
    const untilEnded = () =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    const { locks } = navigator as { locks?: LockManager }
    const withLock = (name: string, work: () => void) =>
      locks
        ? locks
            .request(name, { signal }, () => {
              work()
              return untilEnded()
            })
            // Ended while it waited.
            .catch(() => {})
        : work()
    void withLock(TAB_LOCK + this.#id, () => {})
    void withLock(LEADER_LOCK, () => this.#lead())
  }

  setChannels(topics: readonly string[]) {
    this.#topics = topics
    this.#say({ say: 'follow', tab: this.#id, topics })
  }

  reconnect() {
    this.#link?.reconnect()
  }

  reconnectIfUnanswered() {
    this.#link?.reconnectIfUnanswered()
  }

  stop() {
    this.#say({ say: 'gone', tab: this.#id })
    clearTimeout(this.#calm)
    this.#link?.stop()
    this.#channel.close()
    this.#ended.abort()
  }

  /** To all tabs, this one too. */
  #say(word: Word) {
    this.#tellOthers(word)
    this.#hear(word)
  }

  #tellOthers(word: Word) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    this.#channel.postMessage(word)
  }

  #hear(word: Word) {
    switch (word.say) {
      case 'who':
        if (!this.#link) this.setChannels(this.#topics)
        break
      case 'follow':
        this.#ofTabs.set(word.tab, word.topics)
        this.#follow()
        // A tab that has just come does not know that it is up.
        if (this.#link && this.#opened && word.tab !== this.#id) {
          this.#tellOthers({ say: 'open', ...this.#opened })
        }
        break
      case 'gone':
        this.#ofTabs.delete(word.tab)
        this.#follow()
        break
      case 'open':
        this.#options.onOpen(word)
        break
      case 'down':
        this.#options.onDown()
        break
      case 'news':
        this.#options.onMessages(word.messages)
        break
    }
  }

  #lead() {
    const { fetch, baseUrl } = this.#options
    this.#link = new LiveStream({
      fetch,
      baseUrl,
      onOpen: (opened) => {
        // For tabs that come later nothing has been missed, and nothing has been followed before.
        this.#opened = { ...opened, resumed: true }
        this.#say({ say: 'open', ...opened })
      },
      onMessages: (messages) => this.#say({ say: 'news', messages }),
      onDown: () => {
        this.#opened = undefined
        this.#say({ say: 'down' })
      },
    })
    const sweep = setInterval(() => void this.#sweep(), SWEEP_MS)
    this.#ended.signal.addEventListener('abort', () => clearInterval(sweep))
    this.#ofTabs.clear()
    this.setChannels(this.#topics)
    this.#tellOthers({ say: 'who' })
  }

  #follow() {
    if (!this.#link) return
    clearTimeout(this.#calm)
    this.#calm = setTimeout(() => {
      const topics = mergeChannels(this.#ofTabs.values())
      const followed = topics.join(',')
      if (followed === this.#followed) return
      this.#followed = followed
      this.#link?.setChannels(topics)
    }, CALM_MS)
  }

  async #sweep() {
    const { held: heldLocks = [] } =
      (await (navigator as { locks?: LockManager }).locks?.query()) ?? {}
    const alive = new Set(heldLocks.map(({ name }) => name))
    if (!alive.has(TAB_LOCK + this.#id)) return
    for (const tab of this.#ofTabs.keys()) {
      if (!alive.has(TAB_LOCK + tab)) this.#ofTabs.delete(tab)
    }
    this.#follow()
  }
}
