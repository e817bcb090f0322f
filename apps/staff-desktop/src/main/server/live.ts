import { HTTP_UNAUTHORIZED, LIVE_LIMITS, type LiveMessage } from '@botanica/api-client/contract'
import { LiveStream, type OpenedStream } from '@botanica/api-client/live'
import type { FollowHandle, PowerService, ServerService } from '../services.ts'
import { buildRequestInit, type NetFetch } from './api-fetch.ts'

/** Debounces changes of the channels: a screen mounts query by query. */
const DEBOUNCE_MS = 150

type Handlers = Parameters<ServerService['follow']>[1]

interface Subscriber {
  topics: readonly string[]
  handlers: Handlers
}

export interface LiveOptions {
  fetch: NetFetch
  language: () => string
  signedIn: () => { origin: string; token: string } | null
  onTokenRejected: (token: string) => void
  power: PowerService
}

export interface LiveClient {
  follow: ServerService['follow']
  /** Reconnects after a sign-in, a sign-out or a change of the server. */
  reconnect: () => void
  /** Retries immediately after another response of the server, which shows that it is reachable. */
  wakeUnanswered: () => void
  stop: () => void
}

/** Shares one live stream among all subscribers. */
export function createLiveClient({
  fetch,
  language,
  signedIn,
  onTokenRejected,
  power,
}: LiveOptions): LiveClient {
  const subscribers = new Set<Subscriber>()
  let opened: OpenedStream | undefined
  let link: LiveStream | undefined
  let currentTopics = ''
  let debounce: ReturnType<typeof setTimeout> | undefined

  async function open(request: Request, token: string) {
    const init = buildRequestInit(language(), token)
    const lastEventId = request.headers.get('last-event-id')
    if (lastEventId !== null) Object.assign(init.headers, { 'Last-Event-ID': lastEventId })
    init.headers.Accept = 'text/event-stream'
    const response = await fetch(request.url, { ...init, signal: request.signal })
    if (response.status === HTTP_UNAUTHORIZED) onTokenRejected(token)
    return response
  }

  function connect() {
    const credentials = signedIn()
    if (!credentials || power.current === 'resting') return undefined
    return new LiveStream({
      baseUrl: credentials.origin,
      fetch: (request) => open(request, credentials.token),
      onOpen(now) {
        opened = now
        for (const { handlers } of subscribers) handlers.onOpen(now)
      },
      onMessages(messages: readonly LiveMessage[]) {
        for (const { handlers } of subscribers) handlers.onMessages(messages)
      },
      onDown() {
        opened = undefined
        for (const { handlers } of subscribers) handlers.onDown()
      },
    })
  }

  function follow() {
    const topics = mergeTopics(subscribers)
    if (topics.join() === currentTopics) return
    currentTopics = topics.join()
    link?.setChannels(topics)
  }

  function scheduleFollow() {
    clearTimeout(debounce)
    debounce = setTimeout(follow, DEBOUNCE_MS)
  }

  /** Connects again: with another token, or after a rest. */
  function restart() {
    clearTimeout(debounce)
    link?.stop()
    link = connect()
    currentTopics = ''
    follow()
  }

  const unsubscribe = power.subscribe(restart)
  restart()

  return {
    follow(topics, handlers): FollowHandle {
      const subscriber: Subscriber = { topics, handlers }
      subscribers.add(subscriber)
      // A late subscriber has missed the open event, but no live events that it needs.
      if (opened) handlers.onOpen({ ...opened, resumed: true })
      scheduleFollow()
      return {
        change(now) {
          subscriber.topics = now
          scheduleFollow()
        },
        wake: () => link?.reconnect(),
        stop() {
          subscribers.delete(subscriber)
          scheduleFollow()
        },
      }
    },
    reconnect: restart,
    wakeUnanswered: () => link?.reconnectIfUnanswered(),
    stop() {
      unsubscribe()
      clearTimeout(debounce)
      link?.stop()
      subscribers.clear()
    },
  }
}

function mergeTopics(subscribers: Iterable<Subscriber>): string[] {
  const all = new Set<string>()
  for (const { topics } of subscribers) for (const topic of topics) all.add(topic)
  return [...all].toSorted().slice(0, LIVE_LIMITS.topics)
}
