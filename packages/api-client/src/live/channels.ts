import { LIVE_LIMITS, STAFF_CHANNELS, STAFF_TOPIC_PREFIX } from '@botanica/server/contract'
import type { Query, QueryCache } from '@tanstack/react-query'
import { queryKeys, type QueryArea } from '../keys.ts'

/** The part of a key by which a bot's page differs from the lists. */
export const [, BOT_DETAIL] = queryKeys.eachBot()
const LISTS = 'bots'
const OWN = 'me'

/** Of a tab. Several share one connection, and the lists of each may be long. */
const MOST_OF_A_TAB = 50

export const isStaffChannel = (topic: string) => topic.startsWith(STAFF_TOPIC_PREFIX)
export const isMemberChannel = (topic: string) => topic === OWN || isStaffChannel(topic)

interface ShownBot {
  id: number
  discordBotId: string
}

/** The bots that a list of any shape shows. */
export function findBots(data: unknown): ShownBot[] {
  if (Array.isArray(data)) return data.flatMap(findBots)
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data) return findBots(data.pages)
  if ('items' in data) return findBots(data.items)
  return 'id' in data && 'discordBotId' in data ? [data as ShownBot] : []
}

interface ShownPeople {
  /** Of a bot's page. */
  owner?: { id: string } | null
  /** Of a review. */
  author?: { id: string } | null
}

/** The ids of the members whose names stand in an answer: the owner of a bot's page, the authors of reviews. */
export function findPersonIds(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(findPersonIds)
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data) return findPersonIds(data.pages)
  if ('items' in data) return findPersonIds(data.items)
  const { owner, author } = data as ShownPeople
  return [owner, author].flatMap((person) => person?.id ?? [])
}

/** What a screen follows that shows the answer of a read; the keys are those of `queryKeys` and `staffKeys`. */
export function getQueryChannels({ queryKey, state }: Query, cache: QueryCache): string[] {
  const [area, part] = queryKey as unknown as [QueryArea, unknown]
  const bots = () => findBots(state.data).map(({ id }) => `bot:${id}`)
  const people = () => findPersonIds(state.data).map((id) => `person:${id}`)
  switch (area) {
    case 'viewer':
    case 'own':
      return state.data === undefined ? [] : [OWN]
    case 'categories':
      return [LISTS]
    case 'bots':
      return part === BOT_DETAIL ? [...bots(), ...people()] : [LISTS, ...bots()]
    case 'reviews': {
      const bot = cache.find<ShownBot | null>({ queryKey: queryKeys.bot(String(part)) })?.state.data
      return bot ? [`reviews:${bot.id}`, ...people()] : []
    }
    case 'people':
      return [`person:${String(part)}`, ...(queryKey.length > 2 ? [LISTS, ...bots()] : [])]
    case 'staff':
      if (part === 'categories') return [LISTS]
      // The others of the staff's reads change too seldom.
      return String(part) in STAFF_CHANNELS ? [STAFF_TOPIC_PREFIX + String(part)] : []
    default:
      return []
  }
}

/** What the screens of this tab show, as topics. What comes first is followed, when it is too much. */
export function getChannels(cache: QueryCache): string[] {
  const [pages, cards, authors] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const query of cache.getAll()) {
    if (!query.isActive()) continue
    const isOfReviews = query.queryKey[0] === queryKeys.allReviews()[0]
    for (const topic of getQueryChannels(query, cache)) {
      if (topic.startsWith('bot:')) cards.add(topic)
      else if (isOfReviews && topic.startsWith('person:')) authors.add(topic)
      else pages.add(topic)
    }
  }
  // A card that does not change by itself is a smaller loss than a page that does not, and a reviewer's name a smaller one yet.
  return [...new Set([...pages, ...cards, ...authors])].slice(0, MOST_OF_A_TAB)
}

/** What the tabs of a browser follow together. */
export function mergeChannels(ofTabs: Iterable<readonly string[]>): string[] {
  const all = new Set<string>()
  for (const topics of ofTabs) for (const topic of topics) all.add(topic)
  return [...all].toSorted().slice(0, LIVE_LIMITS.topics)
}
