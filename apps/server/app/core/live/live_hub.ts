import logger from '@adonisjs/core/services/logger'
import { formatFrame, type LiveConnection } from '#app/core/live/live_connection'
import {
  collectCurrentState,
  collectLiveEvents,
  takePendingEvents,
  type LiveEvent,
  type Subscriptions,
} from '#app/core/live/live_source'
import { liveDeliveries } from '#app/core/observability/channels'
import { RecentEvents } from '#app/core/live/recent_events'
import { toEventId, parseEventId } from '#app/core/live/snapshot'
import type { OutboxEvent, OutboxProgress } from '#app/core/outbox/outbox'
import { LIVE_LIMITS, type LiveEnding } from '#app/core/rules'
import { SECOND_MS } from '#app/core/time'

/** If the outbox has made no progress for this long, clients are no longer told that their data is fresh. */
const SILENCE_MS = 5 * SECOND_MS
/** How often connections are checked for keepalives and timeouts. */
const SWEEP_MS = SECOND_MS

function toSubscriptions(feeds: ReadonlySet<string> | ReadonlyMap<string, unknown>): Subscriptions {
  return {
    has: (feed) => feeds.has(feed),
    startingWith: (prefix) => [...feeds.keys()].filter((feed) => feed.startsWith(prefix)),
  }
}

function onFailure(error: unknown) {
  logger.error({ err: error }, 'screens could not be told of a change')
}

/** @param events at least one */
function getOldestAgeMs(events: readonly OutboxEvent[]): number {
  return Date.now() - Math.min(...events.map(({ createdAt }) => createdAt.getTime()))
}

/** The live connections of this process and the events that they receive. */
export class LiveHub {
  readonly #connections = new Set<LiveConnection>()
  readonly #byFeed = new Map<string, Set<LiveConnection>>()
  readonly #recent = new RecentEvents()
  /** Connections that have not received the current state yet. */
  readonly #newConnections = new Set<LiveConnection>()
  #progress: OutboxProgress | undefined
  #readAt = 0
  #lastBeatAt = 0
  #telling: Promise<void> = Promise.resolve()
  #sweep: NodeJS.Timeout | undefined
  #isClosing = false

  get size() {
    return this.#connections.size
  }

  /** Whether new events would arrive: the outbox is being read and this process is not stopping. */
  get isLive() {
    return !this.#isClosing && this.#progress !== undefined && !this.#isSilent
  }

