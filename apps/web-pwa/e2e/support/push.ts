import { withClient } from '@botanica/run/postgres'
import type { SimulatedSubscription } from '@botanica/simulators'
import { expect } from '@playwright/test'
import { requestSimulator } from './simulators.ts'
import type { Reader } from './reader.ts'
import type { Site } from './site.ts'

/** Sends a request to the control API of the push simulator. */
async function control<Body>({ pushUrl }: Site, method: string, path: string, body?: object) {
  return (await requestSimulator(pushUrl, method, path, body)) as Body
}

/**
 * Makes the browser subscribe at the simulator, because test browsers cannot reach their vendor's push service. The keys are
 * real. Call it before the first page opens.
 */
export async function subscribeAtSimulator(site: Site, { context }: Reader) {
  await context.exposeFunction('subscribeAtSimulator', (applicationServerKey: string) =>
    control<SimulatedSubscription>(site, 'POST', '/subscriptions', { applicationServerKey })
  )
  await context.addInitScript(() => {
    const STORAGE_KEY = 'test-subscription'
    const { subscribeAtSimulator: subscribe } = window as unknown as {
      subscribeAtSimulator: (key: string) => Promise<SimulatedSubscription>
    }
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of this file
    const toBytes = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0)
      ).buffer

    function current() {
      const stored = localStorage.getItem(STORAGE_KEY)
      if (stored === null) return null
      const { key, endpoint, keys } = JSON.parse(stored) as SimulatedSubscription & { key: string }
      return {
        endpoint,
        options: { userVisibleOnly: true, applicationServerKey: toBytes(key) },
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(STORAGE_KEY)
          return true
        },
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        localStorage.setItem(STORAGE_KEY, JSON.stringify({ key, ...(await subscribe(key)) }))
        return current()
      },
    })
  })
}

/** Lists the push subscriptions of a member with their languages. */
export function listSubscriptions(site: Site, memberId: string) {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ endpoint: string; language: string }>(
      'SELECT endpoint, language FROM web_push_subscriptions WHERE user_id = $1 ORDER BY id',
      [memberId]
    )
    return rows
  })
}

export async function listEndpoints(site: Site, memberId: string): Promise<string[]> {
  return (await listSubscriptions(site, memberId)).map(({ endpoint }) => endpoint)
}

/** Publishes an outbox event that creates an inbox item for a member. */
export async function publishInboxEvent(
  site: Site,
  memberId: string,
  item: { kind: string; reason?: string }
) {
  await withClient(site.databaseUrl, (client) =>
    client.query(`INSERT INTO outbox (topic, key, payload) VALUES ('notice', '', $1)`, [
      JSON.stringify({ ...item, to: [memberId] }),
    ])
  )
}

/** Waits until the simulator has received `count` messages for a browser. @returns their decrypted texts */
export async function waitForMessages(
  site: Site,
  endpoint: string,
  count: number
): Promise<string[]> {
  const path = `/messages?endpoint=${encodeURIComponent(endpoint)}`
  const read = async () => {
    const messages = await control<{ text: string }[]>(site, 'GET', path)
    return messages.map(({ text }) => text)
  }
  await expect.poll(async () => (await read()).length).toBe(count)
  return read()
}

/** Delivers a push message to the service worker. */
export async function deliverPushMessage({ page, context }: Reader, text: string) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
  await session.detach()
}

/** Lists the notifications that the site shows. */
export function listNotifications({ page }: Reader) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })
}

/** The part of a worker's global scope that is used here; the DOM types do not include it. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
}

/** Clicks a notification: dispatches the event to the site's service worker. */
export async function clickNotification({ context }: Reader, tag: string) {
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(async (wanted) => {
    const scope = self as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications({ tag: wanted })
    const work: Promise<unknown>[] = []
    // The browser's own `waitUntil` accepts only trusted events.
    const waitUntil = { value: (one: Promise<unknown>) => void work.push(one) }
    const pressed = new scope.NotificationEvent('notificationclick', {
      notification: notification!,
    })
    scope.dispatchEvent(Object.defineProperty(pressed, 'waitUntil', waitUntil))
    await Promise.all(work)
  }, tag)
}

/** Renews the subscription, as push services sometimes do. @returns the new endpoint */
export async function renewSubscription(
  site: Site,
  { context }: Reader,
  applicationServerKey: string
) {
  const renewed = await control<SimulatedSubscription>(site, 'POST', '/subscriptions', {
    applicationServerKey,
  })
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(async ({ endpoint, keys }) => {
    const work: Promise<unknown>[] = []
    const waitUntil = { value: (one: Promise<unknown>) => void work.push(one) }
    const newSubscription = { value: { endpoint, toJSON: () => ({ endpoint, keys }) } }
    const changed = new Event('pushsubscriptionchange')
    self.dispatchEvent(Object.defineProperties(changed, { waitUntil, newSubscription }))
    await Promise.all(work)
  }, renewed)
  return renewed.endpoint
}

/** Fetches the public key with which browsers subscribe. */
export async function readPublicKey({ page }: Reader): Promise<string> {
  const response = await page.request.get('/api/user/push')
  const { publicKey } = (await response.json()) as { publicKey: string }
  return publicKey
}
