import type { QueryCacheNotifyEvent } from '@tanstack/react-query'
import type { ClientOptions } from '../client.ts'
import type { MutableLiveStreamState } from '../live.ts'
import type { InfiniteQueryClient } from '../query-client.ts'
import type { LiveStreamOptions, OpenedStream } from './live-stream.ts'
import { LiveQueryUpdater } from './live-query-updater.ts'
import { SharedLiveStream } from './shared-live-stream.ts'
import { getChannels, getQueryChannels } from './channels.ts'

export { LiveStream, type LiveStreamOptions, type OpenedStream } from './live-stream.ts'

/** Screens mount query by query; their channels are collected once they have mounted. */
const CALM_MS = 50

/** After these events of the query cache a screen may show something else. */
const CHANGES = new Set<QueryCacheNotifyEvent['type']>([
  'observerAdded',
  'observerRemoved',
  'updated',
  'removed',
])

/** Callbacks of the live stream. */
export type LiveHandlers = Pick<LiveStreamOptions, 'onOpen' | 'onMessages' | 'onDown'>

/** What screens use of a shared connection. */
export type LiveConnection = Pick<
  SharedLiveStream,
  'setChannels' | 'reconnect' | 'reconnectIfUnanswered' | 'stop'
>

/** In browsers, all tabs share one connection. */
export function connectThroughTabs(client: ClientOptions) {
  return (handlers: LiveHandlers): LiveConnection =>
    new SharedLiveStream({ ...client, ...handlers })
}

export interface LiveUpdatesOptions {
  /** The state that was passed to `createApi`: polling pauses while it says that the stream is open. */
  live: MutableLiveStreamState
  queryClient: InfiniteQueryClient
  /** Opens a connection: `connectThroughTabs`, or another transport between the screens and the server. */
  connect: (handlers: LiveHandlers) => LiveConnection
}

/** Whether screens receive changes; `idle` when none of them subscribes to anything. */
export type LiveStatus = 'idle' | 'up' | 'down'

export interface LiveUpdates {
  readonly state: LiveStatus
  /** Calls the listener whenever the state changes. @returns the unsubscribe function */
  subscribe: (listener: (state: LiveStatus) => void) => () => void
  /** Reconnects immediately: the network is back, or the user has returned to the page. */
  reconnect: () => void
  stop: () => void
}

/**
 * Opens the live stream, subscribes to the channels of whatever the screens show, applies live events to the query
 * cache, and lets polling continue while the stream is down.
 */
export function startLiveUpdates({ live, queryClient, connect }: LiveUpdatesOptions): LiveUpdates {
  const cache = queryClient.getQueryCache()
  const screens = new LiveQueryUpdater(queryClient)
  const listeners = new Set<(state: LiveStatus) => void>()
  let state: LiveStatus = 'idle'
  let requestedChannels: readonly string[] = []
  let opened: OpenedStream | undefined
  /** Channels that have been subscribed without interruption since their queries were last fetched. */
  let openChannels = new Set<string>()

  /** Refetches for newly subscribed channels: earlier events may have been missed. */
  function catchUp() {
    if (!opened) return
    const { topics } = opened
    const followed = requestedChannels.filter((topic) => topics.includes(topic))
    const newChannels = new Set(followed.filter((topic) => !openChannels.has(topic)))
    openChannels = new Set(followed)
    if (newChannels.size === 0) return
    const concerned = cache
      .findAll({ type: 'active' })
      .filter((query) => getQueryChannels(query, cache).some((topic) => newChannels.has(topic)))
    screens.refetch(concerned)
  }

  function judge() {
    const isUp = requestedChannels.every((topic) => opened?.asked.includes(topic))
    const next = requestedChannels.length === 0 ? 'idle' : isUp ? 'up' : 'down'
    if (next === state) return
    state = next
    live.connected = next === 'up'
    // Observers have computed their intervals already; setting their options makes them compute again.
    for (const query of cache.findAll({ type: 'active' })) {
      for (const observer of query.observers) observer.setOptions(observer.options)
    }
    for (const listener of listeners) listener(state)
  }

  const connection = connect({
    onOpen(now) {
      if (!now.resumed) {
        openChannels.clear()
        screens.clear()
      }
      opened = now
      catchUp()
      judge()
    },
    onMessages: (messages) => screens.applyMessages(messages),
    onDown() {
      opened = undefined
      judge()
    },
  })

  function updateChannels() {
    const next = getChannels(cache)
    if (next.join() === requestedChannels.join()) return
    requestedChannels = next
    connection.setChannels(requestedChannels)
    catchUp()
    judge()
  }

  let calm: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = cache.subscribe((event) => {
    if (!CHANGES.has(event.type)) return
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer && state === 'down') connection.reconnectIfUnanswered()
    calm ??= setTimeout(() => {
      calm = undefined
      updateChannels()
    }, CALM_MS)
  })
  updateChannels()

  return {
    get state() {
      return state
    },
    reconnect: () => connection.reconnect(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      unsubscribe()
      clearTimeout(calm)
      opened = undefined
      connection.stop()
      screens.stop()
      judge()
      listeners.clear()
    },
  }
}
