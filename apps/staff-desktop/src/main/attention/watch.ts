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
import { Queue, READERS, type QueueItem } from './queue.ts'

/** What is told of a kind, and how long it may go unasked while the channel is down. */
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

/** All clients are told at the same moment; they ask within this time. */
const REQUEST_SPREAD_MS = 200
/** Who has not been able to hear of something for longer than this was away. */
const AWAY_AFTER_MS = 60_000

/** New things of one kind that have been found together. */
export interface News {
  kind: NotificationKind
  items: readonly QueueItem[]
  /** Whether they came while the machine slept, or the server could not be reached. */
  wasAway: boolean
}

/** How many wait, of each kind that the person may decide about. */
export type Counts = Readonly<Partial<Record<NotificationKind, number>>>

export interface WatchOptions {
  server: ServerService
  session: Pick<SessionService, 'current' | 'subscribe'>
  power: PowerService
  /** Never of what was there before, is the person's own, or has been told already. */
  onNews: (news: News) => void
  /** What has been decided meanwhile, or withdrawn; of everything when the session ends. */
  onGone: (kind: NotificationKind, ids: readonly number[] | 'all') => void
  random?: () => number
}

interface QueueUpdate {
  count: number
  news: News
  gone: readonly number[]
}

/** One queue: read when the channel tells of it, and polled while that is down. */
class Feed {
  readonly #kind: NotificationKind
  readonly #asker: Poller
  readonly #queue = new Queue()
  #isLive = false
  #isResting = false
  /** Whether nothing can have been missed since the last reading. */
  #isContinuous = false
  #awareAt: number | undefined

  constructor(
    kind: NotificationKind,
    api: Api,
    { random, tell }: { random: () => number; tell: (told: QueueUpdate) => void }
  ) {
    this.#kind = kind
    this.#asker = new Poller({
      intervalMs: FEEDS[kind].intervalMs,
      polls: () => !this.#isLive,
      random,
      work: async (signal) => {
        const startedAt = Date.now()
        const reading = await READERS[kind](api, signal)
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
    if (!this.#isResting) this.#asker.ask(inMs)
  }

  open({ topics }: OpenedStream) {
    if (!topics.includes(FEEDS[this.#kind].topic)) return
    this.#isLive = true
    // Also when it was resumed: what it tells then is of a time at which it may not have been listened to.
    this.ask()
  }

  /** The channel is down. */
  lose() {
    if (this.#isContinuous) this.#awareAt = Date.now()
    this.#isContinuous = false
    this.#isLive = false
    if (!this.#isResting) this.#asker.poll()
  }

  /** Asks nothing, whatever is told, until it is woken. */
  rest() {
    this.lose()
    this.#isResting = true
    this.#asker.rest()
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

/** What somebody may decide about, of the person who is signed in; from then on until they are no more. */
function watchAs(
  { server, power, onNews, onGone, random = Math.random }: WatchOptions,
  onCount: (kind: NotificationKind, count: number) => void
) {
  let feeds: readonly (readonly [NotificationKind, Feed])[] = []
  let link: FollowHandle | undefined

  function feedOf(kind: NotificationKind) {
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
          const told = new Set<string>(messages.map(({ kind }) => kind))
          for (const [kind, feed] of feeds) {
            if (told.has(FEEDS[kind].message)) feed.ask(REQUEST_SPREAD_MS * random())
          }
        },
      }
    )
  }

  // The server says what the person's roles include: figures of anything else are not told.
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
        (kind) => [kind, feedOf(kind)] as const
      )
      follow()
    },
  })

  function onPower(state: PowerService['current']) {
    if (state === 'resting') {
      rights.rest()
      for (const [, feed] of feeds) feed.rest()
    } else if (link) {
      for (const [, feed] of feeds) feed.wake()
    } else {
      rights.ask(0)
    }
  }

  const unsubscribe = power.subscribe(onPower)
  if (power.current === 'awake') rights.ask(0)

  return () => {
    unsubscribe()
    link?.stop()
    rights.rest()
    for (const [, feed] of feeds) feed.rest()
  }
}

/**
 * Watches what comes to be decided, for as long as somebody is signed in: begins with what is there, and tells of what comes
 * after. The live channel says when to look, and the queue what there is; while it is down the queue is polled.
 * @returns how many wait; `null` while nobody is signed in, or it is not known yet
 */
export function watchQueues(options: WatchOptions) {
  const { session, onGone } = options
  const counts = createObservable<Counts | null>(null)
  let person: string | undefined
  let stopWatching: (() => void) | undefined

  function onCount(kind: NotificationKind, count: number) {
    if (counts.current?.[kind] !== count) counts.set({ ...counts.current, [kind]: count })
  }

  function judge() {
    const { current } = session
    const now = current.state === 'signed-in' ? current.userId : undefined
    if (now === person) return
    stopWatching?.()
    stopWatching = undefined
    if (person !== undefined) for (const kind of NOTIFICATION_KINDS) onGone(kind, 'all')
    counts.set(null)
    person = now
    if (person !== undefined) stopWatching = watchAs(options, onCount)
  }

  const unsubscribe = session.subscribe(judge)
  judge()

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
