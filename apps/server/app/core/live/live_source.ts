import { onOutbox, type OutboxEvent } from '#app/core/outbox/outbox'
import type { LiveEnding, LiveMessage } from '#app/core/rules'

/** A message to all subscribers of a channel. */
export interface LiveEvent {
  /** Such as `bot:17`. Topics resolve to channels (`live_topic.ts`). */
  feed: string
  message: LiveMessage
  /** Closes the connections that follow the channel after they received the message. */
  ends?: LiveEnding
  /** Removes the channel's subscriptions after the message was sent. */
  closes?: boolean
}

/** @returns a message to the subscribers of a channel, and what happens to them afterwards */
export function createLiveEvent(
  feed: string,
  message: LiveMessage,
  then: Pick<LiveEvent, 'ends' | 'closes'> = {}
): LiveEvent {
  return { feed, message, ...then }
}

/** The current subscriptions. Sources skip channels that nobody follows. */
export interface Subscriptions {
  has: (feed: string) => boolean
  /** Channels that begin with the prefix. */
  startingWith: (prefix: string) => string[]
}

/** Converts outbox events to live events. */
export interface LiveSource {
  /** Outbox topics. */
  topics: readonly string[]
  /** Receives all events of one read of the outbox, so that a hundred votes cause one query. */
  deliveries: (
    events: readonly OutboxEvent[],
    followed: Subscriptions
  ) => readonly LiveEvent[] | Promise<readonly LiveEvent[]>
  /**
   * The current state for new subscribers, of data that is cached and not invalidated by events. Called once for all
   * that connected at the same time.
   */
  current?: (followed: Subscriptions) => Promise<readonly LiveEvent[]>
}

const sources: LiveSource[] = []
let pendingEvents: OutboxEvent[] = []

/** Registers a source; `start/live.ts` lists them. */
export function addLiveSource(source: LiveSource) {
  sources.push(source)
  for (const topic of source.topics) {
    onOutbox(topic, (event) => {
      // Two sources may subscribe to one topic.
      if (pendingEvents.at(-1)?.id !== event.id) pendingEvents.push(event)
    })
  }
}

/** Returns the events since the last call. */
export function takePendingEvents(): OutboxEvent[] {
  const events = pendingEvents
  pendingEvents = []
  return events
}

/** Calls all sources. A source that fails only loses its own events. */
async function collect(
  deliveriesOfSource: (source: LiveSource) => ReturnType<LiveSource['deliveries']>,
  onFailure: (error: unknown) => void
): Promise<LiveEvent[]> {
  const results = await Promise.all(
    sources.map(async (source) => {
      try {
        return await deliveriesOfSource(source)
      } catch (error) {
        onFailure(error)
        return []
      }
    })
  )
  return results.flat()
}

/** @returns the live events of all sources for these outbox events */
export function collectLiveEvents(
  events: readonly OutboxEvent[],
  followed: Subscriptions,
  onFailure: (error: unknown) => void
): Promise<LiveEvent[]> {
  return collect(({ topics, deliveries }) => {
    const ofSource = events.filter(({ topic }) => topics.includes(topic))
    return ofSource.length > 0 ? deliveries(ofSource, followed) : []
  }, onFailure)
}

/** @returns the current state from all sources, for new subscribers */
export function collectCurrentState(
  followed: Subscriptions,
  onFailure: (error: unknown) => void
): Promise<LiveEvent[]> {
  return collect(({ current }) => current?.(followed) ?? [], onFailure)
}
