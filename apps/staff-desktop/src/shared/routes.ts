import { ROUTES, type RouteName } from '@botanica/api-client/routes'
import type { ApiCall } from './bridge.ts'

/** All that the client asks of the server. Members' own pages, payments and what shows ads are not among it. */
export const CLIENT_ROUTES = [
  'auth.user',
  'categories.index',
  'overview.show',
  'pending_bots.index',
  'staff_bots.index',
  'staff_bots.show',
  'staff_bots.update',
  'staff_bots.destroy',
  'bot_decisions.approve',
  'bot_decisions.reject',
  'bot_decisions.unreject',
  'bot_decisions.certify',
  'bot_decisions.uncertify',
  'applications.index',
  'applications.update',
  'applications.destroy',
  'support_requests.index',
  'support_requests.update',
  'admin_users.index',
  'admin_users.show',
  'admin_users.update',
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
  'administered_categories.index',
  'administered_categories.store',
  'administered_categories.update',
  'administered_categories.move',
  'administered_categories.destroy',
] as const satisfies readonly RouteName[]

const PARAMETER = ':'
/** Ids of ours and of the platform. Nothing that could mean a path stands in one. */
const PARAMETER_VALUE = /^[A-Za-z0-9_-]{1,64}$/

const isParameter = (part: string) => part.startsWith(PARAMETER)
const partsOf = (path: string) => path.split('/').slice(1)

/** What the server is asked: no origin, which the main process alone knows. */
export interface Address {
  method: string
  /** With the query. */
  path: string
}

/**
 * What a call means. Only its own parameters reach the path, so that no call can leave the pattern of its route.
 * @returns null for a call that this client does not make
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
  const parts = partsOf(pattern)
  const names = parts.filter(isParameter).map((part) => part.slice(PARAMETER.length))
  if (Object.keys(params).toSorted().join() !== names.toSorted().join()) return null
  if (!names.every((name) => PARAMETER_VALUE.test(params[name]!))) return null
  const path = parts.map((part) => {
    return isParameter(part) ? encodeURIComponent(params[part.slice(PARAMETER.length)]!) : part
  })
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  return { method, path: `/${path.join('/')}${search && `?${search}`}` }
}

/** A route's parameters in a path; null when it is another's. */
function paramsIn(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [partsOf(pattern), partsOf(path)]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    if (isParameter(part)) params[part.slice(PARAMETER.length)] = decodeURIComponent(given[at]!)
    else if (part !== given[at]) return null
  }
  return params
}

/** What a request of the typed client means as a call; null when this client does not make it. */
export function findRoute(
  method: string,
  { pathname, searchParams }: URL
): Pick<ApiCall, 'route' | 'params' | 'query'> | null {
  const found = CLIENT_ROUTES.filter((name) => ROUTES[name].method === method).flatMap((route) => {
    const params = paramsIn(ROUTES[route].pattern, pathname)
    return params ? [{ route, params }] : []
  })
  // A word of the path (`/bots/pending`) is not taken for a parameter (`/bots/:id`).
  const [best] = found.toSorted(
    (one, other) => Object.keys(one.params).length - Object.keys(other.params).length
  )
  return best ? { ...best, query: [...searchParams] } : null
}
