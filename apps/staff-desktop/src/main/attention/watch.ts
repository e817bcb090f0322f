import type { Api } from '@botanica/api-client'
import {
  STAFF_REFRESH_MS,
  STAFF_TOPIC_PREFIX,
  type LiveMessageKind,
} from '@botanica/api-client/contract'
import type { OpenedStream } from '@botanica/api-client/live'
import { NOTIFICATION_KINDS, type NotificationKind } from '../../shared/settings.ts'
import type { FollowHandle, PowerService, ServerService, SessionService } from '../services.ts'
import { createObservable } from '../observable.ts'
import { Poller } from './poller.ts'
import { QueueTracker, QUEUE_READERS, type QueueItem } from './queue.ts'

/** The live channel and event of each kind, and the polling interval while the live stream is down. */
const FEEDS = {
  pendingBots: {
    topic: `${STAFF_TOPIC_PREFIX}bots`,
    message: 'staff_bots',
    intervalMs: STAFF_REFRESH_MS.pendingBots,
  },
  certificationRequests: {
    topic: `${STAFF_TOPIC_PREFIX}applications`,
    message: 'staff_applications',
    intervalMs: STAFF_REFRESH_MS.applications,
  },
  supportRequests: {
    topic: `${STAFF_TOPIC_PREFIX}support`,
    message: 'staff_support',
    intervalMs: STAFF_REFRESH_MS.supportRequests,
  },
} as const satisfies Record<
  NotificationKind,
  { topic: string; message: LiveMessageKind; intervalMs: number }
>

/** All clients receive an event at the same moment; their requests are spread over this time. */
const REQUEST_SPREAD_MS = 200
/** A client that received no updates for longer than this was away. */
const AWAY_AFTER_MS = 60_000

/** New items of one kind that were found together. */
export interface NewItems {
  kind: NotificationKind
  items: readonly QueueItem[]
  /** Whether they came while the machine slept or the server was unreachable. */
  wasAway: boolean
}

/** The number of waiting items of each kind that the user may decide. */
export type Counts = Readonly<Partial<Record<NotificationKind, number>>>

export interface WatchOptions {
  server: ServerService
  session: Pick<SessionService, 'current' | 'subscribe'>
  power: PowerService
  /** Called with new items only: none that waited at the start, are the user's own, or were reported before. */
  onNews: (news: NewItems) => void
  /** Called with items that were decided or withdrawn; `'all'` when the session ends. */
  onGone: (kind: NotificationKind, ids: readonly number[] | 'all') => void
  random?: () => number
}

interface QueueUpdate {
  count: number
  news: NewItems
  gone: readonly number[]
}

/** One queue: read after live events, and polled while the live stream is down. */
class Feed {
  readonly #kind: NotificationKind
  readonly #poller: Poller
  readonly #queue = new QueueTracker()
  #isLive = false
  #isResting = false
  /** Whether no event can have been missed since the last snapshot. */
  #isContinuous = false
  #awareAt: number | undefined

