import { matchRoutes, type HydrationState, type RouteObject } from 'react-router'

type Loads = Record<string, (() => Promise<unknown>) | undefined>

async function settle(route: RouteObject) {
  if (typeof route.lazy !== 'object') return
  const loads = Object.entries(route.lazy as Loads)
  delete route.lazy
  await Promise.all(
    loads.map(async ([name, load]) => {
      Object.assign(route, { [name]: await load?.() })
    })
  )
}

/**
 * Loads what the page at that address is made of, so that the first render in the browser is the server's, and says that
 * its loaders have run: their results came with the page.
 */
export async function settleMatches(
  routes: RouteObject[],
  { pathname }: { pathname: string }
): Promise<HydrationState> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(matches.map(({ route }) => settle(route)))
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id!, null])) }
}

/** Fetches the other pages' scripts while nothing else is going on: the first click then waits for data alone. */
export function preloadPages(routes: readonly RouteObject[]) {
  const load = () => {
    for (const route of routes) {
      if (typeof route.lazy === 'object') {
        for (const part of Object.values(route.lazy as Loads)) part?.().catch(() => undefined)
      }
      if (route.children) preloadPages(route.children)
    }
  }
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load)
  else setTimeout(load)
}
