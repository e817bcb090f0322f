/** How long the worker may take that is just being registered, in milliseconds. */
const WORKER_TIMEOUT_MS = 15_000
/** Leaving is not held up by a service that does not answer. */
const UNSUBSCRIBE_TIMEOUT_MS = 2_000

/** Device mark: in which language this browser is told. Without it nobody has switched it on here. */
const LANGUAGE_KEY = 'push-language'

/** In which language this browser is told, as far as it knows. */
export function getPushLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}

/** @param language `null` when it is told nothing any more */
export function storePushLanguage(language: string | null) {
  try {
    if (language === null) localStorage.removeItem(LANGUAGE_KEY)
    else localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage is blocked: it goes on in the language that it began with.
  }
}

/** Whether this browser can be told at all; on an iPhone only the installed app can. */
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
 * Has the browser registered with its push service. The member must have allowed it.
 * @param publicKey the server's; one that was subscribed with another key is given up
 * @returns what the server needs to reach it
 * @throws when there is no worker, or the service cannot be reached
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

/** Where this browser is reached, as the server takes it; `null` while it is not. */
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

/** The browser's own push service knows it no more. What it is sent after that finds nobody. */
export async function unsubscribeBrowser() {
  if (!isPushSupported()) return
  const subscription = await getSubscription()
  if (subscription) await withTimeout(UNSUBSCRIBE_TIMEOUT_MS, subscription.unsubscribe())
}

/** Whoever was here is gone: the browser is told nothing more, and what it shows goes. */
export async function clearPush() {
  storePushLanguage(null)
  if (!isPushSupported()) return
  const registration = await navigator.serviceWorker.getRegistration()
  const notifications = (await registration?.getNotifications()) ?? []
  for (const notification of notifications) notification.close()
  await unsubscribeBrowser()
}
