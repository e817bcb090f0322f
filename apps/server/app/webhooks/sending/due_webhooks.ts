import { claimDue, fromNow, type Queue } from '#app/core/queue'
import { rawSql, execute, queryRows, sql } from '#app/core/database/sql'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { publish } from '#app/core/outbox/outbox'
import { HOUR_MS, SECOND_MS } from '#app/core/time'
import { BOTS } from '#app/directory/tables'
import {
  BOT_EVENT_COLUMNS,
  type BotEventRow,
  EVENT_ORDER,
  isNewEvent,
} from '#app/events/queries/bot_event_rows'
import { BOT_EVENTS } from '#app/events/tables'
import { createInboxEvent } from '#app/identity/inbox_events'
import { IS_BANNED } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { IS_SENDABLE } from '#app/webhooks/queries/webhooks'
import {
  WEBHOOK_RETRY_HOURS,
  type WebhookError,
  type WebhookEventType,
  type WebhookFormat,
  type WebhookPauseReason,
} from '#app/webhooks/rules'

/**
 * A lease is renewed while its process works (`WebhookLeases`) and with each event that is sent, so it can be short: events
 * wait for its end when a process was killed or is frozen.
 */
export const WEBHOOKS: Queue = {
  table: 'bot_webhooks',
  key: ['id'],
  dueAt: 'next_at',
  attempts: 'attempts',
  leaseMs: 4 * SECOND_MS,
}

/** The end of a claimed webhook's lease, in microseconds. It is exact, unlike a date of JavaScript. */
export const LEASE_END = rawSql('(extract(epoch FROM bot_webhooks.next_at) * 1000000)::bigint')

/** Those that can be claimed, for metrics. */
export const DUE_WEBHOOKS = { ...WEBHOOKS, where: IS_SENDABLE }

/** Events that a webhook is sent before others get their turn. */
const TURN = 10
/** How long to wait for events that are committed while an older transaction, which could add others, is still open. */
const OPEN_TRANSACTION_MS = SECOND_MS / 4
const RETRY_SECONDS = (WEBHOOK_RETRY_HOURS * HOUR_MS) / SECOND_MS

/** Webhooks that fail and those that do not are sent events beside each other, so that the former delay none. */
export const LANES = {
  healthy: rawSql('bot_webhooks.failing_since IS NULL'),
  failing: rawSql('bot_webhooks.failing_since IS NOT NULL'),
} as const
export type Lane = keyof typeof LANES

/** A webhook that this process sends events to until its lease ends. */
export interface ClaimedWebhook {
  id: number
  botId: number
  discordBotId: string
  botName: string
  format: WebhookFormat
  eventTypes: WebhookEventType[]
  encryptedUrl: string
  encryptedSecret: string | null
  /** Attempts since the last success, the one that begins included. */
  attempts: number
  /** The place of the last event that was sent or passed over, in `EVENT_ORDER`. */
  place: string
  /** See `LEASE_END`. */
  leaseEnd: number
}

const PLACE = rawSql(`concat_ws(',', sent_xid, sent_id)`)

/** Claims due webhooks, those that have waited longest first. */
export function claimWebhooks(lane: Lane, limit: number): Promise<ClaimedWebhook[]> {
  return queryRows<ClaimedWebhook>(sql`
    WITH ${claimDue(WEBHOOKS, {
      limit,
      where: sql`${LANES[lane]} AND ${IS_SENDABLE}`,
      set: rawSql('has_news = false'),
    })}
    SELECT bot_webhooks.id, bot_webhooks.bot_id AS "botId",
      bots.discord_bot_id AS "discordBotId", bots.name AS "botName", bot_webhooks.format,
      bot_webhooks.event_types AS "eventTypes", bot_webhooks.encrypted_url AS "encryptedUrl",
      bot_webhooks.encrypted_secret AS "encryptedSecret", bot_webhooks.attempts, ${PLACE} AS place, ${LEASE_END}::float8 AS "leaseEnd"
    FROM claimed AS bot_webhooks JOIN ${BOTS} ON bots.id = bot_webhooks.bot_id
  `)
}

/**
 * Makes webhooks due whose bots have new events.
 * @param botIds all bots without it
 * @returns how many were not due already
 */
