import { HOUR_MS, TRUSTED_TYPES_POLICY } from '@botanica/api-client/contract'
import { useEffect, useState } from 'react'
import { Workbox } from 'workbox-window'

const SCRIPT = '/sw.js'

/** The Content Security Policy names no other: so no other string becomes the address of a script. */
const trustedTypesPolicy = globalThis.window?.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
  createScriptURL(url) {
    if (url === SCRIPT) return url
    throw new TypeError(`${url} is no script of ours.`)
  },
})

/** An open tab looks for a new version so often, and whenever somebody comes back to it. */
const UPDATE_CHECK_INTERVAL_MS = HOUR_MS

interface WorkerUpdate {
  /** A new version waits. */
  isReady: boolean
  /** Lets it take over and loads this page afresh; what is typed is kept as drafts. */
  apply: () => void
}

/**
 * Registers the service worker. A new one waits until the last tab of the old one is closed, or until somebody says that it may take
 * over: nothing changes under a form that is being filled in.
 * @param isOff the operators have called it back
 */
export function useWorker(isOff: boolean): WorkerUpdate {
  const [waiting, setWaiting] = useState<Workbox | null>(null)

  useEffect(() => {
    if (isOff || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const workbox = new Workbox(trustedTypesPolicy?.createScriptURL(SCRIPT) ?? SCRIPT)
    workbox.addEventListener('waiting', () => setWaiting(workbox))
    // Without a connection, or where the browser forbids it, the site goes on without.
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
    // Another tab has let it in already: then it is this page alone that is old.
    if (!registration?.waiting) return location.reload()
    waiting.addEventListener('controlling', () => location.reload())
    waiting.messageSkipWaiting()
  }
  return { isReady: waiting !== null, apply: () => void apply() }
}
