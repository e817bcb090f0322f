import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { matchBuildFile, deleteOldBuilds, cacheBuild, matchShell } from './build-files.ts'
import { handlePushEvents } from './push.ts'
import { HASHED_FILES, LOGIN_PAGE, NETWORK_ONLY } from './scope.ts'

declare const self: ServiceWorkerGlobalScope

/** After this time, a page is opened as the app shell with stored data, which then requests new data itself. */
const NAVIGATION_DEADLINE_MS = 8_000

function rejectAfter(ms: number) {
  return new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time.')), ms)
  })
}

/** The response of navigation preload, or of a new request if there is none. */
async function fetchNavigation({ preloadResponse, request }: FetchEvent) {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}

/**
 * Loads pages from the network. Pages are not cached; their data is (`features/offline/storage`). Offline,
 * the app shell renders them from that data.
 */
async function handleNavigation(event: FetchEvent) {
  const response = fetchNavigation(event)
  try {
    return await Promise.race([response, rejectAfter(NAVIGATION_DEADLINE_MS)])
  } catch {
    return (await matchShell()) ?? response
  }
}

/**
 * Loads the login page from the network only. Offline it responds with the app shell, which explains that
 * there is no connection.
 */
async function handleLoginPage(event: FetchEvent) {
  try {
    return await fetchNavigation(event)
  } catch (error) {
    const shell = await matchShell()
    if (!shell) throw error
    return shell
  }
}

enableNavigationPreload()
// Also controls tabs that were opened before. They keep using the files of their build, which stay cached.
clientsClaim()

self.addEventListener('install', (event) => cacheBuild(event))
self.addEventListener('activate', (event) => event.waitUntil(deleteOldBuilds()))
self.addEventListener('message', ({ data }) => {
  // Sent when the user presses "Update". Nothing else activates a new worker while another is in use.
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

handlePushEvents()

registerRoute(
  new NavigationRoute(({ event }) => handleNavigation(event as FetchEvent), {
    denylist: NETWORK_ONLY,
  })
)
registerRoute(
  new NavigationRoute(({ event }) => handleLoginPage(event as FetchEvent), {
    allowlist: [LOGIN_PAGE],
  })
)
// Without this route, navigation preload would request these pages, and the browser would discard the
// response and request them again. A sign-in would then use its code twice and follow the second response.
registerRoute(
  new NavigationRoute(({ event }) => fetchNavigation(event as FetchEvent), {
    allowlist: NETWORK_ONLY,
  })
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && HASHED_FILES.test(url.pathname),
  ({ request }) => matchBuildFile(request)
)
