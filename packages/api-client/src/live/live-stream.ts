import {
  HTTP_FORBIDDEN,
  HTTP_UNAUTHORIZED,
  LIVE_LIMITS,
  type LiveEnding,
  type LiveMessage,
} from '@botanica/server/contract'
import { noJitterGenerator } from 'cockatiel'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Fetch } from '../client.ts'
import { isMemberChannel, isStaffChannel } from './channels.ts'

const LAST_MARK = 'last-event-id'

const LONGEST_RETRY_MS = 30_000
/** The delay after the first failure doubles with each further one. */
const RETRY = {
  initialDelay: 1_000,
  maxDelay: LONGEST_RETRY_MS,
  exponent: 2,
  generator: noJitterGenerator,
}
/** After the server has closed a stream, clients reconnect immediately, but not all at the same time. */
const SOON_MS = { least: 50, most: 300 } as const
const AFTER_STOP_MS = { least: 300, most: 2_000 } as const
const SOON_AFTER = new Set<LiveEnding>(['rights', 'session', 'age'])
/** A response starts within this time, or the attempt has failed. */
const ANSWER_MS = 15_000
/** After two missed heartbeats the connection is lost, whatever the operating system reports. */
const SILENCE_MS = 2.5 * LIVE_LIMITS.heartbeatMs

export interface OpenedStream {
  /** The requested channels. */
  asked: readonly string[]
  /** The subscribed channels, without those that are hidden, forbidden or do not exist. */
  topics: readonly string[]
  /** Whether no event was missed since the stream was last open. */
  resumed: boolean
}

export interface LiveStreamOptions {
  fetch: Fetch
  /** Scheme, host and port of the server. */
  baseUrl: string
  onOpen: (opened: OpenedStream) => void
  onMessages: (messages: readonly LiveMessage[]) => void
  onDown: () => void
  random?: () => number
}

/** One live stream. Reconnects whenever it ends, with exponential backoff while that fails. */
export class LiveStream {
  readonly #options: LiveStreamOptions
  #topics: readonly string[] = []
  /** Channels that the server refused; what a member may subscribe to changes only with the account. */
  #refused = new Set<string>()
  #current: AbortController | undefined
  #opening: AbortController | undefined
  #mark: string | undefined
  #failures = 0
  /** Whether the last attempt ended without a response. */
  #isUnanswered = false
  /** When a response to another call last ended a pause, in milliseconds of the epoch. */
  #wokenAt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined

  constructor(options: LiveStreamOptions) {
    this.#options = options
  }

  get isOpen() {
    return this.#current !== undefined
  }

  /** Sets the channels. The old subscription stays open until the new one is. */
  setChannels(topics: readonly string[]) {
    // Other channels may mean another viewer.
    this.#refused.clear()
    this.#topics = topics
    if (topics.length === 0) return this.stop()
    this.#open()
  }

