import { routes } from '@botanica/server/registry'

export type RouteName = keyof typeof routes

/** A route of the server: its method, and its path with parameter names (`/api/bots/:id`). */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  pattern: string
}

/** Every route of the server by name. */
export const ROUTES: Readonly<Record<RouteName, Route>> = Object.fromEntries(
  Object.entries(routes).map(([name, { methods, pattern }]) => [
    name,
    { method: methods[0], pattern },
  ])
) as Record<RouteName, Route>
