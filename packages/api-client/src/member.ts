import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { INBOX_STALE_MS, PAGE_LIMITS } from '@botanica/server/contract'
import type { Api } from './api.ts'
import type { Client } from './client.ts'
import { queryKeys } from './keys.ts'
import { paginationOptions } from './pagination.ts'
import type { ResponseBody } from './response-types.ts'

export type OwnToken = ResponseBody<Client['accessTokens']['index']>[number]
export type InboxItem = ResponseBody<Client['inbox']['index']>[number]

export type OwnSupportRequest = ResponseBody<Client['ownSupportRequests']['index']>[number]

/** Which notices were read: one and all before it, or these. */
export type ReadInboxItems = { upTo: number } | { ids: number[] }

/** What browsers are told by web push, as the one that asks has it. */
export type PushSettings = ResponseBody<Client['push']['show']>

/** Keys of what belongs to the caller alone. */
export const memberKeys = {
  ownBots: () => [...queryKeys.ownBots(), 'all'] as const,
  ownApplications: () => [...queryKeys.own(), 'applications'] as const,
  ownSupportRequests: () => [...queryKeys.own(), 'support'] as const,
  inbox: () => [...queryKeys.own(), 'inbox', 'list'] as const,
  unread: () => [...queryKeys.own(), 'inbox', 'unread'] as const,
  push: () => [...queryKeys.own(), 'push'] as const,
  /** What this browser can and may do. */
  browserPush: () => [...memberKeys.push(), 'browser'] as const,
  tokens: () => [...queryKeys.own(), 'tokens'] as const,
}

/** Reads of members' own pages and windows, apart from `queries.ts`, which every page loads. */
export function createMemberQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    /** Every bot that the caller may apply for a certificate of; nobody owns more than a page of them. */
    ownBots: () =>
      queryOptions({
        queryKey: memberKeys.ownBots(),
        queryFn: ({ signal }) => calls.ownBots.index({ query: { limit: PAGE_LIMITS.max }, signal }),
        staleTime: 0,
      }),

    /** The caller's applications for certificates, page by page, the newest first. */
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

    /** What the caller has asked the staff, page by page, the newest first. */
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

    /** What the caller was told of, page by page, the latest first. */
    inbox: () =>
      infiniteQueryOptions({
        queryKey: memberKeys.inbox(),
        ...paginationOptions(({ cursor, ...request }) =>
          calls.inbox.index({ query: { cursor }, ...request })
        ),
        ...every(INBOX_STALE_MS),
        staleTime: 0,
      }),

    /** What the caller is signed in with outside of browsers, the newest first. */
    tokens: () =>
      queryOptions({
        queryKey: memberKeys.tokens(),
        queryFn: ({ signal }) => calls.accessTokens.index({ signal }),
        staleTime: 0,
      }),

    /** How much of it is unread. */
    unread: () =>
      queryOptions({
        queryKey: memberKeys.unread(),
        queryFn: ({ signal }) => calls.inboxUnread.show({ signal }),
        ...every(INBOX_STALE_MS),
      }),

    /** Whether this browser is told by web push, and what the caller's browsers are told. */
    push: () =>
      queryOptions({
        queryKey: memberKeys.push(),
        queryFn: ({ signal }) => calls.push.show({ signal }),
        staleTime: 0,
      }),
  }
}