  constructor(
    kind: NotificationKind,
    api: Api,
    { random, tell }: { random: () => number; tell: (update: QueueUpdate) => void }
  ) {
    this.#kind = kind
    this.#poller = new Poller({
      intervalMs: FEEDS[kind].intervalMs,
      polls: () => !this.#isLive,
      random,
      work: async (signal) => {
        const startedAt = Date.now()
        const reading = await QUEUE_READERS[kind](api, signal)
        if (signal.aborted) return
        const wasAway = this.#missed(startedAt)
        this.#awareAt = startedAt
        this.#isContinuous = this.#isLive
        const { fresh, gone } = this.#queue.take(reading)
        const items = fresh.filter(({ isOwn }) => !isOwn)
        tell({ count: reading.count, news: { kind, items, wasAway }, gone })
      },
    })
  }

  ask(inMs = 0) {
    if (!this.#isResting) this.#poller.schedule(inMs)
  }

  open({ topics }: OpenedStream) {
    if (!topics.includes(FEEDS[this.#kind].topic)) return
    this.#isLive = true
    // Also after a resume: the events that it replays may be older than the last snapshot.
    this.ask()
  }

  /** The live stream is down. */
  lose() {
    if (this.#isContinuous) this.#awareAt = Date.now()
    this.#isContinuous = false
    this.#isLive = false
    if (!this.#isResting) this.#poller.scheduleNext()
  }

  /** Sends no requests, whatever arrives, until `wake` is called. */
  rest() {
    this.lose()
    this.#isResting = true
    this.#poller.cancel()
  }

  wake() {
    this.#isResting = false
    this.ask()
  }

  #missed(now: number) {
    const isAware = this.#isContinuous || this.#awareAt === undefined
    return !isAware && now - this.#awareAt! > AWAY_AFTER_MS
  }
}

/** Watches the queues that the signed-in member may decide. @returns stops watching */
function watchAs(
  { server, power, onNews, onGone, random = Math.random }: WatchOptions,
  onCount: (kind: NotificationKind, count: number) => void
) {
  let feeds: readonly (readonly [NotificationKind, Feed])[] = []
  let link: FollowHandle | undefined

  function createFeed(kind: NotificationKind) {
    return new Feed(kind, server.api, {
      random,
      tell({ count, news, gone }) {
        onCount(kind, count)
        if (gone.length > 0) onGone(kind, gone)
        if (news.items.length > 0) onNews(news)
      },
    })
  }

  function follow() {
    for (const [, feed] of feeds) feed.ask()
    link = server.follow(
      feeds.map(([kind]) => FEEDS[kind].topic),
      {
        onOpen: (opened) => feeds.forEach(([, feed]) => feed.open(opened)),
        onDown: () => feeds.forEach(([, feed]) => feed.lose()),
        onMessages(messages) {
          const receivedKinds = new Set<string>(messages.map(({ kind }) => kind))
          for (const [kind, feed] of feeds) {
            if (receivedKinds.has(FEEDS[kind].message)) feed.ask(REQUEST_SPREAD_MS * random())
          }
        },
      }
    )
  }

  // The server reports `null` counts for queues that the member's roles do not include.
  const rights = new Poller({
    intervalMs: STAFF_REFRESH_MS.overview,
    polls: () => false,
    random,
    async work(signal) {
      const { pendingApplications, openSupportRequests } = await server.api.calls.overview.show({
        signal,
      })
      if (signal.aborted) return
      const may = {
        pendingBots: true,
        certificationRequests: pendingApplications !== null,
        supportRequests: openSupportRequests !== null,
      }
      feeds = NOTIFICATION_KINDS.filter((kind) => may[kind]).map(
        (kind) => [kind, createFeed(kind)] as const
      )
      follow()
    },
  })

  function onPower(state: PowerService['current']) {
    if (state === 'resting') {
      rights.cancel()
      for (const [, feed] of feeds) feed.rest()
    } else if (link) {
      for (const [, feed] of feeds) feed.wake()
    } else {
      rights.schedule(0)
    }
  }

  const unsubscribe = power.subscribe(onPower)
  if (power.current === 'awake') rights.schedule(0)

  return () => {
    unsubscribe()
    link?.stop()
    rights.cancel()
    for (const [, feed] of feeds) feed.rest()
  }
}

/**
 * Watches the queues while somebody is signed in. What already waits at the start is the baseline;
 * later items are reported. Live events say when to read a queue, which is polled while the live
 * stream is down.
 * @returns the counts; `null` while nobody is signed in, or they are not known yet
 */
export function watchQueues(options: WatchOptions) {
  const { session, onGone } = options
  const counts = createObservable<Counts | null>(null)
  let userId: string | undefined
  let stopWatching: (() => void) | undefined

  function onCount(kind: NotificationKind, count: number) {
    if (counts.current?.[kind] !== count) counts.set({ ...counts.current, [kind]: count })
  }

  function onSessionChange() {
    const { current } = session
    const now = current.state === 'signed-in' ? current.userId : undefined
    if (now === userId) return
    stopWatching?.()
    stopWatching = undefined
    if (userId !== undefined) for (const kind of NOTIFICATION_KINDS) onGone(kind, 'all')
    counts.set(null)
    userId = now
    if (userId !== undefined) stopWatching = watchAs(options, onCount)
  }

  const unsubscribe = session.subscribe(onSessionChange)
  onSessionChange()

  return {
    get current() {
      return counts.current
    },
    subscribe: counts.subscribe,
    stop() {
      unsubscribe()
      stopWatching?.()
    },
  }
}
