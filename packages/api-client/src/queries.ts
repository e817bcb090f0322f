import {
  infiniteQueryOptions,
  queryOptions,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import {
  AD_CACHE_MS,
  MINUTE_MS,
  PAGE_LIMITS,
  REFRESH_MS,
  type AdPlacement,
} from '@botanica/server/contract'
import type { Client } from './client.ts'
import { queryKeys, type BotListFilter, type ReviewListFilter } from './keys.ts'
import { paginationOptions, requestPage } from './pagination.ts'
import { nullIfNotFound } from './null-if-not-found.ts'
import type { createPollingOptions } from './polling.ts'

/**
 * Request options of a list. Lists are otherwise served stale for a moment; after a live event or an own mutation the
 * response must be newer than the change.
 */
function freshness({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>) {
  const cache: RequestCache = client.getQueryState(queryKey)?.isInvalidated ? 'no-cache' : 'default'
  return { cache }
}

const TRUE = 'true' as const

/** A filter as the parameters of its calls. */
function toFilterQuery({
  categoryId,
  certified,
  online,
  without,
  ...filter
}: Omit<BotListFilter, 'exact'>) {
  return {
    ...filter,
    categoryId: categoryId === undefined ? undefined : [categoryId].flat().map(String),
    certified: certified ? TRUE : undefined,
    online: online ? TRUE : undefined,
    without: without && [...without],
  }
}

/** The same of a list, which may be a search. */
function toListQuery({ exact, ...filter }: BotListFilter) {
  return { ...toFilterQuery(filter), exact: exact ? TRUE : undefined }
}

/** The options of every query: keys, refresh intervals and abort signals. */
export function createQueries(calls: Client, every: ReturnType<typeof createPollingOptions>) {
  return {
    /** The current member; a 401 is an error. */
    viewer: () =>
      queryOptions({
        queryKey: queryKeys.viewer(),
        queryFn: ({ signal }) => calls.auth.user({ signal }),
      }),

    categories: () =>
      queryOptions({
        queryKey: queryKeys.categories(),
        queryFn: ({ signal }) => calls.categories.index({ signal }),
      }),

    /** The first bots of a list, and whether there are more. */
    botList: (filter: BotListFilter) =>
      queryOptions({
        queryKey: queryKeys.botList(filter),
        queryFn: ({ signal, ...context }) =>
          requestPage((hook) =>
            calls.bots.index({
              query: toListQuery(filter),
              signal,
              ...freshness(context),
              ...hook,
            })
          ),
        ...every(REFRESH_MS.botList, { inBackground: true }),
      }),

    /** A list that grows page by page, from the cursor `from`; null is the beginning. */
    botPages: (filter: BotListFilter, from: string | null = null) =>
      infiniteQueryOptions({
        queryKey: queryKeys.botPages(filter, from),
        ...paginationOptions(
          ({ cursor, ...request }, context) =>
            calls.bots.index({
              query: { ...toListQuery(filter), cursor },
              ...freshness(context),
              ...request,
            }),
          from
        ),
        ...every(REFRESH_MS.botList, { inBackground: true }),
      }),

    /** The number of bots that each choice beside a filter would leave. They may be a minute old. */
    botCounts: ({
      search: _search,
      exact: _exact,
      sort: _sort,
      limit: _limit,
      ...filter
    }: BotListFilter) =>
      queryOptions({
        queryKey: queryKeys.botCounts(filter),
        queryFn: ({ signal }) => calls.botCounts.index({ query: toFilterQuery(filter), signal }),
        staleTime: MINUTE_MS,
      }),

    certifiedBots: (limit: number) =>
      queryOptions({
        queryKey: queryKeys.certifiedBots(limit),
        queryFn: ({ signal, ...context }) =>
          calls.bots.certified({ query: { limit }, signal, ...freshness(context) }),
        ...every(REFRESH_MS.certifiedBots),
      }),

    /** One bot; `null` when there is none that the caller may see. Its page is no staler than the cards of a list. */
    bot: (discordBotId: string) =>
      queryOptions({
        queryKey: queryKeys.bot(discordBotId),
        queryFn: ({ signal }) =>
          nullIfNotFound(calls.bots.show({ params: { id: discordBotId }, signal })),
        ...every(REFRESH_MS.botList),
      }),

    /** A bot's reviews, page by page. They include votes, so they are polled as often as those. */
    reviews: (discordBotId: string, filter?: ReviewListFilter) =>
      infiniteQueryOptions({
        queryKey: filter
          ? queryKeys.filteredReviews(discordBotId, filter)
          : queryKeys.reviews(discordBotId),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.ratings.index({
            params: { id: discordBotId },
            query: { ...filter, cursor },
            ...request,
          })
        ),
        ...every(Math.min(REFRESH_MS.reviews, REFRESH_MS.reviewVotes)),
      }),

    /** The vote counts of a review and the caller's own vote; `null` when the review is gone. */
    reviewVotes: (reviewId: number) =>
      queryOptions({
        queryKey: queryKeys.reviewVotes(reviewId),
        queryFn: ({ signal }) =>
          nullIfNotFound(calls.ratingVotes.show({ params: { id: reviewId }, signal })),
        ...every(REFRESH_MS.reviewVotes),
      }),

    botVotes: (botId: number) =>
      queryOptions({
        queryKey: queryKeys.botVotes(botId),
        queryFn: ({ signal }) => calls.botVotes.show({ params: { id: botId }, signal }),
      }),

    voteEligibility: (botId: number) =>
      queryOptions({
        queryKey: queryKeys.voteEligibility(botId),
        queryFn: ({ signal }) => calls.voteEligibility.show({ params: { id: botId }, signal }),
        ...every(REFRESH_MS.person),
      }),

    /** The bots that the caller owns, in any state, page by page, newest first. */
    ownBots: () =>
      infiniteQueryOptions({
        queryKey: queryKeys.ownBots(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.ownBots.index({ query: { cursor }, ...request })
        ),
      }),

    /** The caller's reviews, page by page, newest first. */
    ownReviews: () =>
      infiniteQueryOptions({
        queryKey: queryKeys.ownReviews(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.userRatings.index({
            query: { limit: PAGE_LIMITS.max, cursor },
            ...request,
          })
        ),
      }),

    /** The bots that the caller has voted for, page by page, latest vote first. */
    ownVotes: () =>
      infiniteQueryOptions({
        queryKey: queryKeys.ownVotes(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.userVotes.index({
            query: { cursor },
            ...request,
          })
        ),
      }),

    person: (id: string) =>
      queryOptions({
        queryKey: queryKeys.person(id),
        queryFn: ({ signal }) => nullIfNotFound(calls.users.show({ params: { id }, signal })),
        ...every(REFRESH_MS.person),
      }),

    /**
     * The bots of which a person is the main owner, page by page. Everybody sees the public ones; the person and the
     * staff see all.
     */
    personBots: (id: string, seenBy: 'everybody' | 'insider' = 'everybody') =>
      infiniteQueryOptions({
        queryKey: queryKeys.personBots(id, seenBy),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.userBots.index({
            params: { id },
            query: { limit: PAGE_LIMITS.max, cursor },
            ...request,
          })
        ),
        ...every(REFRESH_MS.person),
      }),

    /** The ads of a placement; premium members need not load them. */
    ads: (placement: AdPlacement) =>
      queryOptions({
        queryKey: queryKeys.ads(placement),
        queryFn: ({ signal }) => calls.ads.index({ query: { placement }, signal }),
        staleTime: AD_CACHE_MS,
      }),
  }
}
