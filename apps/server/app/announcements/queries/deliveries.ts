import { runInTransaction } from '#app/core/database/run_in_transaction'
import { publish } from '#app/core/outbox/outbox'
import { claimDue, fromNow, postpone, type Queue } from '#app/core/queue'
import { DAY_MS, SECOND_MS } from '#app/core/time'
import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import type { AnnouncementState } from '#app/announcements/rules'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'

/** How long a claim lasts: longer than any step of a delivery. */
export const LEASE_MS = 30 * SECOND_MS
export const DELIVERIES: Queue = {
  table: 'discord_announcements',
  key: ['id'],
  dueAt: 'attempt_at',
  attempts: 'attempts',
  leaseMs: LEASE_MS,
}
const MAX_FAILURE_LENGTH = 500
/** An announcement that could not be sent within a day is outdated and fails. */
const MAX_AGE_MS = DAY_MS

/** An announcement that this process has claimed. */
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
  /** How often it was claimed, including this time. */
  attempts: number
  requestedAt: Date
  /** By the clock of the database, as all processes see it. */
  isOutdated: boolean
  /** Its state before it was claimed; `sending` when the outcome of the last attempt is unknown. */
  before: AnnouncementState
}

/**
 * Claims a due announcement, so that only one process works on it. Its state becomes `sending`, because the outcome is unknown
 * if the process is killed from here on.
 * @param waits whether to wait for a lock on the row, after which there may be nothing left to do
 */
async function claim(which: Sql, waits: boolean): Promise<Delivery | undefined> {
  const claimed = claimDue(DELIVERIES, {
    where: sql`state <> 'failed' AND ${which}`,
    set: rawSql("state = CASE due.state WHEN 'pending' THEN 'sending' ELSE due.state END"),
    waits,
  })
  const [delivery] = await queryRows<Delivery>(sql`
    WITH ${claimed}
    SELECT claimed.id, claimed.title, claimed.description, claimed.channel_id AS "channelId",
      claimed.message_id AS "messageId", claimed.reactions,
      claimed.placed_reactions AS "placedReactions",
      claimed.mention_everyone AS "mentionEveryone", claimed.mention_here AS "mentionHere",
      claimed.embed_color AS "embedColor", claimed.nonce, claimed.attempts,
      claimed.requested_at AS "requestedAt",
      claimed.requested_at < ${fromNow(-MAX_AGE_MS)} AS "isOutdated", due.state AS before
    FROM claimed JOIN due ON due.id = claimed.id
  `)
  return delivery
}

export const claimDelivery = (id: number) => claim(sql`id = ${id}`, true)
export const claimNextDelivery = () => claim(rawSql('true'), false)

/** Stores that Discord has the message. The reactions follow. */
export function markSent(id: number, messageId: string): Promise<void> {
  return runInTransaction(async (trx) => {
    const sent = sql`
      UPDATE discord_announcements
      SET state = 'sent', message_id = ${messageId}, attempt_at = ${fromNow(LEASE_MS)}
      WHERE id = ${id} AND state = 'sending'
    `
    await queryRows(sent, trx)
    await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
  })
}

/** Stores that an announcement will not be sent. @param why the reason, shown to staff */
export function markFailed(id: number, why: string): Promise<void> {
  return runInTransaction(async (trx) => {
    const failed = sql`
      UPDATE discord_announcements
      SET state = 'failed', failure = ${why.slice(0, MAX_FAILURE_LENGTH)}, attempt_at = NULL
      WHERE id = ${id} AND state = 'sending'
    `
    await queryRows(failed, trx)
    await publish(trx, { topic: ANNOUNCEMENT_TOPIC, key: String(id) })
  })
}

/** Retries the sending later. @param state `pending` when Discord certainly does not have the message */
export function postponeSending(id: number, state: 'pending' | 'sending', waitMs: number) {
  return postpone(DELIVERIES, [id], waitMs, {
    set: sql`state = ${state}`,
    where: rawSql("state = 'sending'"),
  })
}

/** Stores that a reaction was added or removed, and extends the lease. */
export async function markReactionAdded(
  id: number,
  change: 'placed' | 'taken back',
  emoji: string
) {
  const placed =
    change === 'placed'
      ? sql`array_append(array_remove(placed_reactions, ${emoji}::text), ${emoji}::text)`
      : sql`array_remove(placed_reactions, ${emoji}::text)`
  await queryRows(sql`
    UPDATE discord_announcements SET placed_reactions = ${placed}, attempt_at = ${fromNow(LEASE_MS)}
    WHERE id = ${id}
  `)
}

/** Retries the reactions later. */
export const postponeReactions = (id: number, waitMs: number) => postpone(DELIVERIES, [id], waitMs)

/** Completes a delivery, unless an edit has changed the reactions in the meantime. */
export async function markDone(id: number, reactions: readonly string[]) {
  await queryRows(sql`
    UPDATE discord_announcements SET attempt_at = NULL
    WHERE id = ${id} AND reactions = ${[...reactions] as never}::text[]
  `)
}
