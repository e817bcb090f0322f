import { randomUUID } from 'node:crypto'
import { createFaults, type Faults } from '../http/faults.ts'
import { createRequestLog, type RequestLog } from '../http/request-log.ts'
import { createReceiverKeys, type ReceiverKeys } from './encryption.ts'
import { PUSH_PATH } from './paths.ts'

/** The oldest messages are dropped beyond this number. */
const MOST_MESSAGES = 500

/** A subscription as a browser returns it. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: ReceiverKeys['publicKeys']
}

/** A message, decrypted with the subscription's keys. */
export interface PushMessage {
  readonly endpoint: string
  readonly text: string
  readonly topic: string | null
  /** Seconds. */
  readonly ttl: number
  readonly urgency: string | null
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** A subscription with the data of both the service and its browser. */
export interface StoredSubscription extends Subscription {
  readonly id: string
  readonly receiver: ReceiverKeys
  /** The sender's public key. */
  readonly applicationServerKey: string
  isGone: boolean
}

export interface PushSimulation {
  publicUrl: string
  readonly faults: Faults
  readonly requests: RequestLog
  now(): number
  subscribe(applicationServerKey: string): StoredSubscription
  find(id: string): StoredSubscription | undefined
  subscriptions(): readonly StoredSubscription[]
  messages(): readonly PushMessage[]
  deliver(message: PushMessage): void
  reset(): void
}

export function createPushSimulation(): PushSimulation {
  const stored = new Map<string, StoredSubscription>()
  let messages: PushMessage[] = []
  const faults = createFaults()
  const requests = createRequestLog()

  return {
    publicUrl: '',
    faults,
    requests,
    now: () => Date.now(),
    subscribe(applicationServerKey) {
      const id = randomUUID()
      const receiver = createReceiverKeys()
      const one: StoredSubscription = {
        id,
        endpoint: `${this.publicUrl}${PUSH_PATH}/${id}`,
        keys: receiver.publicKeys,
        receiver,
        applicationServerKey,
        isGone: false,
      }
      stored.set(id, one)
      return one
    },
    find: (id) => stored.get(id),
    subscriptions: () => [...stored.values()],
    messages: () => messages,
    deliver(message) {
      messages.push(message)
      if (messages.length > MOST_MESSAGES) messages = messages.slice(-MOST_MESSAGES)
    },
    reset() {
      stored.clear()
      messages = []
      faults.clear()
      requests.clear()
    },
  }
}
