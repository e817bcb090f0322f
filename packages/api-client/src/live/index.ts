import type { QueryCacheNotifyEvent } from '@tanstack/react-query'
import type { ClientOptions } from '../client.ts'
import type { MutableLiveStreamState } from '../live.ts'
import type { InfiniteQueryClient } from '../query-client.ts'
import type { LiveStreamOptions, OpenedStream } from './live-stream.ts'
import { LiveQueryUpdater } from './live-query-updater.ts'
import { SharedLiveStream } from './shared-live-stream.ts'
import { getChannels, getQueryChannels } from './channels.ts'

export { LiveStream, type LiveStreamOptions, type OpenedStream } from './live-stream.ts'

/** Screens are put together query by query; what they follow is looked at once they stand. */
const CALM_MS = 50

/** After these a screen may show something else. */
const CHANGES = new Set<QueryCacheNotifyEvent['type']>([
  'observerAdded',
  'observerRemoved',
  'updated',
  'removed',
])

/** What is told of the channel. */
export type LiveHandlers = Pick<LiveStreamOptions, 'onOpen' | 'onMessages' | 'onDown'>

/** What screens have of a connection that somebody holds for them. */
export type LiveConnection = Pick<
  SharedLiveStream,
  'setChannels' | 'reconnect' | 'reconnectIfUnanswered' | 'stop'
>

/** In browsers: all tabs share one connection. */
export function connectThroughTabs(client: ClientOptions) {
  return (handlers: LiveHandlers): LiveConnection =>
    new SharedLiveStream({ ...client, ...handlers })
}

export interface LiveUpdatesOptions {
  /** What `createApi` was given: polling rests while it says that the channel is up. */
  live: MutableLiveStreamState
  queryClient: InfiniteQueryClient
  /** Begins a connection: `connectThroughTabs`, or whatever else there is between the screens and the server. */
  connect: (handlers: LiveHandlers) => LiveConnection
}

/** Whether screens are told of changes; `idle` where none of them follows anything. */
export type LiveStatus = 'idle' | 'up' | 'down'

export interface LiveUpdates {
  readonly state: LiveStatus
  /** Calls the listener whenever the state changes. @returns what ends it */
  subscribe: (listener: (state: LiveStatus) => void) => () => void
  /** Tries at once to open what is down: the network is back, or somebody looks again. */
  reconnect: () => void
  stop: () => void
}

/**
 * Opens the live channel: follows whatever the screens show, brings what is told into them, and lets
 * polling go on while it is down.
 */
export function startLiveUpdates({ live, queryClient, connect }: LiveUpdatesOptions): LiveUpdates {
  const cache = queryClient.getQueryCache()
  const screens = new LiveQueryUpdater(queryClient)
  const listeners = new Set<(state: LiveStatus) => void>()
  let state: LiveStatus = 'idle'
  let requestedChannels: readonly string[] = []
  let opened: OpenedStream | undefined
  /** What has been followed without a break since the screens were last asked for it. */
  let openChannels = new Set<string>()

  /** Of what begins to be followed, what came before is not known. */
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
    // Each observer has reckoned its interval before, and does it anew when its options are set.
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
