import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { matchBuildFile, deleteOldBuilds, cacheBuild, matchShell } from './build-files.ts'
import { handlePushEvents } from './push.ts'
import { HASHED_FILES, LOGIN_PAGE, NETWORK_ONLY } from './scope.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that has not come by then is opened from what was kept, and asks for what is new itself. */
const NAVIGATION_DEADLINE_MS = 8_000

function rejectAfter(ms: number) {
  return new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time.')), ms)
  })
}

/** The response that navigation preload has requested already, or a request where there is no preload. */
async function fetchNavigation({ preloadResponse, request }: FetchEvent) {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}

/**
 * Pages come from the network. They are not kept: what they show is kept as data (`features/offline/storage`), and without a
 * connection the app itself draws them from that.
 */
async function handleNavigation(event: FetchEvent) {
  const response = fetchNavigation(event)
  try {
    return await Promise.race([response, rejectAfter(NAVIGATION_DEADLINE_MS)])
  } catch {
    return (await matchShell()) ?? response
  }
}

/** The network's alone, as sign-in is; but that there is no connection our own page says better than the browser's. */
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
// A tab that was there before is served as well; it goes on with its own files, which are kept for it.
clientsClaim()

self.addEventListener('install', (event) => cacheBuild(event))
self.addEventListener('activate', (event) => event.waitUntil(deleteOldBuilds()))
self.addEventListener('message', ({ data }) => {
  // Somebody has pressed "Update"; nothing else makes a new worker take over from one that is in use.
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
// A navigation that the worker leaves alone is requested twice: the browser discards the preloaded response and asks again. A
// sign-in would then spend its code twice, and be led by the second answer.
registerRoute(
  new NavigationRoute(({ event }) => fetchNavigation(event as FetchEvent), {
    allowlist: NETWORK_ONLY,
  })
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && HASHED_FILES.test(url.pathname),
  ({ request }) => matchBuildFile(request)
)
