/** How long the worker may take that is just being registered, in milliseconds. */
const WORKER_MS = 15_000
/** Leaving is not held up by a service that does not answer. */
const ENDING_MS = 2_000

/** Device mark: in which language this browser is told. Without it nobody has switched it on here. */
const TOLD_LANGUAGE = 'push-language'

/** In which language this browser is told, as far as it knows. */
export function getPushLanguage(): string | null {
  try {
    return localStorage.getItem(TOLD_LANGUAGE)
  } catch {
    return null
  }
}

/** @param language `null` when it is told nothing any more */
export function storePushLanguage(language: string | null) {
  try {
    if (language === null) localStorage.removeItem(TOLD_LANGUAGE)
    else localStorage.setItem(TOLD_LANGUAGE, language)
  } catch {
    // Storage is blocked: it goes on in the language that it began with.
  }
}

/** Whether this browser can be told at all; on an iPhone only the installed app can. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Not in time.')), ms)
  })
  return Promise.race([work, late])
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
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
  const { pushManager } = await within(WORKER_MS, navigator.serviceWorker.ready)
  const before = await pushManager.getSubscription()
  if (before && !isFor(before, publicKey)) await before.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return addressOf(subscription)
}

/** Where this browser is reached, as the server takes it; `null` while it is not. */
export async function getSubscriptionEndpoint() {
  const subscription = isPushSupported() ? await ownSubscription() : null
  return subscription && addressOf(subscription)
}

function addressOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The subscription has no keys.')
  return { endpoint, keys: { p256dh, auth } }
}

/** The browser's own push service knows it no more. What it is sent after that finds nobody. */
export async function unsubscribeBrowser() {
  if (!isPushSupported()) return
  const subscription = await ownSubscription()
  if (subscription) await within(ENDING_MS, subscription.unsubscribe())
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
