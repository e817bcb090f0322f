/** Maximum time for a service worker to become active after its registration, in milliseconds. */
const WORKER_TIMEOUT_MS = 15_000
/** Signing out must not wait for a push service that does not respond. */
const UNSUBSCRIBE_TIMEOUT_MS = 2_000

/** Local storage key of the language of push messages on this device. Without it, nobody has enabled push here. */
const LANGUAGE_KEY = 'push-language'

/** The language of push messages in this browser; null if push was not enabled here. */
export function getPushLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}

/** @param language null when push is disabled */
export function storePushLanguage(language: string | null) {
  try {
    if (language === null) localStorage.removeItem(LANGUAGE_KEY)
    else localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage is blocked: push messages keep their first language.
  }
}

/** Whether this browser supports push. On iPhones only the installed app does. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Not in time.')), ms)
  })
  return Promise.race([work, timeout])
}

async function getSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function usesKey({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: key } = options
  if (!key) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/**
 * Subscribes the browser to push messages. Requires the member's permission.
 * @param publicKey the server's public key; a subscription with another key is removed first
 * @returns the subscription as the API takes it
 * @throws if there is no service worker or the push service cannot be reached
 */
export async function subscribeBrowser(publicKey: string) {
  const { pushManager } = await withTimeout(WORKER_TIMEOUT_MS, navigator.serviceWorker.ready)
  const existing = await pushManager.getSubscription()
  if (existing && !usesKey(existing, publicKey)) await existing.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return toSubscriptionBody(subscription)
}

/** Returns the browser's push subscription in the shape that the API expects, or null if there is none. */
export async function getSubscriptionEndpoint() {
  const subscription = isPushSupported() ? await getSubscription() : null
  return subscription && toSubscriptionBody(subscription)
}

function toSubscriptionBody(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The subscription has no keys.')
  return { endpoint, keys: { p256dh, auth } }
}

/** Removes the subscription from the browser's push service. Later messages to it are dropped. */
export async function unsubscribeBrowser() {
  if (!isPushSupported()) return
  const subscription = await getSubscription()
  if (subscription) await withTimeout(UNSUBSCRIBE_TIMEOUT_MS, subscription.unsubscribe())
}

/** Disables push after a sign-out and closes visible notifications. */
export async function clearPush() {
  storePushLanguage(null)
  if (!isPushSupported()) return
  const registration = await navigator.serviceWorker.getRegistration()
  const notifications = (await registration?.getNotifications()) ?? []
  for (const notification of notifications) notification.close()
  await unsubscribeBrowser()
}
