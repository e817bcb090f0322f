import { HOUR_MS, TRUSTED_TYPES_POLICY } from '@botanica/api-client/contract'
import { useEffect, useState } from 'react'
import { Workbox } from 'workbox-window'

const SCRIPT = '/sw.js'

/** The only Trusted Types policy that the Content Security Policy allows. It accepts no other script URL. */
const trustedTypesPolicy = globalThis.window?.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
  createScriptURL(url) {
    if (url === SCRIPT) return url
    throw new TypeError(`${url} is no script of ours.`)
  },
})

/** Interval of update checks in an open tab, besides those when it becomes visible. */
const UPDATE_CHECK_INTERVAL_MS = HOUR_MS

interface WorkerUpdate {
  /** A new version is waiting. */
  isReady: boolean
  /** Activates the new version and reloads the page. Drafts keep what was typed. */
  apply: () => void
}

/**
 * Removes the service worker and what it has cached. The script that replaces it does so too, but browsers activate that
 * one only when the old worker has nothing left to do, which Chromium awaits for up to five minutes.
 */
async function removeWorker() {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/**
 * Registers the service worker, or removes it if it is off. A new version waits until all tabs of the old one are
 * closed or the user accepts the update, so that nothing changes while a form is being filled in.
 * @param isOff whether the operators have switched the service worker off
 */
export function useWorker(isOff: boolean): WorkerUpdate {
  const [waiting, setWaiting] = useState<Workbox | null>(null)

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // A browser that forbids service workers has none to remove.
    if (isOff) return void removeWorker().catch(() => undefined)
    const workbox = new Workbox(trustedTypesPolicy?.createScriptURL(SCRIPT) ?? SCRIPT)
    workbox.addEventListener('waiting', () => setWaiting(workbox))
    // Offline, or if the browser forbids it, the site works without a service worker.
    void workbox.register().catch(() => undefined)

    const checkForUpdate = () => void workbox.update().catch(() => undefined)
    const onReturn = () => document.visibilityState === 'visible' && checkForUpdate()
    const timer = setInterval(checkForUpdate, UPDATE_CHECK_INTERVAL_MS)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isOff])

  async function apply() {
    if (!waiting) return
    const registration = await navigator.serviceWorker.getRegistration()
    // Another tab has activated the new version already. Only this page is outdated.
    if (!registration?.waiting) return location.reload()
    waiting.addEventListener('controlling', () => location.reload())
    waiting.messageSkipWaiting()
  }
  return { isReady: waiting !== null, apply: () => void apply() }
}
