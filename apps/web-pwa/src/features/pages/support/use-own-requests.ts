import { createMemberQueries } from '@botanica/api-client/member'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../../../lib/services.tsx'

/** The member's support requests, the newest first. */
export function useOwnRequests() {
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const query = useInfiniteQuery(queries.ownSupportRequests())
  return { ...query, rows: query.data?.pages.flatMap(({ items }) => items) ?? [] }
}
