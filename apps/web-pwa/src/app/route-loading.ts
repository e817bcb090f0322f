import { canLoadScripts } from '@botanica/ui/primitives'
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
 * Resolves the lazy routes that match a URL, so that the browser's first render equals the server's. The
 * returned hydration state marks their loaders as done, because their data came with the page.
 */
export async function preloadMatches(
  routes: RouteObject[],
  { pathname }: { pathname: string }
): Promise<HydrationState> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(matches.map(({ route }) => resolveLazyRoute(route)))
  return { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id!, null])) }
}

/** Preloads the script of a page that the reader is about to open, so that a click only waits for data. */
export function preloadPage(routes: RouteObject[], path: string) {
  if (!canLoadScripts()) return
  const { pathname } = new URL(path, location.origin)
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // The click itself shows the error.
    for (const load of Object.values(getLazyLoaders(route))) load?.().catch(() => undefined)
  }
}

const emptyLoader = () => null

/**
 * Gives every lazy route a loader. Without one, react-router 7.18 reports no error when the script of a page
 * cannot be fetched, and the page stays empty.
 */
export function addFailureLoaders(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    if (route.lazy && !getLazyLoaders(route).loader) route.loader ??= emptyLoader
    addFailureLoaders(route.children ?? [])
  }
  return routes
}
