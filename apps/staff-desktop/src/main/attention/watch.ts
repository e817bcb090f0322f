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
const QUEUES = {
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
  appeals: {
    topic: `${STAFF_TOPIC_PREFIX}appeals`,
    message: 'staff_appeals',
    intervalMs: STAFF_REFRESH_MS.appeals,
  },
  reports: {
    topic: `${STAFF_TOPIC_PREFIX}reports`,
    message: 'staff_reports',
    intervalMs: STAFF_REFRESH_MS.reports,
  },
  botChanges: {
    topic: `${STAFF_TOPIC_PREFIX}bots`,
    message: 'staff_bots',
    intervalMs: STAFF_REFRESH_MS.pendingBots,
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
  /**
   * Called with new items only, not with those that waited at the start, are the user's own, or were reported before.
   */
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
class QueueWatcher {
  readonly #kind: NotificationKind
  readonly #poller: Poller
  readonly #queue = new QueueTracker()
  #isLive = false
  #isPaused = false
  /** Whether no event can have been missed since the last snapshot. */
  #isContinuous = false
  #upToDateAt: number | undefined

  constructor(
    kind: NotificationKind,
    api: Api,
    { random, onUpdate }: { random: () => number; onUpdate: (update: QueueUpdate) => void }
  ) {
    this.#kind = kind
    this.#poller = new Poller({
      intervalMs: QUEUES[kind].intervalMs,
      polls: () => !this.#isLive,
      random,
      work: async (signal) => {
        const startedAt = Date.now()
        const reading = await QUEUE_READERS[kind](api, signal)
        if (signal.aborted) return
        const wasAway = this.#hasMissedEvents(startedAt)
        this.#upToDateAt = startedAt
        this.#isContinuous = this.#isLive
        const { fresh, gone } = this.#queue.take(reading, Date.now())
        const items = fresh.filter(({ isOwn }) => !isOwn)
        onUpdate({ count: reading.count, news: { kind, items, wasAway }, gone })
      },
    })
  }

  scheduleRead(inMs = 0) {
    if (!this.#isPaused) this.#poller.schedule(inMs)
  }

  handleOpen({ topics }: OpenedStream) {
    if (!topics.includes(QUEUES[this.#kind].topic)) return
    this.#isLive = true
    // Also after a resume: the events that it replays may be older than the last snapshot.
    this.scheduleRead()
  }

  /** Handles a lost live stream. */
  handleDown() {
    if (this.#isContinuous) this.#upToDateAt = Date.now()
    this.#isContinuous = false
    this.#isLive = false
    if (!this.#isPaused) this.#poller.scheduleNext()
  }

  /** Sends no requests, whatever arrives, until `resume` is called. */
  pause() {
    this.handleDown()
    this.#isPaused = true
    this.#poller.cancel()
  }

  resume() {
    this.#isPaused = false
    this.scheduleRead()
  }

  #hasMissedEvents(now: number) {
    const isUpToDate = this.#isContinuous || this.#upToDateAt === undefined
    return !isUpToDate && now - this.#upToDateAt! > AWAY_AFTER_MS
  }
}

const isNumber = (value: unknown) => typeof value === 'number'

/** Watches the queues whose items the signed-in member may decide. @returns a function that stops watching */
function watchForMember(
  { server, power, onNews, onGone, random = Math.random }: WatchOptions,
  onCount: (kind: NotificationKind, count: number) => void
) {
  let watchers: readonly (readonly [NotificationKind, QueueWatcher])[] = []
  let subscription: FollowHandle | undefined

  function createWatcher(kind: NotificationKind) {
    return new QueueWatcher(kind, server.api, {
      random,
      onUpdate({ count, news, gone }) {
        onCount(kind, count)
        if (gone.length > 0) onGone(kind, gone)
        if (news.items.length > 0) onNews(news)
      },
    })
  }

  function follow() {
    for (const [, watcher] of watchers) watcher.scheduleRead()
    subscription = server.follow([...new Set(watchers.map(([kind]) => QUEUES[kind].topic))], {
      onOpen: (opened) => watchers.forEach(([, watcher]) => watcher.handleOpen(opened)),
      onDown: () => watchers.forEach(([, watcher]) => watcher.handleDown()),
      onMessages(messages) {
        const receivedKinds = new Set<string>(messages.map(({ kind }) => kind))
        for (const [kind, watcher] of watchers) {
          if (receivedKinds.has(QUEUES[kind].message))
            watcher.scheduleRead(REQUEST_SPREAD_MS * random())
        }
      },
    })
  }

  // The server reports `null` counts for queues that the member's roles do not include.
  const permissionsPoller = new Poller({
    intervalMs: STAFF_REFRESH_MS.overview,
    polls: () => false,
    random,
    async work(signal) {
      const overview = await server.api.calls.overview.show({ signal })
      if (signal.aborted) return
      const canDecide = {
        pendingBots: true,
        certificationRequests: overview.pendingApplications !== null,
        supportRequests: overview.openSupportRequests !== null,
        // An older server has no such queues.
        appeals: isNumber(overview.openAppeals),
        reports: isNumber(overview.openReports),
        botChanges: isNumber(overview.openChanges),
      }
      watchers = NOTIFICATION_KINDS.filter((kind) => canDecide[kind]).map(
        (kind) => [kind, createWatcher(kind)] as const
      )
      follow()
    },
  })

  function onPower(state: PowerService['current']) {
    if (state === 'resting') {
      permissionsPoller.cancel()
      for (const [, watcher] of watchers) watcher.pause()
    } else if (subscription) {
      for (const [, watcher] of watchers) watcher.resume()
    } else {
      permissionsPoller.schedule(0)
    }
  }

  const unsubscribe = power.subscribe(onPower)
  if (power.current === 'awake') permissionsPoller.schedule(0)

  return () => {
    unsubscribe()
    subscription?.stop()
    permissionsPoller.cancel()
    for (const [, watcher] of watchers) watcher.pause()
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
    if (userId !== undefined) stopWatching = watchForMember(options, onCount)
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
