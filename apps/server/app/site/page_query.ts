import type { HttpContext } from '@adonisjs/core/http'
import { COMPARE_KEYS, LIST_KEYS } from '#app/site/rules'

/** Query parameters that affect a page. */
export const PAGE_QUERY: readonly string[] = [
  ...Object.values(LIST_KEYS),
  ...Object.values(COMPARE_KEYS),
  'filter',
  'cursor',
  'tab',
  'error',
  'return',
]

/** Each combination of values is another page. */
const COMBINED = [
  ...Object.values(COMPARE_KEYS),
  LIST_KEYS.match,
  LIST_KEYS.minRating,
  LIST_KEYS.minServers,
  LIST_KEYS.maxServers,
  LIST_KEYS.certified,
  LIST_KEYS.online,
  LIST_KEYS.listed,
  LIST_KEYS.without,
]

/** Whether the page is one of very many: a comparison, or a list that is filtered by more than one category. */
export function isCombination({ request }: HttpContext): boolean {
  if (!request.parsedUrl.query) return false
  const query = request.qs()
  return (
    COMBINED.some((name) => query[name] !== undefined) || Array.isArray(query[LIST_KEYS.category])
  )
}
