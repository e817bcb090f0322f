import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, sql } from '#app/core/database/sql'

/** A change that others must learn of. */
export interface OutboxMessage {
  /** What kind of thing has changed; a context's constant, such as `bot`. */
  topic: string
  /** Which one. */
  key: string
  /** What those who listen cannot read for themselves. */
  payload?: Record<string, unknown>
}

export interface OutboxEvent extends Required<OutboxMessage> {
  /** Grows with each event of one transaction; a bigint, so text. */
  id: string
  /** The transaction that has written it (`xid8`), as text. */
  xid: string
  createdAt: Date
}

export type OutboxHandler = (event: OutboxEvent) => unknown

const publishers = new WeakSet<TransactionClientContract>()

const handlers = new Map<string, OutboxHandler[]>()

/**
 * Tells every server process of a change, once its transaction has committed and only then. Part of an
 * action's transaction: when that rolls back, nobody hears of it.
 */
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

/** Whether others learn of something by this transaction. */
export function hasPublished(trx: TransactionClientContract): boolean {
  return publishers.has(trx)
}

/**
 * Calls `handler` in this process for every event of the topic, in the order of their commits, each exactly once while
 * the process lives. `start/outbox.ts` lists all handlers. A handler must be quick, and what it throws is logged and forgotten.
 * @returns a function that ends it
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

/** Calls `handler` when this process may have missed events: when it begins to follow them, and when it was cut off. */
export function onOutboxGap(handler: () => unknown) {
  gapHandlers.push(handler)
}

export function notifyOutboxGap() {
  for (const handler of gapHandlers) handler()
}

/** How far this process has read. */
export interface OutboxProgress {
  /** A `pg_snapshot` as text: all that is visible in it has been read, and its handlers have been called. */
  seen: string
  /** When Postgres was started: positions of another start cannot be compared. */
  startedAt: string
}

const progressHandlers: ((progress: OutboxProgress) => unknown)[] = []

/** Calls `handler` whenever this process has read on, after the handlers of what it has read; several times a second. */
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
