import { routes } from '@botanica/server/registry'

export type RouteName = keyof typeof routes

/** A call of the server: its method, and its path with the names of its parameters (`/api/bots/:id`). */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  pattern: string
}

/** Every call of the server by its name. */
export const ROUTES: Readonly<Record<RouteName, Route>> = Object.fromEntries(
  Object.entries(routes).map(([name, { methods, pattern }]) => [
    name,
    { method: methods[0], pattern },
  ])
) as Record<RouteName, Route>