export function markWebhooksDue(botIds: readonly number[] | null = null): Promise<number> {
  // Locked in the order of ids, as by renewals: concurrent statements would otherwise deadlock.
  return execute(sql`
    WITH idle AS MATERIALIZED (
      SELECT id FROM bot_webhooks
      WHERE (${botIds}::bigint[] IS NULL OR bot_id = ANY (${botIds}::bigint[]))
        AND paused_at IS NULL AND NOT (has_news AND next_at IS NOT NULL)
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE bot_webhooks SET has_news = true, next_at = coalesce(next_at, now())
    FROM idle WHERE bot_webhooks.id = idle.id
  `)
}

/** An event to send, with what formats tell of the member whose id it has, unless the member is banned. */
export interface PendingEvent extends BotEventRow {
  /** Set for an event that is for this webhook only. */
  queueId: number | null
  username: string | null
  avatar: string | null
}

/** Returns the next few events of a webhook: first those that are for it only, then those of its bot in their order. */
export async function readPendingEvents({
  id,
  botId,
  place,
}: ClaimedWebhook): Promise<{ events: PendingEvent[]; hasMore: boolean }> {
  const member = sql`LEFT JOIN ${USERS} ON users.id = bot_events.data ->> 'userId'`
  const person = rawSql(`
    CASE WHEN NOT ${IS_BANNED} THEN users.username END AS username,
    CASE WHEN NOT ${IS_BANNED} THEN users.discord_avatar END AS avatar
  `)
  const events = await queryRows<PendingEvent>(sql`
    (
      SELECT ${BOT_EVENT_COLUMNS}, webhook_queue.id AS "queueId", ${person}
      FROM webhook_queue JOIN ${BOT_EVENTS} ON bot_events.id = webhook_queue.event_id ${member}
      WHERE webhook_queue.webhook_id = ${id}
      ORDER BY webhook_queue.id LIMIT ${TURN}
    )
    UNION ALL
    (
      SELECT ${BOT_EVENT_COLUMNS}, NULL AS "queueId", ${person}
      FROM ${BOT_EVENTS} ${member}
      WHERE bot_events.bot_id = ${botId} AND ${isNewEvent(place)}
      ORDER BY ${EVENT_ORDER.orderBy} LIMIT ${TURN}
    )
  `)
  return { events, hasMore: events.length >= TURN }
}

/** The outcome of an attempt to send an event. */
export interface Attempt {
  event: PendingEvent
  isSuccess: boolean
  status: number | null
  error: WebhookError | null
  response: string | null
  durationMs: number
  /** Milliseconds until it is tried again. */
  retryMs: number
  /** Whether the listener does not want any more. */
  isGone: boolean
}

const toXidAndId = (place: string) => {
  const [xid, id] = place.split(',')
  return sql`(${xid!}::xid8, ${id!}::bigint)`
}

interface Recorded {
  /** The end of the renewed lease; `null` when the webhook may not be sent the next event. */
  leaseEnd: number | null
  pauseReason: WebhookPauseReason | null
  owners: string[]
}

/**
 * Stores an attempt and how far the webhook has come, and renews the lease or schedules the next attempt. A webhook that
 * has failed for too long is paused, and the bot's owners are notified. One that was changed meanwhile is claimed afresh,
 * and an outcome of its former address does not count as a failure.
 * @param place how far the webhook has come after the attempt
 * @returns the end of the renewed lease; `null` when the webhook may not be sent the next event, because it was paused,
 *   changed, deleted or claimed by another process, or rests
 */
