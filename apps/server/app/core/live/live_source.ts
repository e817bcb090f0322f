import { onOutbox, type OutboxEvent } from '#app/core/outbox/outbox'
import type { LiveEnding, LiveMessage } from '#app/core/rules'

/** Told to all who follow a feed. */
export interface LiveEvent {
  /** Such as `bot:17`; topics lead to feeds (`live_topic.ts`). */
  feed: string
  message: LiveMessage
  /** Ends the connections that follow it, once they have been told. */
  ends?: LiveEnding
  /** Nobody follows it any more, once all have been told. */
  closes?: boolean
}

/** @returns what is to be told to the followers of a feed, and what becomes of them then */
export function createLiveEvent(
  feed: string,
  message: LiveMessage,
  then: Pick<LiveEvent, 'ends' | 'closes'> = {}
): LiveEvent {
  return { feed, message, ...then }
}

/** Who is there to be told: what nobody follows need not be found out. */
export interface Subscriptions {
  has: (feed: string) => boolean
  /** Feeds that begin with it. */
  startingWith: (prefix: string) => string[]
}

/** What becomes of events of the outbox on screens. */
export interface LiveSource {
  /** Of the outbox. */
  topics: readonly string[]
  /** All that one reading of the outbox has brought, at once, so that a hundred votes are one question to the database. */
  deliveries: (
    events: readonly OutboxEvent[],
    followed: Subscriptions
  ) => readonly LiveEvent[] | Promise<readonly LiveEvent[]>
  /**
   * What is so at present, for those who begin to follow: what screens are answered from caches, which no event drops. Once for all
   * who have come at the same time.
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
      // Two sources may listen to one topic.
      if (pendingEvents.at(-1)?.id !== event.id) pendingEvents.push(event)
    })
  }
}

/** What has been heard since this was called last. */
export function takePendingEvents(): OutboxEvent[] {
  const events = pendingEvents
  pendingEvents = []
  return events
}

/** Asks all sources; one that fails costs its own part alone. */
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

/** @returns what all sources have to tell of the events */
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

/** @returns what all sources have to tell those who begin to follow */
export function collectCurrentState(
  followed: Subscriptions,
  onFailure: (error: unknown) => void
): Promise<LiveEvent[]> {
  return collect(({ current }) => current?.(followed) ?? [], onFailure)
}
