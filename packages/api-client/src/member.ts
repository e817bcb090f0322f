import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { INBOX_STALE_MS, PAGE_LIMITS } from '@botanica/server/contract'
import type { Api } from './api.ts'
import type { Client } from './client.ts'
import { queryKeys } from './keys.ts'
import { paginationOptions } from './pagination.ts'
import type { ResponseBody } from './response-types.ts'

export type OwnToken = ResponseBody<Client['accessTokens']['index']>[number]
export type InboxItem = ResponseBody<Client['inbox']['index']>[number]

/** A decision about the caller, with the appeal against it. */
export type AppealedDecision = ResponseBody<Client['ownAppeals']['index']>[number]

export type OwnSupportRequest = ResponseBody<Client['ownSupportRequests']['index']>[number]

/** Which inbox items were read: all up to one, or these. */
export type ReadInboxItems = { upTo: number } | { ids: number[] }

export type VoteReminder = ResponseBody<Client['voteReminders']['show']>

/** The push settings, as the requesting browser has them. */
export type PushSettings = ResponseBody<Client['push']['show']>

/** Query keys of the caller's own data. */
export const memberKeys = {
  ownBots: () => [...queryKeys.ownBots(), 'all'] as const,
  ownApplications: () => [...queryKeys.own(), 'applications'] as const,
  /** Below the caller's reviews, so that whatever refreshes those refreshes it. */
  ownReviewHistory: () => [...queryKeys.ownReviews(), 'history'] as const,
  ownSupportRequests: () => [...queryKeys.own(), 'support'] as const,
  ownAppeals: () => [...queryKeys.own(), 'appeals'] as const,
  latestDecisions: () => [...memberKeys.ownAppeals(), 'latest'] as const,
  inbox: () => [...queryKeys.own(), 'inbox', 'list'] as const,
  unread: () => [...queryKeys.own(), 'inbox', 'unread'] as const,
  push: () => [...queryKeys.own(), 'push'] as const,
  /** What this browser supports and permits. */
  browserPush: () => [...memberKeys.push(), 'browser'] as const,
  tokens: () => [...queryKeys.own(), 'tokens'] as const,
  /** Below the caller's votes, so that whatever refreshes those refreshes it. */
  voteReminder: (botId: number) => [...queryKeys.ownVotes(), 'reminder', botId] as const,
}

/** Queries of members' own pages and dialogs, apart from `queries.ts`, which every page loads. */
export function createMemberQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    /** The bots that the caller may submit for certification; nobody owns more than one page of them. */
    ownBots: () =>
      queryOptions({
        queryKey: memberKeys.ownBots(),
        queryFn: ({ signal }) => calls.ownBots.index({ query: { limit: PAGE_LIMITS.max }, signal }),
        staleTime: 0,
      }),

    /** The caller's certification requests, page by page, newest first. */
    ownApplications: () =>
      infiniteQueryOptions({
        queryKey: memberKeys.ownApplications(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.ownApplications.index({
            query: { limit: PAGE_LIMITS.max, cursor },
            ...request,
          })
        ),
        staleTime: 0,
      }),

    /** The caller's reviews with those that were removed, page by page, newest first. */
    ownReviewHistory: () =>
      infiniteQueryOptions({
        queryKey: memberKeys.ownReviewHistory(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.userRatings.index({ query: { removed: 'include', cursor }, ...request })
        ),
        staleTime: 0,
      }),

    /** The caller's support requests, page by page, newest first. */
    ownSupportRequests: () =>
      infiniteQueryOptions({
        queryKey: memberKeys.ownSupportRequests(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.ownSupportRequests.index({
            query: { cursor },
            ...request,
          })
        ),
        staleTime: 0,
      }),

    /** The decisions about the caller, with the appeals against them, page by page, the latest first. */
    ownAppeals: () =>
      infiniteQueryOptions({
        queryKey: memberKeys.ownAppeals(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.ownAppeals.index({ query: { cursor }, ...request })
        ),
        staleTime: 0,
      }),

    /** The latest decisions about the caller, as many as fit one page: which of them can be appealed. */
    latestDecisions: () =>
      queryOptions({
        queryKey: memberKeys.latestDecisions(),
        queryFn: ({ signal }) =>
          calls.ownAppeals.index({ query: { limit: PAGE_LIMITS.max }, signal }),
      }),

    /** The caller's inbox items, page by page, newest first. */
    inbox: () =>
      infiniteQueryOptions({
        queryKey: memberKeys.inbox(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.inbox.index({ query: { cursor }, ...request })
        ),
        ...every(INBOX_STALE_MS),
        staleTime: 0,
      }),

    /** The caller's sessions and tokens outside browsers, newest first. */
    tokens: () =>
      queryOptions({
        queryKey: memberKeys.tokens(),
        queryFn: ({ signal }) => calls.accessTokens.index({ signal }),
        staleTime: 0,
      }),

    /** The number of unread inbox items. */
    unread: () =>
      queryOptions({
        queryKey: memberKeys.unread(),
        queryFn: ({ signal }) => calls.inboxUnread.show({ signal }),
        ...every(INBOX_STALE_MS),
      }),

    /** Whether the caller is reminded when they may vote for the bot again. */
    voteReminder: (botId: number) =>
      queryOptions({
        queryKey: memberKeys.voteReminder(botId),
        queryFn: ({ signal }) => calls.voteReminders.show({ params: { id: botId }, signal }),
      }),

    /** Whether this browser receives push messages, and which kinds the caller receives. */
    push: () =>
      queryOptions({
        queryKey: memberKeys.push(),
        queryFn: ({ signal }) => calls.push.show({ signal }),
        staleTime: 0,
      }),
  }
}