  get #isSilent() {
    return Date.now() - this.#readAt > SILENCE_MS
  }

  /** Increases with each batch of events. */
  get moment() {
    return this.#recent.moment
  }

  /**
   * Adds a connection and its channels.
   * @param lastMark the last event id that the client received; it gets everything since then
   * @param moment the value of `moment` before the client was authorized; events since then may have changed its
   * rights
   */
  add(
    connection: LiveConnection,
    { topics, lastMark, moment }: { topics: readonly string[]; lastMark?: string; moment: number }
  ) {
    const seen = lastMark && this.#progress && parseEventId(lastMark, this.#progress)
    const missed = seen ? this.#recent.since(seen) : undefined
    const unsent = [...new Set([...(missed ?? []), ...this.#recent.after(moment)])]
    const hasMissed = unsent.length > 0
    connection.send(
      formatFrame({
        event: 'open',
        // While events are still to be sent, the client has not received everything.
        id: hasMissed ? undefined : this.#mark,
        data: JSON.stringify({ topics, resumed: missed !== undefined }),
      })
    )
    this.#connections.add(connection)
    for (const feed of connection.feeds) {
      const followers = this.#byFeed.get(feed)
      if (followers) followers.add(connection)
      else this.#byFeed.set(feed, new Set([connection]))
    }
    connection.onClose(() => this.#remove(connection))
    this.#sweep ??= setInterval(() => this.#look(), SWEEP_MS).unref()
    if (hasMissed) this.#tell(unsent, this.#mark, connection)
    this.#greet(connection)
  }

  /** Sends the current state in order with new events, so that nothing older follows something newer. */
  #greet(connection: LiveConnection) {
    this.#newConnections.add(connection)
    // The first waiting connection has already scheduled it.
    if (this.#newConnections.size > 1) return
    this.#inTurn(async () => {
      const newConnections = new Set(this.#newConnections)
      this.#newConnections.clear()
      const feeds = new Set<string>()
      for (const newConnection of newConnections)
        for (const feed of newConnection.feeds) feeds.add(feed)
      this.#deliver(
        await collectCurrentState(toSubscriptions(feeds), onFailure),
        undefined,
        newConnections
      )
    })
  }

  /** Sends the events that were read since the last call. */
  advance(progress: OutboxProgress) {
    const events = takePendingEvents()
    this.#progress = progress
    this.#readAt = Date.now()
    this.#recent.add(events, progress)
    if (events.length > 0 && this.#connections.size > 0) this.#tell(events, this.#mark)
  }

  /**
   * Closes all connections after events may have been missed: clients reconnect, refetch and are authorized again.
   */
  reset() {
    takePendingEvents()
    this.#recent.clear()
    this.#progress = undefined
    this.#endAll('gap')
  }

  /** Closes the hub of a stopping process: it accepts no more connections. */
  close() {
    this.#isClosing = true
    this.#endAll('draining')
    clearInterval(this.#sweep)
  }

  /** Resolves when all events read so far have been sent. */
  async whenIdle() {
    await this.#telling
  }

  get #mark() {
    return this.#progress && toEventId(this.#progress)
  }

  #remove(connection: LiveConnection) {
    this.#connections.delete(connection)
    for (const feed of connection.feeds) {
      const followers = this.#byFeed.get(feed)
      followers?.delete(connection)
      if (followers?.size === 0) this.#byFeed.delete(feed)
    }
  }

  #endAll(reason: LiveEnding) {
    for (const connection of this.#connections) connection.end(reason)
  }

  /** Sends batches one after the other, so that no event id is sent before its events. */
  #tell(events: readonly OutboxEvent[], mark: string | undefined, only?: LiveConnection) {
    this.#inTurn(async () => {
      const followed = toSubscriptions(only ? only.feeds : this.#byFeed)
      const deliveries = await collectLiveEvents(events, followed, onFailure)
      this.#deliver(deliveries, mark, only && new Set([only]))
      // A client that resumes gets events that were late for nobody.
      if (!only) liveDeliveries.publish({ lagMs: getOldestAgeMs(events) })
    })
  }

  #inTurn(work: () => void | Promise<void>) {
    this.#telling = this.#telling.then(work)
  }

  #deliver(
    deliveries: readonly LiveEvent[],
    mark: string | undefined,
    only?: ReadonlySet<LiveConnection>
  ) {
    const notified = new Map<LiveConnection, Set<string>>()
    const ending = new Map<LiveConnection, LiveEnding>()
    for (const { feed, message, ends } of deliveries) {
      const text = JSON.stringify(message)
      for (const follower of this.#byFeed.get(feed) ?? []) {
        if (only && !only.has(follower)) continue
        const texts = notified.get(follower)
        if (texts) texts.add(text)
        else notified.set(follower, new Set([text]))
        if (ends) ending.set(follower, ends)
      }
    }
    for (const [follower, texts] of notified) {
      follower.send(formatFrame({ id: mark, data: `[${[...texts].join(',')}]` }))
    }
    for (const [follower, reason] of ending) follower.end(reason)
    for (const { feed, closes } of deliveries) if (closes) this.#closeFeed(feed)
  }

  #closeFeed(feed: string) {
    for (const follower of this.#byFeed.get(feed) ?? []) follower.feeds.delete(feed)
    this.#byFeed.delete(feed)
  }

  #look() {
    if (this.#connections.size === 0) return
    const now = Date.now()
    if (this.#isSilent) return this.#endAll('silent')
    for (const connection of this.#connections) {
      if (connection.endsAt <= now) connection.end('age')
    }
    if (now - this.#lastBeatAt < LIVE_LIMITS.heartbeatMs) return
    this.#lastBeatAt = now
    const mark = this.#mark
    // A batch that is being sent has an event id of its own, which must not be overtaken.
    this.#inTurn(() => {
      const beat = formatFrame({ event: 'beat', id: mark })
      for (const connection of this.#connections) connection.send(beat)
    })
  }
}

/** The hub of this process. */
export const liveHub = new LiveHub()
