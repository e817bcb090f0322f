import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { getLanguage } from '#app/core/http/language'
import { PAGE_HEADERS } from '#app/site/security_policy'
import { SHELL_PATH } from '#app/site/rules'
import { isWorkerOff, openSite } from '#app/site/site'

/** Browsers and what stands between ask each time: what is installed must not stay behind what is served. */
const ASK_EACH_TIME = 'no-cache'
const SCRIPT = 'text/javascript; charset=utf-8'
const MANIFEST = 'application/manifest+json; charset=utf-8'

/**
 * A service worker in the place of ours that throws away what ours has kept, and then itself. It takes over at once, and answers
 * nothing: open pages go on by the network, with what is typed in them.
 */
const WORKER_CALLED_BACK = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.clients.claim()
    await self.registration.unregister()
  }
  event.waitUntil(forget())
})
`

/** What makes an app of the site. Each call @throws 404 without a site. */
export default class AppFilesController {
  manifest({ request, response }: HttpContext) {
    const manifest = openSite().build.webManifest(getLanguage(request))
    response.header('cache-control', ASK_EACH_TIME)
    response.header('content-type', MANIFEST)
    return response.send(JSON.stringify(manifest))
  }

  /** The service worker, or what removes it where the operators have switched it off. */
  worker({ response }: HttpContext) {
    const script = isWorkerOff ? WORKER_CALLED_BACK : openSite().build.worker
    if (script === undefined) throw notFound()
    response.header('cache-control', ASK_EACH_TIME)
    response.header('content-type', SCRIPT)
    // What it may fetch is its own policy's affair, not that of the page.
    response.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    return response.send(script)
  }

  shell({ response }: HttpContext) {
    const { build, policyOf } = openSite()
    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.header(name, value)
    response.header('content-security-policy', policyOf(SHELL_PATH))
    response.header('cache-control', ASK_EACH_TIME)
    return response.send(build.renderShell())
  }
}
