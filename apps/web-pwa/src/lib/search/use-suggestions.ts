import { queryKeys } from '@botanica/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../services.tsx'
import { useDebounced } from '../use-debounced.ts'
import { findSuggestions } from './find-suggestions.ts'

/** Short enough to feel immediate, long enough that fast typing does not cause a request for each key. */
const DEBOUNCE_MS = 80

/** Suggests bots and categories for what is typed, also without a connection. Those before stay until new ones arrive. */
export function useSuggestions(typed: string) {
  const { api } = useServices()
  const requested = useDebounced(typed.trim(), DEBOUNCE_MS)
  const { data, isError } = useQuery({
    queryKey: queryKeys.suggestions(requested),
    queryFn: ({ signal }) => findSuggestions(api, requested, signal),
    enabled: requested !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  })
  return { requested, data, isError }
}
