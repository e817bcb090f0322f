import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { getLanguage } from '#app/core/http/language'
import { PAGE_HEADERS } from '#app/site/security_policy'
import { SHELL_PATH } from '#app/site/rules'
import { isWorkerOff, openSite } from '#app/site/site'

/** Browsers and proxies revalidate each time, so that an installed app does not fall behind the served one. */
const REVALIDATE = 'no-cache'
const SCRIPT = 'text/javascript; charset=utf-8'
const MANIFEST = 'application/manifest+json; charset=utf-8'

/**
 * A kill-switch service worker: it replaces ours, deletes its caches and unregisters itself. It takes over immediately
 * and handles no fetches, so open pages continue over the network and keep what is typed in them.
 */
const KILL_SWITCH_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.clients.claim()
    await self.registration.unregister()
  }
  event.waitUntil(forget())
})
`

/** The files that make the site installable. Each action @throws 404 without a site. */
export default class AppFilesController {
  manifest({ request, response }: HttpContext) {
    const manifest = openSite().build.webManifest(getLanguage(request))
    response.header('cache-control', REVALIDATE)
    response.header('content-type', MANIFEST)
    return response.send(JSON.stringify(manifest))
  }

  /** The service worker, or the kill switch where the operators have switched it off. */
  worker({ response }: HttpContext) {
    const script = isWorkerOff ? KILL_SWITCH_WORKER : openSite().build.worker
    if (script === undefined) throw notFound()
    response.header('cache-control', REVALIDATE)
    response.header('content-type', SCRIPT)
    // A worker's requests follow the policy of its script, not that of the page.
    response.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    return response.send(script)
  }

  shell({ response }: HttpContext) {
    const { build, getPolicy: policyOf } = openSite()
    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.header(name, value)
    response.header('content-security-policy', policyOf(SHELL_PATH))
    response.header('cache-control', REVALIDATE)
    return response.send(build.renderShell())
  }
}
