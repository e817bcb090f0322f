import type { Random } from '@botanica/demo-world'

/** What the requests of screens depend on; exports of the server's `contract.ts`. Intervals are in milliseconds. */
export interface Contract {
  readonly REFRESH_MS: Readonly<
    Record<'botList' | 'certifiedBots' | 'reviews' | 'reviewVotes' | 'person', number>
  >
  readonly INBOX_STALE_MS: number
  readonly HOME_LISTS: { readonly popular: number; readonly certified: number }
  readonly DEFAULT_BOT_SORT: string
  readonly PAGE_LIMITS: { readonly max: number }
}

/** A bot that screens show. */
export interface ShownBot {
  readonly id: string
  readonly discordBotId: string
  readonly categoryId: number
  /** Its newest reviews, whose votes a member's screen requests too. */
  readonly reviewIds: readonly number[]
}

export interface Content {
  /** Those that are opened most often come first. */
  readonly bots: readonly ShownBot[]
  readonly searches: readonly string[]
  readonly categories: readonly { readonly id: number; readonly name: string }[]
}

/** Data that a page requests when it is opened. */
export interface PageRequest {
  readonly path: string
  /** Milliseconds after which it is requested again while the page is open; once if absent. */
  readonly everyMs?: number
  /** Whether it depends on the member. The document contains everything else. */
  readonly isPersonal?: true
}

export interface Page {
  /** The path of the HTML document. */
  readonly document: string
  readonly requests: readonly PageRequest[]
}

export interface Pages {
  /** Returns a page that everybody may open. */
  pick(random: Random): Page
  /** A member's own page. */
  readonly profile: Page
  /** What the header of every page requests for a member. */
  readonly header: readonly PageRequest[]
}

/** How often people open the pages. */
const SHARES = { home: 0.25, discover: 0.15, search: 0.15, category: 0.1, bot: 0.35 } as const
type PageName = keyof typeof SHARES
const PAGE_NAMES = Object.keys(SHARES) as PageName[]

/** Chooses a bot with this power of a random number: the first of a thousand is opened a hundred times as often as the last. */
const POPULARITY_SKEW = 3
/** As in `category-choice.ts` and `similar-bots-filter.ts` of the site. */
const BOTS_PER_TAB = 8
const SIMILAR_BOTS = 5

const CATEGORIES: PageRequest = { path: '/api/categories' }
const ads = (placement: string): PageRequest => ({ path: `/api/ads?placement=${placement}` })

const withQuery = (path: string, query: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

/** Builds pages at random, with the requests that the site makes for them while it has no live stream. */
export function createPages(content: Content, contract: Contract): Pages {
  const { REFRESH_MS, INBOX_STALE_MS, HOME_LISTS, PAGE_LIMITS, DEFAULT_BOT_SORT: sort } = contract

  const botList = (query: Record<string, string | number>): PageRequest => ({
    path: withQuery('/api/bots', query),
    everyMs: REFRESH_MS.botList,
  })

  function buildBotPage({ id, discordBotId, categoryId, reviewIds }: ShownBot): Page {
    const path = `/api/bots/discord/${discordBotId}`
    return {
      document: `/bot/${discordBotId}`,
      requests: [
        { path, everyMs: REFRESH_MS.botList },
        { path: `${path}/ratings`, everyMs: Math.min(REFRESH_MS.reviews, REFRESH_MS.reviewVotes) },
        botList({ categoryId, limit: SIMILAR_BOTS }),
        ads('sidebar'),
        { path: `/api/bots/${id}/can-vote`, everyMs: REFRESH_MS.person, isPersonal: true },
        ...reviewIds.map((reviewId): PageRequest => {
          const votes = `/api/ratings/${reviewId}/votes`
          return { path: votes, everyMs: REFRESH_MS.reviewVotes, isPersonal: true }
        }),
      ],
    }
  }

  const builders: Record<PageName, (random: Random) => Page> = {
    home: () => ({
      document: '/',
      requests: [
        CATEGORIES,
        ads('header'),
        botList({ limit: HOME_LISTS.popular, sort }),
        {
          path: withQuery('/api/bots/certified', { limit: HOME_LISTS.certified }),
          everyMs: REFRESH_MS.certifiedBots,
        },
      ],
    }),
    discover: () => ({
      document: '/discover',
      requests: [CATEGORIES, ads('in-list'), botList({ sort })],
    }),
    search: (random) => {
      const search = random.pick(content.searches)
      return {
        document: withQuery('/discover', { search }),
        requests: [botList({ sort, search })],
      }
    },
    category: (random) => {
      const { id, name } = random.pick(content.categories)
      return {
        document: withQuery('/categories', { filter: name }),
        requests: [CATEGORIES, botList({ categoryId: id, sort, limit: BOTS_PER_TAB })],
      }
    },
    bot: (random) => {
      const place = Math.floor(content.bots.length * random.next() ** POPULARITY_SKEW)
      return buildBotPage(content.bots[place]!)
    },
  }

  return {
    pick(random) {
      let rest = random.next()
      const name = PAGE_NAMES.find((one) => (rest -= SHARES[one]) < 0) ?? 'home'
      return builders[name](random)
    },
    profile: {
      document: '/profile',
      requests: [
        { path: '/api/user/bots', isPersonal: true },
        { path: withQuery('/api/user/ratings', { limit: PAGE_LIMITS.max }), isPersonal: true },
        { path: '/api/user/votes', isPersonal: true },
      ],
    },
    header: [
      { path: '/api/auth/user', isPersonal: true },
      { path: '/api/user/inbox/unread', everyMs: INBOX_STALE_MS, isPersonal: true },
    ],
  }
}
