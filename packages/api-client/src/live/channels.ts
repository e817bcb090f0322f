import { LIVE_LIMITS, STAFF_CHANNELS, STAFF_TOPIC_PREFIX } from '@botanica/server/contract'
import type { Query, QueryCache } from '@tanstack/react-query'
import { queryKeys, type QueryArea } from '../keys.ts'

/** The element of a key that tells a bot's page from the lists. */
export const [, BOT_DETAIL] = queryKeys.eachBot()
const LISTS = 'bots'
const OWN = 'me'

/** Channels per tab. Several tabs share one connection, and the lists of each may be long. */
const MOST_OF_A_TAB = 50

export const isStaffChannel = (topic: string) => topic.startsWith(STAFF_TOPIC_PREFIX)
export const isMemberChannel = (topic: string) => topic === OWN || isStaffChannel(topic)

interface ShownBot {
  id: number
  discordBotId: string
}

/** The bots in a list of any shape. */
export function findBots(data: unknown): ShownBot[] {
  if (Array.isArray(data)) return data.flatMap(findBots)
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data) return findBots(data.pages)
  if ('items' in data) return findBots(data.items)
  return 'id' in data && 'discordBotId' in data ? [data as ShownBot] : []
}

interface ShownPeople {
  /** Data of a bot's page. */
  owner?: { id: string } | null
  /** Data of a review. */
  author?: { id: string } | null
}

/** The ids of the members whose names appear in the data: the owner of a bot's page, the authors of reviews. */
export function findPersonIds(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(findPersonIds)
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data) return findPersonIds(data.pages)
  if ('items' in data) return findPersonIds(data.items)
  const { owner, author } = data as ShownPeople
  return [owner, author].flatMap((person) => person?.id ?? [])
}

/** The channels of a screen that shows the data of a query; the keys are those of `queryKeys` and `staffKeys`. */
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
    case 'votes':
      return getVoteChannels(cache)
    case 'people':
      return [`person:${String(part)}`, ...(queryKey.length > 2 ? [LISTS, ...bots()] : [])]
    case 'staff':
      if (part === 'categories') return [LISTS]
      // The data of the other staff queries changes too rarely.
      return String(part) in STAFF_CHANNELS ? [STAFF_TOPIC_PREFIX + String(part)] : []
    default:
      return []
  }
}

/** The channels of a member's own votes; those on reviews come with counts, which others change too. */
function getVoteChannels(cache: QueryCache): string[] {
  if (!cache.find({ queryKey: queryKeys.viewer() })?.state.data) return []
  const shownReviews = cache.findAll({ queryKey: queryKeys.allReviews(), type: 'active' })
  return [OWN, ...shownReviews.flatMap((query) => getQueryChannels(query, cache))]
}

/** The channels of everything that this tab shows. When there are too many, the first ones are kept. */
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
  // If channels must be dropped, the least important ones go first: reviewers' names, then cards, then pages.
  return [...new Set([...pages, ...cards, ...authors])].slice(0, MOST_OF_A_TAB)
}

/** The channels of all tabs of a browser together. */
export function mergeChannels(ofTabs: Iterable<readonly string[]>): string[] {
  const all = new Set<string>()
  for (const topics of ofTabs) for (const topic of topics) all.add(topic)
  return [...all].toSorted().slice(0, LIVE_LIMITS.topics)
}
