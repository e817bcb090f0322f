import type { AdPlacement, BotSort } from '@botanica/server/contract'

/** What a bot list is asked for. Absent is: everything, by popularity, as many as the server gives. */
export interface BotListFilter {
  search?: string | undefined
  categoryId?: number | undefined
  sort?: BotSort | undefined
  limit?: number | undefined
}

/** What the keys of the staff's reads begin with. */
export const STAFF_AREA = 'staff'

/**
 * The keys of reads that every page may make. They nest, so that a change drops what it touches: `bots()` is every list
 * and page that shows bots. Keys of reads that some pages make alone are built upon these, in one object beside those
 * reads: `memberKeys`, `premiumKeys`, `staffKeys`.
 */
export const queryKeys = {
  viewer: () => ['viewer'] as const,
  categories: () => ['categories'] as const,
  bots: () => ['bots'] as const,
  botList: (filter: BotListFilter) => ['bots', 'list', filter] as const,
  botPages: (filter: BotListFilter, from: string | null) =>
    ['bots', 'pages', filter, from] as const,
  certifiedBots: (limit: number) => ['bots', 'certified', limit] as const,
  eachBot: () => ['bots', 'one'] as const,
  bot: (discordBotId: string) => ['bots', 'one', discordBotId] as const,
  allReviews: () => ['reviews'] as const,
  reviews: (discordBotId: string) => ['reviews', discordBotId] as const,
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

/** What a key begins with. */
export type QueryArea =
  ReturnType<(typeof queryKeys)[keyof typeof queryKeys]>[0] | typeof STAFF_AREA

/** By which a screen finds out whether something of a kind is being sent. */
export const mutationKeys = {
  votes: () => ['vote for bot'] as const,
  vote: (botId: number) => ['vote for bot', botId] as const,
  reviewVote: (reviewId: number) => ['vote on review', reviewId] as const,
}
