import type { LiveMessage } from '@botanica/server/contract'
import { LiveStream, type LiveStreamOptions, type OpenedStream } from './live-stream.ts'
import { mergeChannels } from './channels.ts'

const NAME = 'botanica-live'
const LEADER_LOCK = `${NAME}:leader`
const TAB_LOCK = `${NAME}:tab:`
/** How often to look for tabs that were closed without a message. */
const SWEEP_MS = 20_000
/** Screens mount query by query; their channels are collected once they have mounted. */
const CALM_MS = 150

type TabMessage =
  | { say: 'follow'; tab: string; topics: readonly string[] }
  | { say: 'gone'; tab: string }
  /** A new leader requests the channels of every tab. */
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
 * One connection for all tabs. One tab holds it and forwards its events to the others. A Web Lock elects that tab; when
 * it is closed or crashes, the lock passes to another. In a browser without Web Locks each tab has its own connection.
 */
export class SharedLiveStream {
  readonly #options: TabsOptions
  readonly #id = crypto.randomUUID()
  readonly #channel = new BroadcastChannel(NAME)
  readonly #ended = new AbortController()
  readonly #tabTopics = new Map<string, readonly string[]>()
  #topics: readonly string[] = []
  #followed = ''
  #link: LiveStream | undefined
  #opened: OpenedStream | undefined
  #calm: ReturnType<typeof setTimeout> | undefined

  constructor(options: TabsOptions) {
    this.#options = options
    this.#channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) =>
      this.#receive(data)
    )
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
            // Stopped while waiting for the lock.
            .catch(() => {})
        : work()
    void withLock(TAB_LOCK + this.#id, () => {})
    void withLock(LEADER_LOCK, () => this.#lead())
  }

  setChannels(topics: readonly string[]) {
    this.#topics = topics
    this.#send({ say: 'follow', tab: this.#id, topics })
  }

  reconnect() {
    this.#link?.reconnect()
  }

  reconnectIfUnanswered() {
    this.#link?.reconnectIfUnanswered()
  }

  stop() {
    this.#send({ say: 'gone', tab: this.#id })
    clearTimeout(this.#calm)
    this.#link?.stop()
    this.#channel.close()
    this.#ended.abort()
  }

  /** Sends to all tabs, including this one. */
  #send(message: TabMessage) {
    this.#broadcast(message)
    this.#receive(message)
  }

  #broadcast(message: TabMessage) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to its own origin
    this.#channel.postMessage(message)
  }

  #receive(message: TabMessage) {
    switch (message.say) {
      case 'who':
        if (!this.#link) this.setChannels(this.#topics)
        break
      case 'follow':
        this.#tabTopics.set(message.tab, message.topics)
        this.#follow()
        // A new tab does not know yet that the stream is open.
        if (this.#link && this.#opened && message.tab !== this.#id) {
          this.#broadcast({ say: 'open', ...this.#opened })
        }
        break
      case 'gone':
        this.#tabTopics.delete(message.tab)
        this.#follow()
        break
      case 'open':
        this.#options.onOpen(message)
        break
      case 'down':
        this.#options.onDown()
        break
      case 'news':
        this.#options.onMessages(message.messages)
        break
    }
  }

  #lead() {
    const { fetch, baseUrl } = this.#options
    this.#link = new LiveStream({
      fetch,
      baseUrl,
      onOpen: (opened) => {
        // Tabs that join later have missed nothing and had no subscription before.
        this.#opened = { ...opened, resumed: true }
        this.#send({ say: 'open', ...opened })
      },
      onMessages: (messages) => this.#send({ say: 'news', messages }),
      onDown: () => {
        this.#opened = undefined
        this.#send({ say: 'down' })
      },
    })
    const sweep = setInterval(() => void this.#sweep(), SWEEP_MS)
    this.#ended.signal.addEventListener('abort', () => clearInterval(sweep))
    this.#tabTopics.clear()
    this.setChannels(this.#topics)
    this.#broadcast({ say: 'who' })
  }

  #follow() {
    if (!this.#link) return
    clearTimeout(this.#calm)
    this.#calm = setTimeout(() => {
      const topics = mergeChannels(this.#tabTopics.values())
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
    for (const tab of this.#tabTopics.keys()) {
      if (!alive.has(TAB_LOCK + tab)) this.#tabTopics.delete(tab)
    }
    this.#follow()
  }
}
