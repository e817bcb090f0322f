import { setTimeout as sleep } from 'node:timers/promises'

export type Vendor = 'stripe' | 'paypal'

/** An event that a vendor publishes. */
export interface WebhookEvent {
  readonly vendor: Vendor
  readonly id: string
  readonly type: string
  /** The body, byte for byte the same at each delivery. */
  readonly body: string
}

export interface Attempt {
  /** Milliseconds of the vendors' clock. */
  readonly at: number
  /** 0 when there was no response. */
  readonly status: number
}

export interface Delivery extends WebhookEvent {
  /** Numbered from 1 in the order of the events. */
  readonly number: number
  readonly at: number
  readonly attempts: readonly Attempt[]
  /** Held back until it is released, lost, or sent. */
  readonly fate: 'held' | 'lost' | 'sent'
}

export const ORDERS = ['as they happened', 'reversed', 'shuffled'] as const
export type Order = (typeof ORDERS)[number]

export interface DeliverySettings {
  /** How often each is sent. */
  readonly copies: number
  /** The delay before each is sent, in milliseconds. */
  readonly delayMs: number
  /** Held back until they are released, in any order. */
  readonly held: boolean
  /** Never sent; the vendors' own event lists still contain them. */
  readonly lost: boolean
  /** How often a delivery is retried after a status other than 2xx. */
  readonly retries: number
}

export const DEFAULT_DELIVERY: DeliverySettings = {
  copies: 1,
  delayMs: 0,
  held: false,
  lost: false,
  retries: 5,
}

export interface Deliveries {
  publish(notice: WebhookEvent): void
  settings(): DeliverySettings
  configure(change: Partial<DeliverySettings>): void
  /** Oldest first. */
  list(): readonly Delivery[]
  /** Sends what was held back. Resolves when all have been answered. */
  release(order: Order): Promise<void>
  /** Resends an event, whatever its state. @returns the last response's status, undefined for an unknown event */
  resend(id: string, copies?: number): Promise<number | undefined>
  /** Resolves when no delivery is in progress. */
  waitUntilIdle(): Promise<void>
  clear(): void
}

export interface Courier {
  now(): number
  /** Signs and sends an event once. @returns the response's status, 0 when there was none */
  send(notice: WebhookEvent): Promise<number>
}

/** A delivery with its mutable state. */
interface StoredDelivery extends Delivery {
  readonly attempts: Attempt[]
  fate: Delivery['fate']
}

const MAX_STORED = 1_000
const FIRST_RETRY_MS = 500
const SUCCESS = { from: 200, to: 299 } as const

/** Delivers the vendors' events to the product, as reliably as the settings say. */
export function createDeliveries({ now, send }: Courier): Deliveries {
  let settings = DEFAULT_DELIVERY
  let stored: StoredDelivery[] = []
  let count = 0
  let ended = new AbortController()
  const pending = new Set<Promise<unknown>>()

  async function attempt(delivery: StoredDelivery): Promise<number> {
    const status = await send(delivery)
    delivery.attempts.push({ at: now(), status })
    return status
  }

  /** Sends it until it is accepted, with increasing delays. */
  async function deliver(delivery: StoredDelivery): Promise<number> {
    const { signal } = ended
    let status = 0
    for (let left = settings.retries, wait = FIRST_RETRY_MS; ; left -= 1, wait *= 2) {
      if (signal.aborted) return status
      status = await attempt(delivery)
      if ((status >= SUCCESS.from && status <= SUCCESS.to) || left === 0) return status
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  function follow<Result>(work: Promise<Result>): Promise<Result> {
    const done = work.finally(() => pending.delete(done))
    pending.add(done)
    return done
  }

  async function afterDelay(delivery: StoredDelivery): Promise<void> {
    const { copies, delayMs } = settings
    const { signal } = ended
    await sleep(delayMs, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    await Promise.all(Array.from({ length: copies }, () => deliver(delivery)))
  }

  return {
    publish(notice) {
      const { held, lost } = settings
      const fate = lost ? 'lost' : held ? 'held' : 'sent'
      const delivery: StoredDelivery = { ...notice, number: ++count, at: now(), attempts: [], fate }
      stored = [...stored, delivery].slice(-MAX_STORED)
      if (fate === 'sent') void follow(afterDelay(delivery))
    },
    settings: () => settings,
    configure(change) {
      settings = { ...settings, ...change }
    },
    list: () => stored,
    async release(order) {
      const waiting = sortBy(
        stored.filter(({ fate }) => fate === 'held'),
        order
      )
      for (const delivery of waiting) delivery.fate = 'sent'
      // One after the other, because the order matters.
      await follow(
        (async () => {
          for (const delivery of waiting) {
            await Promise.all(Array.from({ length: settings.copies }, () => deliver(delivery)))
          }
        })()
      )
    },
    async resend(id, copies = 1) {
      const delivery = stored.find((one) => one.id === id)
      if (!delivery) return undefined
      delivery.fate = 'sent'
      const answers = Array.from({ length: copies }, () => attempt(delivery))
      return (await follow(Promise.all(answers))).at(-1)
    },
    async waitUntilIdle() {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
    clear() {
      ended.abort()
      ended = new AbortController()
      settings = DEFAULT_DELIVERY
      stored = []
      count = 0
    },
  }
}

function sortBy<Item>(items: readonly Item[], order: Order): Item[] {
  switch (order) {
    case 'as they happened':
      return [...items]
    case 'reversed':
      return items.toReversed()
    case 'shuffled':
      return items
        .map((item) => ({ item, key: Math.random() }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ item }) => item)
  }
}
