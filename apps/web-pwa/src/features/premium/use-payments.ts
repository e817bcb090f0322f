import { createPremiumQueries } from '@botanica/api-client/premium'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../../lib/services.tsx'

/** The member's payments, the latest first; `payments` is undefined while loading. */
export function usePayments() {
  const { api } = useServices()
  const queries = useMemo(() => createPremiumQueries(api), [api])
  const list = useInfiniteQuery(queries.transactions())
  return { list, payments: list.data?.pages.flatMap(({ items }) => items) }
}
