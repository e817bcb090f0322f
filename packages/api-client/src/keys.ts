import type { BotFilter } from '@botanica/server/bot-filter'
import type { AdPlacement, BotSort, ReviewSort, Stars } from '@botanica/server/contract'

/**
 * The filter of a bot list. By default: all bots by popularity, the results of a search by relevance, with the server's
 * page size.
 */
export interface BotListFilter extends Omit<BotFilter, 'categoryIds'> {
  search?: string | undefined
  /** Searches without correcting typos. */
  exact?: boolean | undefined
  categoryId?: number | readonly number[] | undefined
  sort?: BotSort | undefined
  limit?: number | undefined
}

/** The filter of a bot's reviews. By default: all reviews, newest first. */
export interface ReviewListFilter {
  sort?: ReviewSort | undefined
  stars?: Stars | undefined
}

/** The first element of the keys of staff queries. */
export const STAFF_AREA = 'staff'

/**
 * Query keys that every page may use. They nest, so that a mutation invalidates whatever shows its result: `bots()`
 * covers every list and page that shows bots. Keys that only some pages use build on these, in one object beside their
 * queries: `memberKeys`, `premiumKeys`, `staffKeys`.
 */
export const queryKeys = {
  viewer: () => ['viewer'] as const,
  categories: () => ['categories'] as const,
  suggestions: (typed: string) => ['suggestions', typed] as const,
  bots: () => ['bots'] as const,
  botList: (filter: BotListFilter) => ['bots', 'list', filter] as const,
  botPages: (filter: BotListFilter, from: string | null) =>
    ['bots', 'pages', filter, from] as const,
  botCounts: (filter: BotListFilter) => ['bots', 'counts', filter] as const,
  certifiedBots: (limit: number) => ['bots', 'certified', limit] as const,
  /** A bot in the offline catalog. */
  storedBot: (discordBotId: string) => ['stored bot', discordBotId] as const,
  eachBot: () => ['bots', 'one'] as const,
  bot: (discordBotId: string) => ['bots', 'one', discordBotId] as const,
  allReviews: () => ['reviews'] as const,
  /** Every list of a bot's reviews; also the key of the list without a filter. */
  reviews: (discordBotId: string) => ['reviews', discordBotId] as const,
  filteredReviews: (discordBotId: string, filter: ReviewListFilter) =>
    ['reviews', discordBotId, filter] as const,
  botVotes: (botId: number) => ['votes', 'bot', botId] as const,
  reviewVotes: (reviewId: number) => ['votes', 'review', reviewId] as const,
  allVoteEligibility: () => ['votes', 'eligibility'] as const,
  voteEligibility: (botId: number) => ['votes', 'eligibility', botId] as const,
  own: () => ['own'] as const,
  ownBots: () => ['own', 'bots'] as const,
  ownReviews: () => ['own', 'reviews'] as const,
  ownVotes: () => ['own', 'votes'] as const,
  people: () => ['people'] as const,
  person: (id: string) => ['people', id] as const,
  personBots: (id: string, seenBy: 'everybody' | 'insider') =>
    ['people', id, 'bots', seenBy] as const,
  ads: (placement: AdPlacement) => ['ads', placement] as const,
}

/** The first element of a key. */
export type QueryArea =
  ReturnType<(typeof queryKeys)[keyof typeof queryKeys]>[0] | typeof STAFF_AREA

/** Mutation keys, by which a screen finds out whether a mutation of that kind is pending. */
export const mutationKeys = {
  votes: () => ['vote for bot'] as const,
  vote: (botId: number) => ['vote for bot', botId] as const,
  reviewVote: (reviewId: number) => ['vote on review', reviewId] as const,
}
