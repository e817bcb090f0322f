import type { HttpContext } from '@adonisjs/core/http'
import { invalidField } from '#app/core/errors'
import { LIVE_LIMITS } from '#app/core/rules'

/** A topic that clients may subscribe to. */
export interface LiveTopic {
  /** As in the URL: `bots`, `staff:bots`, or `bot` for `bot:17`. */
  name: string
  /** The pattern of the key after the colon; absent for topics without a key. */
  key?: RegExp
  /** Whether it is for members only: then the request is authenticated before `admit` is called. */
  isPrivate?: boolean
  /**
   * Authorizes the request.
   * @returns channels by key; a key without channels gets no events, the same for what does not exist and what is
   * hidden
   * @throws the documented error of a call that the caller may not make
   */
  admit: (
    ctx: HttpContext,
    keys: readonly string[]
  ) => AuthorizedChannels | Promise<AuthorizedChannels>
}

export type AuthorizedChannels = ReadonlyMap<string, readonly string[]>

/** Stands in for the key of a topic that has no keys. */
export const NO_KEY = ''

/** Authorizes a topic without a key. */
export function subscribeTo(...feeds: string[]): AuthorizedChannels {
  return new Map([[NO_KEY, feeds]])
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** `liveHub.moment` before the caller was authenticated. */
    liveMoment?: number
  }
}

const FIELD = 'topics'
const topics = new Map<string, LiveTopic>()

/** Registers a topic; `start/live.ts` lists them. */
export function addLiveTopic(topic: LiveTopic) {
  topics.set(topic.name, topic)
}

export function allLiveTopics(): readonly LiveTopic[] {
  return [...topics.values()]
}

interface RequestedTopic {
  topic: LiveTopic
  key: string
  /** As the client wrote it. */
  text: string
}

function parseRequestedTopics(text: string): RequestedTopic | undefined {
  const whole = topics.get(text)
  if (whole && !whole.key) return { topic: whole, key: NO_KEY, text }
  const colon = text.lastIndexOf(':')
  const topic = colon < 0 ? undefined : topics.get(text.slice(0, colon))
  const key = text.slice(colon + 1)
  return topic?.key?.test(key) ? { topic, key, text } : undefined
}

/** @throws 422 for an invalid list of topics */
function readTopics(list: unknown): RequestedTopic[] {
  const texts = typeof list === 'string' ? [...new Set(list.split(','))] : []
  const requested = texts.slice(0, LIVE_LIMITS.topics + 1).map(parseRequestedTopics)
  const known = requested.filter((one) => one !== undefined)
  if (texts.length === 0 || texts.length > LIVE_LIMITS.topics || known.length < requested.length) {
    throw invalidField(FIELD, 'topics', 'The topics must be a list of known topics, with commas.')
  }
  return known
}

/** Whether authentication is needed before the topics can be authorized. @throws 422 for an invalid list of topics */
export function requestsPrivateTopics({ request }: HttpContext): boolean {
  return readTopics(request.input(FIELD)).some(({ topic }) => topic.isPrivate)
}

export interface TopicAuthorization {
  /** The topics that will be followed, as the client wrote them. */
  topics: string[]
  feeds: Set<string>
}

/** Authorizes every requested topic. @throws 422, and the error of a topic that rejects the caller */
export async function authorizeTopics(ctx: HttpContext, list: string): Promise<TopicAuthorization> {
  const byTopic = Map.groupBy(readTopics(list), ({ topic }) => topic)
  const admission: TopicAuthorization = { topics: [], feeds: new Set() }
  for (const [topic, requested] of byTopic) {
    const admitted = await topic.admit(
      ctx,
      requested.map(({ key }) => key)
    )
    for (const { key, text } of requested) {
      const feeds = admitted.get(key) ?? []
      if (feeds.length > 0) admission.topics.push(text)
      for (const feed of feeds) admission.feeds.add(feed)
    }
  }
  return admission
}
