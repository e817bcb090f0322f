import { matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom'

type LazyLoaders = Record<string, (() => Promise<unknown>) | undefined>

function getLazyLoaders({ lazy }: RouteObject): LazyLoaders {
  return typeof lazy === 'object' ? (lazy as LazyLoaders) : {}
}

async function resolveLazyRoute(route: RouteObject) {
  const loaders = Object.entries(getLazyLoaders(route))
  delete route.lazy
  await Promise.all(
    loaders.map(async ([name, load]) => {
      Object.assign(route, { [name]: await load?.() })
    })
  )
}

/**
 * Loads what the page at that address is made of, so that the first render in the browser is the server's, and says that
 * its loaders have run: their results came with the page.
 */
export async function preloadMatches(
  routes: RouteObject[],
  { pathname }: { pathname: string }
): Promise<HydrationState> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(matches.map(({ route }) => resolveLazyRoute(route)))
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id!, null])) }
}

/** Fetches the script of a page that the reader is about to open, so that the click waits for data alone. */
export function preloadPage(routes: RouteObject[], path: string) {
  const { pathname } = new URL(path, location.origin)
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // Without a connection the click itself will say so.
    for (const load of Object.values(getLazyLoaders(route))) load?.().catch(() => undefined)
  }
}

const emptyLoader = () => null

/**
 * Gives every page a loader: of one without the router does not tell when its script cannot be fetched, and the page stays
 * empty (react-router 7.18).
 */
export function addFailureLoaders(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    if (route.lazy && !getLazyLoaders(route).loader) route.loader ??= emptyLoader
    addFailureLoaders(route.children ?? [])
  }
  return routes
}
