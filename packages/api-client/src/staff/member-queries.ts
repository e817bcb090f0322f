import { queryOptions } from '@tanstack/react-query'
import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { requestCountedPage } from './counted-page.ts'
import { nullIfNotFound } from '../null-if-not-found.ts'
import { staffKeys, type LogFilter, type MemberFilter } from './keys.ts'
import { FOUND_LIMIT, type RowsSource } from './rows.ts'
import type { AdminLog, AdminUser } from './response-types.ts'

/** The list of staff members changes rarely. */
const LOG_ADMINS_FRESH_MS = 60_000

/* Stable across calls, so that lists keep their identity. */
const idOfMember = ({ id }: AdminUser) => id
const idOfLog = ({ id }: AdminLog) => id

/** Queries of members and of the audit log. */
export function createMemberQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    /** All members; for owners. */
    members: (filter: MemberFilter): RowsSource<AdminUser> => ({
      queryKey: staffKeys.memberPages(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestCountedPage((hook) =>
          calls.adminUsers.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfMember,
      polling: every(STAFF_REFRESH_MS.members),
    }),

    /** The best matches of a search among all members; for owners. */
    foundMembers: (search: string) =>
      queryOptions({
        queryKey: staffKeys.foundMembers(search),
        queryFn: ({ signal }) =>
          calls.adminUsers.index({ query: { search, limit: FOUND_LIMIT }, signal }),
      }),

    /** A member as the moderation menu needs one; `null` when there is none. */
    member: (id: string) =>
      queryOptions({
        queryKey: staffKeys.member(id),
        queryFn: ({ signal }) => nullIfNotFound(calls.adminUsers.show({ params: { id }, signal })),
        ...every(STAFF_REFRESH_MS.members),
      }),

    /** The people whose actions the log can be filtered by. */
    logAdmins: () =>
      queryOptions({
        queryKey: staffKeys.logAdmins(),
        queryFn: ({ signal }) => calls.adminLogs.admins({ signal }),
        staleTime: LOG_ADMINS_FRESH_MS,
      }),

    /** The audit log, newest first. */
    logs: (filter: LogFilter): RowsSource<AdminLog> => ({
      queryKey: staffKeys.logs(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.adminLogs.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfLog,
      polling: every(STAFF_REFRESH_MS.logs),
    }),
  }
}
