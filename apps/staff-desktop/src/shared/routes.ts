import { ROUTES, type RouteName } from '@botanica/api-client/routes'
import type { ApiCall } from './bridge.ts'

/** All routes that the client calls. Members' own pages, payments and the display of ads are excluded. */
export const CLIENT_ROUTES = [
  'auth.user',
  'categories.index',
  'overview.show',
  'pending_bots.index',
  'staff_bots.index',
  'staff_bots.show',
  'staff_bots.update',
  'staff_bots.destroy',
  'search_suggestions.index',
  'bot_decisions.approve',
  'bot_decisions.reject',
  'bot_decisions.unreject',
  'bot_decisions.certify',
  'bot_decisions.uncertify',
  'bot_decisions.undo',
  'bot_preflights.store',
  'bot_change_preflights.store',
  'staff_notes.store',
  'staff_notes.destroy',
  'bot_questions.store',
  'bot_questions.destroy',
  'snoozes.update',
  'snoozes.destroy',
  'bot_versions.index',
  'bot_versions.show',
  'bot_changes.index',
  'bot_changes.approve',
  'bot_changes.reject',
  'bot_changes.undo',
  'applications.index',
  'applications.show',
  'applications.update',
  'applications.undo',
  'applications.destroy',
  'support_requests.index',
  'support_requests.update',
  'appeals.index',
  'appeals.update',
  'report_cases.index',
  'report_cases.update',
  'report_cases.undo',
  'removed_ratings.index',
  'removed_ratings.restore',
  'removed_ratings.undo',
  'admin_users.index',
  'admin_users.show',
  'admin_users.update',
  'admin_users.undo',
  'admin_users.destroy',
  'discord_moderations.store',
  'admin_logs.index',
  'admin_logs.admins',
  'announcements.index',
  'announcements.store',
  'announcements.send',
  'announcements.update',
  'announcements.destroy',
  'discord_channels.index',
  'administered_ads.index',
  'administered_ads.store',
  'administered_ads.update',
  'administered_ads.destroy',
  'statistics.show',
  'statistics.people',
  'item_readers.index',
  'item_readers.update',
  'item_readers.destroy',
  'saved_replies.index',
  'saved_replies.store',
  'saved_replies.update',
  'saved_replies.destroy',
  'administered_categories.index',
  'administered_categories.store',
  'administered_categories.update',
  'administered_categories.move',
  'administered_categories.destroy',
] as const satisfies readonly RouteName[]

const PARAMETER = ':'
/** Ids of this product and of Discord. They contain no character with a meaning in a path. */
const PARAMETER_VALUE = /^[A-Za-z0-9_-]{1,64}$/

const isParameter = (part: string) => part.startsWith(PARAMETER)
const splitPath = (path: string) => path.split('/').slice(1)

/** A request without an origin, which only the main process knows. */
export interface Address {
  method: string
  /** Including the query. */
  path: string
}

/**
 * Builds the request of a call. Only the route's own parameters reach the path, so no call can
 * leave the pattern of its route.
 * @returns null for a route that this client does not call
 */
export function getRoutePath({
  route,
  params,
  query,
  body,
}: Pick<ApiCall, 'route' | 'params' | 'query' | 'body'>): Address | null {
  const known = CLIENT_ROUTES.find((name) => name === route)
  if (!known) return null
  const { method, pattern } = ROUTES[known]
  if (method === 'GET' && body !== null) return null
  const parts = splitPath(pattern)
  const names = parts.filter(isParameter).map((part) => part.slice(PARAMETER.length))
  if (Object.keys(params).toSorted().join() !== names.toSorted().join()) return null
  if (!names.every((name) => PARAMETER_VALUE.test(params[name]!))) return null
  const path = parts.map((part) => {
    return isParameter(part) ? encodeURIComponent(params[part.slice(PARAMETER.length)]!) : part
  })
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  return { method, path: `/${path.join('/')}${search && `?${search}`}` }
}

/** Extracts the parameters of a route from a path; null when the path does not match. */
function matchParams(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [splitPath(pattern), splitPath(path)]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    if (isParameter(part)) params[part.slice(PARAMETER.length)] = decodeURIComponent(given[at]!)
    else if (part !== given[at]) return null
  }
  return params
}

/** Finds the route of a request of the typed client; null when this client does not call it. */
export function findRoute(
  method: string,
  { pathname, searchParams }: URL
): Pick<ApiCall, 'route' | 'params' | 'query'> | null {
  const found = CLIENT_ROUTES.filter((name) => ROUTES[name].method === method).flatMap((route) => {
    const params = matchParams(ROUTES[route].pattern, pathname)
    return params ? [{ route, params }] : []
  })
  // Prefers a literal segment (`/bots/pending`) to a parameter (`/bots/:id`).
  const [best] = found.toSorted(
    (one, other) => Object.keys(one.params).length - Object.keys(other.params).length
  )
  return best ? { ...best, query: [...searchParams] } : null
}
