import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../../lib/services.tsx'
import { type FilterChoice, toListFilter } from './filter-choice.ts'

/** The number of bots beside each choice. A search has none, because it ranks only its best matches. */
export function useChoiceCounts(choice: FilterChoice, search: string, isNeeded: boolean) {
  const { api } = useServices()
  const [openedAt] = useState(() => Date.now())
  const filter = toListFilter(choice, openedAt)
  const { data } = useQuery({
    ...api.queries.botCounts(filter),
    enabled: isNeeded && search === '',
    placeholderData: (previous) => previous,
  })
  return search === '' ? data : undefined
}