  /** Reconnects immediately: the network is back, or the user has returned to the page. */
  reconnect() {
    if (this.#topics.length > 0 && !this.isOpen && !this.#opening) this.#open()
  }

  /**
   * Retries now, because the server has responded to another call and may respond here too. If something blocks only
   * this stream, every poll gets a response, so a response ends a pause at most once per longest pause.
   */
  reconnectIfUnanswered() {
    const now = Date.now()
    if (!this.#isUnanswered || this.#opening || now - this.#wokenAt < LONGEST_RETRY_MS) return
    this.#wokenAt = now
    this.reconnect()
  }

  stop() {
    clearTimeout(this.#retry)
    this.#opening?.abort()
    this.#opening = undefined
    this.#lose()
  }

  #open() {
    clearTimeout(this.#retry)
    this.#opening?.abort()
    this.#isUnanswered = true
    const attempt = new AbortController()
    this.#opening = attempt
    void this.#run(attempt)
  }

  async #run(attempt: AbortController) {
    let after: LiveEnding | undefined
    const asked = this.#topics
    try {
      const late = this.#giveUpAfter(attempt, ANSWER_MS)
      const answer = await this.#ask(attempt.signal).finally(() => clearTimeout(late))
      this.#isUnanswered = false
      if (answer.status === HTTP_UNAUTHORIZED || answer.status === HTTP_FORBIDDEN) {
        await answer.body?.cancel()
        if (this.#opening === attempt) this.#doWithout(answer.status)
        return
      }
      if (!answer.ok || !answer.body) throw new Error(`The live channel answers ${answer.status}.`)
      await readEvents(answer.body, (event) => {
        if (event.event === 'end') after = (JSON.parse(event.data) as { reason: LiveEnding }).reason
        else this.#take(event, attempt, asked)
      })
    } catch {
      // Reconnects, as after any other end.
    }
    if (attempt.signal.aborted) return
    this.#ended(attempt, after)
  }

  #ask(signal: AbortSignal) {
    const { fetch, baseUrl } = this.#options
    const topics = this.#topics.filter((topic) => !this.#refused.has(topic))
    const address = `${baseUrl}/api/live?topics=${topics.join(',')}`
    const headers = new Headers()
    if (this.#mark !== undefined) headers.set(LAST_MARK, this.#mark)
    return fetch(new Request(address, { headers, signal, cache: 'no-store' }))
  }

  /** Some channels are for members or other staff only. The others are subscribed anyway. */
  #doWithout(status: number) {
    const isRefused = status === HTTP_UNAUTHORIZED ? isMemberChannel : isStaffChannel
    for (const topic of this.#topics) if (isRefused(topic)) this.#refused.add(topic)
    this.#opening = undefined
    this.#lose()
    if (this.#topics.some((topic) => !this.#refused.has(topic))) this.#open()
  }

  #take(
    { event, id, data }: EventSourceMessage,
    attempt: AbortController,
    asked: readonly string[]
  ) {
    this.#listen(attempt)
    if (event === 'open') {
      const isFirst = this.#opening === attempt
      if (isFirst) this.#opening = undefined
      // Closed only now, because the old stream has delivered events until here.
      if (this.#current !== attempt) this.#current?.abort()
      this.#current = attempt
      this.#failures = 0
      const opened = JSON.parse(data) as Omit<OpenedStream, 'asked'>
      this.#options.onOpen({ ...opened, asked })
    } else if (event === undefined || event === 'message') {
      this.#options.onMessages(JSON.parse(data) as LiveMessage[])
    }
    if (id !== undefined && this.#current === attempt) this.#mark = id
  }

  #listen(attempt: AbortController) {
    clearTimeout(this.#watch)
    this.#watch = this.#giveUpAfter(attempt, SILENCE_MS)
  }

  #giveUpAfter(attempt: AbortController, ms: number) {
    return setTimeout(() => {
      attempt.abort()
      this.#ended(attempt, undefined)
    }, ms)
  }

  #ended(attempt: AbortController, reason: LiveEnding | undefined) {
    if (this.#opening === attempt) this.#opening = undefined
    if (this.#current === attempt) this.#lose()
    // Another stream is already open or being opened.
    if (this.#opening || this.#current) return
    this.#retry = setTimeout(() => this.#open(), this.#pause(reason))
  }

  #lose() {
    clearTimeout(this.#watch)
    const current = this.#current
    this.#current = undefined
    current?.abort()
    if (current) this.#options.onDown()
  }

  #pause(reason: LiveEnding | undefined): number {
    const { random = Math.random } = this.#options
    if (reason !== undefined && this.#failures === 0) {
      const { least, most } = SOON_AFTER.has(reason) ? SOON_MS : AFTER_STOP_MS
      return least + (most - least) * random()
    }
    const [longest] = noJitterGenerator(this.#failures++, RETRY)
    return longest * (0.5 + random() / 2)
  }
}

/** Reads events until the server closes the stream; rejects when the connection breaks. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: EventSourceMessage) => void
) {
  const parser = createParser({ onEvent })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    parser.feed(decoder.decode(value, { stream: true }))
  }
}
