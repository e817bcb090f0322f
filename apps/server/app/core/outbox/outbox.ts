import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, sql } from '#app/core/database/sql'

/** A change that other processes are notified of. */
export interface OutboxMessage {
  /** The kind of change; a context's constant, such as `bot`. */
  topic: string
  /** The id of what changed. */
  key: string
  /** Data that handlers cannot read from the database themselves. */
  payload?: Record<string, unknown>
}

export interface OutboxEvent extends Required<OutboxMessage> {
  /** Increases within a transaction. A bigint, so text. */
  id: string
  /** The transaction that wrote it (`xid8`), as text. */
  xid: string
  createdAt: Date
}

export type OutboxHandler = (event: OutboxEvent) => unknown

const publishers = new WeakSet<TransactionClientContract>()

const handlers = new Map<string, OutboxHandler[]>()

/** Publishes a change to every server process once its transaction has committed. A rollback publishes nothing. */
export async function publish(trx: TransactionClientContract, ...messages: OutboxMessage[]) {
  if (messages.length === 0) return
  publishers.add(trx)
  await execute(
    sql`
      INSERT INTO outbox (topic, key, payload)
      SELECT * FROM unnest(
        ${messages.map(({ topic }) => topic)}::text[],
        ${messages.map(({ key }) => key)}::text[],
        ${messages.map(({ payload = {} }) => JSON.stringify(payload))}::jsonb[]
      )
    `,
    trx
  )
}

/** Whether the transaction has published an event. */
export function hasPublished(trx: TransactionClientContract): boolean {
  return publishers.has(trx)
}

/**
 * Registers a handler that this process calls for every event of the topic, in commit order, once per event.
 * `start/outbox.ts` lists all handlers. A handler must be fast. Its errors are logged and otherwise ignored.
 * @returns a function that removes it
 */
export function onOutbox(topic: string, handler: OutboxHandler): () => void {
  const ofTopic = handlers.get(topic) ?? []
  handlers.set(topic, [...ofTopic, handler])
  return () => {
    const rest = (handlers.get(topic) ?? []).filter((other) => other !== handler)
    handlers.set(topic, rest)
  }
}

const gapHandlers: (() => unknown)[] = []

/**
 * Registers a handler for the moments when this process may have missed events: when it starts to follow the outbox,
 * and after it was cut off.
 */
export function onOutboxGap(handler: () => unknown) {
  gapHandlers.push(handler)
}

export function notifyOutboxGap() {
  for (const handler of gapHandlers) handler()
}

/** How far this process has read the outbox. */
export interface OutboxProgress {
  /** A `pg_snapshot` as text: everything visible in it has been read and handled. */
  seen: string
  /** When PostgreSQL was started. Positions of different starts cannot be compared. */
  startedAt: string
}

const progressHandlers: ((progress: OutboxProgress) => unknown)[] = []

/**
 * Registers a handler that runs after each read of the outbox, after the handlers of its events; several times a
 * second.
 */
export function onOutboxProgress(handler: (progress: OutboxProgress) => unknown) {
  progressHandlers.push(handler)
}

export function notifyOutboxProgress(progress: OutboxProgress) {
  for (const handler of progressHandlers) handler(progress)
}

export function outboxHandlers(topic: string): readonly OutboxHandler[] {
  return handlers.get(topic) ?? []
}

/** The topics that this process handles. */
export function outboxTopics(): string[] {
  return [...handlers.keys()].filter((topic) => outboxHandlers(topic).length > 0)
}
