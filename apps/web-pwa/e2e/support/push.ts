import { withClient } from '@botanica/run/postgres'
import type { SimulatedSubscription } from '@botanica/simulators'
import { expect } from '@playwright/test'
import { controlSimulator } from './control.ts'
import type { Reader } from './reader.ts'
import type { Site } from './site.ts'

/** Asks the push simulator, as a program of this machine. */
async function control<Answer>({ pushUrl }: Site, method: string, path: string, body?: object) {
  return (await controlSimulator(pushUrl, method, path, body)) as Answer
}

/**
 * Subscribes the reader's browser at the simulator: no browser of a test reaches the service of its vendor. The keys are real, the
 * rest of the browser is as it is. To be called before the first page.
 */
export async function subscribeAtSimulator(site: Site, { context }: Reader) {
  await context.exposeFunction('subscribeAtSimulator', (applicationServerKey: string) =>
    control<SimulatedSubscription>(site, 'POST', '/subscriptions', { applicationServerKey })
  )
  await context.addInitScript(() => {
    const KEPT = 'test-subscription'
    const { subscribeAtSimulator: ask } = window as unknown as {
      subscribeAtSimulator: (key: string) => Promise<SimulatedSubscription>
    }
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of this file
    const bytesOf = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0)
      ).buffer

    function current() {
      const kept = localStorage.getItem(KEPT)
      if (kept === null) return null
      const { key, endpoint, keys } = JSON.parse(kept) as SimulatedSubscription & { key: string }
      return {
        endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytesOf(key) },
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(KEPT)
          return true
        },
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        localStorage.setItem(KEPT, JSON.stringify({ key, ...(await ask(key)) }))
        return current()
      },
    })
  })
}

/** Where the server reaches the browsers of a member, and in which language. */
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

/** Lets something happen that a member is told of. */
export async function publishInboxEvent(
  site: Site,
  memberId: string,
  notice: { kind: string; reason?: string }
) {
  await withClient(site.databaseUrl, (client) =>
    client.query(`INSERT INTO outbox (topic, key, payload) VALUES ('notice', '', $1)`, [
      JSON.stringify({ ...notice, to: [memberId] }),
    ])
  )
}

/** What the simulator has received for a browser, as its worker is to read it, once there are so many. */
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

/** Gives the worker a message, as the browser does when its service has one. */
export async function deliver({ page, context }: Reader, text: string) {
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

/** What the device shows of the site. */
export function listNotifications({ page }: Reader) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = await registration.getNotifications()
    return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })
}

/** What of a worker's surroundings is used here; the types of pages have no worker. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
}

/** Presses a notification: what the browser would tell the worker, whose own code runs. */
export async function pressNotification({ context }: Reader, tag: string) {
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(async (wanted) => {
    const scope = self as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications({ tag: wanted })
    const work: Promise<unknown>[] = []
    // The browser takes it of its own events alone.
    const waitUntil = { value: (one: Promise<unknown>) => void work.push(one) }
    const pressed = new scope.NotificationEvent('notificationclick', {
      notification: notification!,
    })
    scope.dispatchEvent(Object.defineProperty(pressed, 'waitUntil', waitUntil))
    await Promise.all(work)
  }, tag)
}

/** The browser's service gives it another address, as it does now and then. @returns the new one */
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

/** What browsers subscribe with at the site. */
export async function readPublicKey({ page }: Reader): Promise<string> {
  const answer = await page.request.get('/api/user/push')
  const { publicKey } = (await answer.json()) as { publicKey: string }
  return publicKey
}
