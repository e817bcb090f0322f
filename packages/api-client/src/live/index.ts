import type { QueryCacheNotifyEvent } from '@tanstack/react-query'
import type { ClientOptions } from '../client.ts'
import type { LiveState } from '../live.ts'
import type { GrowingListClient } from '../query-client.ts'
import type { LinkOptions, OpenedStream } from './link.ts'
import { LiveScreens } from './screens.ts'
import { LiveTabs } from './tabs.ts'
import { getTopics, getQueryTopics } from './topics.ts'

export { LiveLink, type LinkOptions, type OpenedStream } from './link.ts'

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
export type LiveHandlers = Pick<LinkOptions, 'onOpen' | 'onMessages' | 'onDown'>

/** What screens have of a connection that somebody holds for them. */
export type LiveConnection = Pick<LiveTabs, 'follow' | 'wake' | 'wakeUnanswered' | 'stop'>

/** In browsers: all tabs share one connection. */
export function connectThroughTabs(client: ClientOptions) {
  return (handlers: LiveHandlers): LiveConnection => new LiveTabs({ ...client, ...handlers })
}

export interface LiveOptions {
  /** What `createApi` was given: polling rests while it says that the channel is up. */
  live: LiveState
  queryClient: GrowingListClient
  /** Begins a connection: `connectThroughTabs`, or whatever else there is between the screens and the server. */
  connect: (handlers: LiveHandlers) => LiveConnection
}

/** Whether screens are told of changes; `idle` where none of them follows anything. */
export type LiveStatus = 'idle' | 'up' | 'down'

export interface Live {
  readonly state: LiveStatus
  /** Calls the listener whenever the state changes. @returns what ends it */
  subscribe: (listener: (state: LiveStatus) => void) => () => void
  /** Tries at once to open what is down: the network is back, or somebody looks again. */
  wake: () => void
  stop: () => void
}

/**
 * Opens the live channel: follows whatever the screens show, brings what is told into them, and lets
 * polling go on while it is down.
 */
export function startLive({ live, queryClient, connect }: LiveOptions): Live {
  const cache = queryClient.getQueryCache()
  const screens = new LiveScreens(queryClient)
  const listeners = new Set<(state: LiveStatus) => void>()
  let state: LiveStatus = 'idle'
  let wanted: readonly string[] = []
  let opened: OpenedStream | undefined
  /** What has been followed without a break since the screens were last asked for it. */
  let held = new Set<string>()

  /** Of what begins to be followed, what came before is not known. */
  function catchUp() {
    if (!opened) return
    const { topics } = opened
    const followed = wanted.filter((topic) => topics.includes(topic))
    const begun = new Set(followed.filter((topic) => !held.has(topic)))
    held = new Set(followed)
    if (begun.size === 0) return
    const concerned = cache
      .findAll({ type: 'active' })
      .filter((query) => getQueryTopics(query, cache).some((topic) => begun.has(topic)))
    screens.ask(concerned)
  }

  function judge() {
    const isUp = wanted.every((topic) => opened?.asked.includes(topic))
    const next = wanted.length === 0 ? 'idle' : isUp ? 'up' : 'down'
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
        held.clear()
        screens.forget()
      }
      opened = now
      catchUp()
      judge()
    },
    onMessages: (messages) => screens.show(messages),
    onDown() {
      opened = undefined
      judge()
    },
  })

  function look() {
    const next = getTopics(cache)
    if (next.join() === wanted.join()) return
    wanted = next
    connection.follow(wanted)
    catchUp()
    judge()
  }

  let calm: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = cache.subscribe((event) => {
    if (!CHANGES.has(event.type)) return
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer && state === 'down') connection.wakeUnanswered()
    calm ??= setTimeout(() => {
      calm = undefined
      look()
    }, CALM_MS)
  })
  look()

  return {
    get state() {
      return state
    },
    wake: () => connection.wake(),
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
