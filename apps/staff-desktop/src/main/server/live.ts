import { HTTP_UNAUTHORIZED, LIVE_LIMITS, type LiveMessage } from '@botanica/api-client/contract'
import { LiveLink, type OpenedStream } from '@botanica/api-client/live'
import type { FollowHandle, PowerService, ServerService } from '../services.ts'
import { requestInit, type NetFetch } from './api-fetch.ts'

/** Screens are put together query by query; what they follow is asked for once they stand. */
const CALM_MS = 150

type Handlers = Parameters<ServerService['follow']>[1]

interface Follower {
  topics: readonly string[]
  handlers: Handlers
}

export interface LiveOptions {
  fetch: NetFetch
  language: () => string
  signedIn: () => { origin: string; token: string } | null
  onEnded: (token: string) => void
  power: PowerService
}

export interface LivePart {
  follow: ServerService['follow']
  /** Somebody was signed in or out, or the server is another one. */
  signedInChanged: () => void
  /** The server has answered something else: when it did not answer here, it does now. */
  wakeUnanswered: () => void
  stop: () => void
}

/** The one connection to the live channel, for everybody who follows something. */
export function createLive({ fetch, language, signedIn, onEnded, power }: LiveOptions): LivePart {
  const followers = new Set<Follower>()
  let opened: OpenedStream | undefined
  let link: LiveLink | undefined
  let followed = ''
  let calm: ReturnType<typeof setTimeout> | undefined

  async function open(request: Request, token: string) {
    const init = requestInit(language(), token)
    const mark = request.headers.get('last-event-id')
    if (mark !== null) Object.assign(init.headers, { 'Last-Event-ID': mark })
    init.headers.Accept = 'text/event-stream'
    const answer = await fetch(request.url, { ...init, signal: request.signal })
    if (answer.status === HTTP_UNAUTHORIZED) onEnded(token)
    return answer
  }

  function connect() {
    const who = signedIn()
    if (!who || power.current === 'resting') return undefined
    return new LiveLink({
      baseUrl: who.origin,
      fetch: (request) => open(request, who.token),
      onOpen(now) {
        opened = now
        for (const { handlers } of followers) handlers.onOpen(now)
      },
      onMessages(messages: readonly LiveMessage[]) {
        for (const { handlers } of followers) handlers.onMessages(messages)
      },
      onDown() {
        opened = undefined
        for (const { handlers } of followers) handlers.onDown()
      },
    })
  }

  function follow() {
    const topics = unionOf(followers)
    if (topics.join() === followed) return
    followed = topics.join()
    link?.follow(topics)
  }

  function followSoon() {
    clearTimeout(calm)
    calm = setTimeout(follow, CALM_MS)
  }

  /** Begins anew: with another token, or after a rest. */
  function restart() {
    clearTimeout(calm)
    link?.stop()
    link = connect()
    followed = ''
    follow()
  }

  const unsubscribe = power.subscribe(restart)
  restart()

  return {
    follow(topics, handlers): FollowHandle {
      const follower: Follower = { topics, handlers }
      followers.add(follower)
      // Whoever comes later does not know that it is open; for them nothing has been missed.
      if (opened) handlers.onOpen({ ...opened, resumed: true })
      followSoon()
      return {
        change(now) {
          follower.topics = now
          followSoon()
        },
        wake: () => link?.wake(),
        stop() {
          followers.delete(follower)
          followSoon()
        },
      }
    },
    signedInChanged: restart,
    wakeUnanswered: () => link?.wakeUnanswered(),
    stop() {
      unsubscribe()
      clearTimeout(calm)
      link?.stop()
      followers.clear()
    },
  }
}

function unionOf(followers: Iterable<Follower>): string[] {
  const all = new Set<string>()
  for (const { topics } of followers) for (const topic of topics) all.add(topic)
  return [...all].toSorted().slice(0, LIVE_LIMITS.topics)
}
