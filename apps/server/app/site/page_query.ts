import type { HttpContext } from '@adonisjs/core/http'
import { LIST_KEYS } from '#app/site/rules'

/** Query parameters that affect a page. */
export const PAGE_QUERY: readonly string[] = [
  ...Object.values(LIST_KEYS),
  'filter',
  'cursor',
  'tab',
  'error',
  'return',
]

const FILTERS = [
  LIST_KEYS.match,
  LIST_KEYS.minRating,
  LIST_KEYS.minServers,
  LIST_KEYS.maxServers,
  LIST_KEYS.certified,
  LIST_KEYS.online,
  LIST_KEYS.listed,
  LIST_KEYS.without,
]

/** Whether the page shows a list that is filtered by more than one category. */
export function hasFilter({ request }: HttpContext): boolean {
  if (!request.parsedUrl.query) return false
  const query = request.qs()
  return (
    FILTERS.some((name) => query[name] !== undefined) || Array.isArray(query[LIST_KEYS.category])
  )
}
