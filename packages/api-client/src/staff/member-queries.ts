import { queryOptions } from '@tanstack/react-query'
import { STAFF_REFRESH_MS } from '@botanica/server/contract'
import type { Api } from '../api.ts'
import { requestPage } from '../pagination.ts'
import { nullIfNotFound } from '../null-if-not-found.ts'
import { staffKeys, type LogFilter, type MemberFilter } from './keys.ts'
import type { RowsSource } from './rows.ts'
import type { AdminLog, AdminUser } from './response-types.ts'

/** Who is of the staff changes rarely. */
const LOG_ADMINS_FRESH_MS = 60_000

/* The same at every call, so that lists need not be made anew. */
const idOfMember = ({ id }: AdminUser) => id
const idOfLog = ({ id }: AdminLog) => id

/** Reads about members, and of the audit log. */
export function createMemberQueries({ calls, every }: Pick<Api, 'calls' | 'every'>) {
  return {
    /** All members; for owners. */
    members: (filter: MemberFilter): RowsSource<AdminUser> => ({
      queryKey: staffKeys.memberPages(filter),
      fetchPage: ({ cursor, limit, signal }) =>
        requestPage((hook) =>
          calls.adminUsers.index({
            query: { ...filter, limit, cursor: cursor ?? undefined },
            signal,
            ...hook,
          })
        ),
      getId: idOfMember,
      polling: every(STAFF_REFRESH_MS.members),
    }),

    /** A member as the menu for moderating needs one; `null` when there is none. */
    member: (id: string) =>
      queryOptions({
        queryKey: staffKeys.member(id),
        queryFn: ({ signal }) => nullIfNotFound(calls.adminUsers.show({ params: { id }, signal })),
        ...every(STAFF_REFRESH_MS.members),
      }),

    /** Whose deeds the log can be narrowed to. */
    logAdmins: () =>
      queryOptions({
        queryKey: staffKeys.logAdmins(),
        queryFn: ({ signal }) => calls.adminLogs.admins({ signal }),
        staleTime: LOG_ADMINS_FRESH_MS,
      }),

    /** The audit log, the newest first. */
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