export function recordAttempt(
  webhook: ClaimedWebhook,
  { event, isSuccess, status, error, response, durationMs, retryMs, isGone }: Attempt,
  place: string
): Promise<number | null> {
  const failingFor = sql`extract(epoch FROM now() - coalesce(failing_since, now()))`
  const isUnchanged = sql`((encrypted_url, encrypted_secret, event_types) IS NOT DISTINCT FROM
    (${webhook.encryptedUrl}::text, ${webhook.encryptedSecret}::text, ${webhook.eventTypes}::text[]))`
  const pauses = sql`(NOT ${isSuccess}::boolean AND ${isUnchanged}
    AND (${isGone}::boolean OR ${failingFor} >= ${RETRY_SECONDS}::float8))`
  const continues = sql`(${isSuccess}::boolean AND ${isUnchanged} AND ${IS_SENDABLE})`
  return runInTransaction(async (trx) => {
    const [recorded] = await queryRows<Recorded>(
      sql`
        WITH changed AS (
          UPDATE bot_webhooks SET
            (sent_xid, sent_id) = ROW ${toXidAndId(place)},
            attempts = CASE WHEN ${isSuccess}::boolean THEN 0 ELSE attempts END,
            failing_since = CASE WHEN NOT ${isSuccess}::boolean
              THEN coalesce(failing_since, CASE WHEN ${isUnchanged} THEN now() END) END,
            next_at = CASE WHEN paused_at IS NOT NULL OR ${pauses} THEN NULL
              WHEN ${continues} THEN ${fromNow(WEBHOOKS.leaseMs)}
              WHEN ${isSuccess}::boolean OR NOT ${isUnchanged} THEN now()
              ELSE ${fromNow(retryMs)} END,
            pause_reason = CASE WHEN paused_at IS NULL AND ${pauses}
              THEN CASE WHEN ${isGone}::boolean THEN 'gone' ELSE 'failing' END ELSE pause_reason END,
            paused_at = CASE WHEN paused_at IS NULL AND ${pauses} THEN now() ELSE paused_at END
          WHERE id = ${webhook.id} AND (sent_xid, sent_id) = ${toXidAndId(webhook.place)}
          RETURNING *, CASE WHEN paused_at IS NULL AND ${continues}
            THEN ${LEASE_END}::float8 END AS lease_end
        ),
        logged AS (
          INSERT INTO webhook_deliveries (webhook_id, event_id, event_type, attempt, status, error,
            response, duration_ms, next_at)
          SELECT id, ${event.id}::bigint, ${event.type}, ${webhook.attempts}::integer,
            ${status}::integer, ${error}, ${response}, ${durationMs}::integer, CASE WHEN NOT ${isSuccess}::boolean THEN next_at END
          FROM changed
        ),
        dequeued AS (
          DELETE FROM webhook_queue USING changed
          WHERE webhook_queue.id = ${event.queueId}::bigint AND ${isSuccess}::boolean
        )
        SELECT changed.lease_end AS "leaseEnd",
          CASE WHEN ${isSuccess}::boolean THEN NULL ELSE changed.pause_reason END AS "pauseReason",
          bots.user_id || bots.additional_owners AS owners
        FROM changed JOIN ${BOTS} ON bots.id = changed.bot_id
      `,
      trx
    )
    const { leaseEnd = null, pauseReason = null, owners = [] } = recorded ?? {}
    if (pauseReason === 'failing' || pauseReason === 'gone') {
      const { botId } = webhook
      await publish(trx, createInboxEvent({ kind: 'webhook_paused', to: owners, botId }))
    }
    return leaseEnd
  })
}

/**
 * Ends a turn that was not ended by a failure.
 * @param place how far the webhook has come
 * @param hasMore whether there was more to send
 * @returns milliseconds until it should be claimed again; `null` if there is nothing to send
 */
export async function releaseWebhook(
  { id, botId, place: before }: ClaimedWebhook,
  place: string,
  hasMore: boolean
): Promise<number | null> {
  const [released] = await queryRows<{ afterMs: number | null }>(sql`
    WITH released AS (
      UPDATE bot_webhooks SET
        (sent_xid, sent_id) = ROW ${toXidAndId(place)},
        attempts = 0,
        has_news = false,
        next_at = CASE WHEN paused_at IS NOT NULL THEN NULL
          WHEN has_news OR ${hasMore}::boolean THEN now()
          WHEN EXISTS (
            SELECT FROM ${BOT_EVENTS} WHERE bot_events.bot_id = ${botId} AND ${EVENT_ORDER.after(place)}
          ) THEN ${fromNow(OPEN_TRANSACTION_MS)} END
      WHERE id = ${id} AND (sent_xid, sent_id) = ${toXidAndId(before)} AND next_at IS NOT NULL
      RETURNING next_at
    )
    SELECT extract(epoch FROM next_at - now())::float8 * 1000 AS "afterMs" FROM released
  `)
  return released?.afterMs ?? null
}
