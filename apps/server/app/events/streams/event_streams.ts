import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import logger from '@adonisjs/core/services/logger'
import { EVENT_STREAM_HEADERS, formatFrame } from '#app/core/live/live_connection'
import type { OutboxEvent, OutboxProgress } from '#app/core/outbox/outbox'
import { encodeCursor } from '#app/core/pagination'
import { withDeadline } from '#app/core/process/deadline'
import { LIVE_LIMITS } from '#app/core/rules'
import { SECOND_MS } from '#app/core/time'
import { EVENT_ORDER } from '#app/events/queries/bot_event_rows'
import { listBotEvents } from '#app/events/queries/list_bot_events'
import { serializeBotEvent } from '#app/events/serialize_bot_event'

/** Events that are read at once. The next ones are read when the client has taken these. */
const PAGE_SIZE = 100

/** A comment: shows both sides that the connection is alive, and means nothing to clients. */
const KEEPALIVE = ': keepalive\n\n'

/** After it, a client is disconnected that takes neither events nor keepalives. */
const SILENCE_MS = 2 * LIVE_LIMITS.heartbeatMs

/** How long a client may take what was read when its stream ends. */
const LAST_TAKEN_WITHIN_MS = SECOND_MS

const CLIENT_LEFT = 'ERR_STREAM_PREMATURE_CLOSE'

interface FollowedBot {
  botId: number
  /** The stream begins with the events after it. */
  place: string
  /** Whether the client may still read the events. */
  isAuthorized: () => Promise<boolean>
}

/** The events of a bot as one client follows them. */
class EventStream {
  readonly botId: number
  readonly #response: ServerResponse
  #place: string
  readonly #isAuthorized: () => Promise<boolean>
  #wakeUp = Promise.withResolvers<void>()
  #hasEnded = false

  constructor(response: ServerResponse, { botId, place, isAuthorized }: FollowedBot) {
    this.#response = response
    this.botId = botId
    this.#place = place
    this.#isAuthorized = isAuthorized
  }

  /** Makes it look for new events. Without it, it looks at each keepalive. */
  wake() {
    this.#wakeUp.resolve()
  }

  /** Ends it after what it has read, or without that if the client is not taking it. */
  end() {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.wake()
    if (this.#response.writableNeedDrain) this.#response.destroy()
    // It may have been between two reads, and wait for the client only now.
    else setTimeout(() => this.#response.destroy(), LAST_TAKEN_WITHIN_MS).unref()
  }

  /** Yields `text/event-stream` as fast as the client takes it, until the client may not read the events any more. */
  async *read() {
    yield toStart(this.#place)
    while (!this.#hasEnded) {
      // Before the read, so that the announcement of an event that comes during it is not missed.
      this.#wakeUp = Promise.withResolvers()
      const events = await listBotEvents(this.botId, { place: this.#place, limit: PAGE_SIZE })
      // After the read: no event is sent whose transaction followed the end of the token.
      if (!(await this.#isAuthorized())) return
      if (events.length > 0) yield events.map((row) => toFrame(serializeBotEvent(row))).join('')
      this.#place = events.at(-1)?.place ?? this.#place
      if (events.length < PAGE_SIZE && !(await this.#isWokenUp())) yield KEEPALIVE
    }
  }

  /** Waits. @returns whether there may be new events; otherwise a keepalive is due */
  #isWokenUp(): Promise<boolean> {
    return withDeadline(LIVE_LIMITS.heartbeatMs, this.#wakeUp.promise).then(
      () => true,
      () => false
    )
  }
}

/** Returns the start of a stream: a client that reconnects before the first event continues here. It is no event. */
const toStart = (place: string) => `id: ${encodeCursor(EVENT_ORDER.createCursor(place))}\n\n`

function toFrame(event: ReturnType<typeof serializeBotEvent>): string {
  return formatFrame({ event: event.type, id: event.cursor, data: JSON.stringify(event) })
}

/** The streams of bots' events in this process. The outbox says when there is something new. */
export class EventStreams {
  readonly #streams = new Set<EventStream>()
  /** By bot: the newest transaction with events that followers have not been woken up for. */
  readonly #announced = new Map<number, bigint>()
  #isClosing = false

  get size() {
    return this.#streams.size
  }

  /** Whether the process accepts no more streams, because it is stopping. */
  get isClosing() {
    return this.#isClosing
  }

  /** Sends the events of a bot until either side ends it, or the client does not read. */
  open(response: ServerResponse, headers: Record<string, string>, followed: FollowedBot) {
    response.writeHead(200, { ...headers, ...EVENT_STREAM_HEADERS })
    if (response.req.method === 'HEAD') return void response.end()
    response.setTimeout(SILENCE_MS, () => response.destroy())
    const stream = new EventStream(response, followed)
    this.#streams.add(stream)
    response.once('close', () => {
      this.#streams.delete(stream)
      stream.end()
    })
    pipeline(Readable.from(stream.read()), response).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== CLIENT_LEFT) logger.warn({ err: error }, 'a stream of events was cut off')
    })
  }

  /** Handles {@link BOT_EVENT_TOPIC}. */
  announce({ key, xid }: OutboxEvent) {
    const botId = Number(key)
    const newest = this.#announced.get(botId) ?? 0n
    if (BigInt(xid) > newest) this.#announced.set(botId, BigInt(xid))
  }

  /** Wakes the streams whose announced events can be read: no transaction before them is open any more. */
  advance({ seen }: OutboxProgress) {
    if (this.#announced.size === 0) return
    const oldestOpen = BigInt(seen.slice(0, seen.indexOf(':')))
    const readable = new Set<number>()
    for (const [botId, xid] of this.#announced) if (xid < oldestOpen) readable.add(botId)
    for (const botId of readable) this.#announced.delete(botId)
    for (const stream of this.#streams) if (readable.has(stream.botId)) stream.wake()
  }

  /** Makes all streams look for events that were not announced. */
  wakeAll() {
    for (const stream of this.#streams) stream.wake()
  }

  /** Ends all streams; their clients open new ones. */
  endAll() {
    for (const stream of this.#streams) stream.end()
  }

  /** Ends all streams of a stopping process, which accepts no more. */
  close() {
    this.#isClosing = true
    this.endAll()
  }
}

/** The streams of this process. */
export const eventStreams = new EventStreams()
