import { runInTransaction } from '#app/core/database/run_in_transaction'
import { publish } from '#app/core/outbox/outbox'
import { SECOND_MS } from '#app/core/time'
import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import type { AnnouncementState } from '#app/announcements/rules'
import { literally, rowsOf, type Sql, sql } from '#app/core/database/sql'

/** For so long nobody else goes on with what somebody has taken up. No step of a delivery takes that long. */
export const LEASE_MS = 30 * SECOND_MS
const LEASE = literally(`now() + make_interval(secs => ${LEASE_MS / SECOND_MS})`)
const MAX_FAILURE_LENGTH = 500

/** An announcement that somebody has taken up. */
export interface Delivery {
  id: number
  title: string
  description: string
  channelId: string
  messageId: string | null
  reactions: string[]
  placedReactions: string[]
  mentionEveryone: boolean
  mentionHere: boolean
  embedColor: string
  nonce: string
  /** How often it was taken up, this time included. */
  attempts: number
  requestedAt: Date
  /** Where it stood before it was taken up; `sending` when nobody knows what came of the last time. */
  before: AnnouncementState
}

const COLUMNS = literally(`
  taken.id, taken.title, taken.description, taken.channel_id AS "channelId",
  taken.message_id AS "messageId", taken.reactions, taken.placed_reactions AS "placedReactions",
  taken.mention_everyone AS "mentionEveryone", taken.mention_here AS "mentionHere",
  taken.embed_color AS "embedColor", taken.nonce, taken.attempts,
  taken.requested_at AS "requestedAt",
  due.state AS before
`)

/**
 * Takes up one that is due, so that of all processes one goes on with it. From then on it counts as being sent: what becomes
 * of a process that is killed now, nobody knows.
 */
async function take(which: Sql, ifLocked: Sql): Promise<Delivery | undefined> {
  const [delivery] = await rowsOf<Delivery>(sql`
    WITH due AS MATERIALIZED (
      SELECT id, state FROM discord_announcements
      WHERE attempt_at <= now() AND state <> 'failed' AND ${which}
      ORDER BY attempt_at LIMIT 1 FOR UPDATE ${ifLocked}
    )
    UPDATE discord_announcements AS taken SET attempt_at = ${LEASE}, attempts = attempts + 1,
      state = CASE due.state WHEN 'pending' THEN 'sending' ELSE due.state END
    FROM due WHERE due.id = taken.id
    RETURNING ${COLUMNS}
  `)
  return delivery
}

/** Waits for whoever holds it just now: who comes too late to change it lets it go without having done anything. */
export const takeUp = (id: number) => take(sql`id = ${id}`, literally(''))
export const takeUpNext = () => take(literally('true'), literally('SKIP LOCKED'))

/** Discord has it; the reactions follow. */
export function noteSent(id: number, messageId: string): Promise<void> {
  return runInTransaction(async (trx) => {
    const sent = sql`
      UPDATE discord_announcements
      SET state = 'sent', message_id = ${messageId}, attempt_at = ${LEASE}
      WHERE id = ${id} AND state = 'sending'
    `
    await rowsOf(sent, trx)
    await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
  })
}

/** It will not be sent. @param why for the staff */
export function noteFailed(id: number, why: string): Promise<void> {
  return runInTransaction(async (trx) => {
    const failed = sql`
      UPDATE discord_announcements
      SET state = 'failed', failure = ${why.slice(0, MAX_FAILURE_LENGTH)}, attempt_at = NULL
      WHERE id = ${id} AND state = 'sending'
    `
    await rowsOf(failed, trx)
    await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
  })
}

/** Somebody goes on with it later. @param state `pending` when Discord surely does not have it */
export async function putOff(id: number, state: 'pending' | 'sending', waitMs: number) {
  await rowsOf(sql`
    UPDATE discord_announcements
    SET state = ${state}, attempt_at = now() + make_interval(secs => ${waitMs / SECOND_MS})
    WHERE id = ${id} AND state = 'sending'
  `)
}

/** A reaction stands on the message, or stands there no more. Whoever is at it keeps it. */
export async function noteReaction(id: number, change: 'placed' | 'taken back', emoji: string) {
  const placed =
    change === 'placed'
      ? sql`array_append(array_remove(placed_reactions, ${emoji}::text), ${emoji}::text)`
      : sql`array_remove(placed_reactions, ${emoji}::text)`
  await rowsOf(sql`
    UPDATE discord_announcements SET placed_reactions = ${placed}, attempt_at = ${LEASE}
    WHERE id = ${id}
  `)
}

/** Somebody goes on with the reactions later. */
export async function putOffReactions(id: number, waitMs: number) {
  await rowsOf(sql`
    UPDATE discord_announcements
    SET attempt_at = now() + make_interval(secs => ${waitMs / SECOND_MS}) WHERE id = ${id}
  `)
}

/** Nothing is left to be done, unless an edit has asked for other reactions meanwhile. */
export async function noteDone(id: number, reactions: readonly string[]) {
  await rowsOf(sql`
    UPDATE discord_announcements SET attempt_at = NULL
    WHERE id = ${id} AND reactions = ${[...reactions] as never}::text[]
  `)
}
