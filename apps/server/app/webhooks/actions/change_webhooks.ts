import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { execute, insertedRow, queryRows, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { createEventMessage } from '#app/events/actions/record_bot_events'
import { encryptForWebhook, listWebhooks } from '#app/webhooks/queries/webhooks'
import { MAX_WEBHOOKS, type WebhookEventType, type WebhookFormat } from '#app/webhooks/rules'

const SECRET_BYTES = 32
/** The prefix of secrets in Standard Webhooks. Listeners of other formats take the text as it is. */
const SECRET_PREFIX = 'whsec_'

export function createSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

interface NewWebhook {
  botId: number
  createdBy: string
  url: string
  format: WebhookFormat
  eventTypes: readonly WebhookEventType[]
}

/**
 * Creates a webhook, which is sent the events from now on. Call it with the bot locked, so that concurrent calls cannot
 * exceed the maximum.
 * @returns its id and its secret in plain text; `null` for Discord, whose addresses are secret themselves
 * @throws NoRowsAffectedError when the bot has as many webhooks as allowed
 */
export async function createWebhook(
  trx: TransactionClientContract,
  { botId, createdBy, url, format, eventTypes }: NewWebhook
): Promise<{ id: number; secret: string | null }> {
  if ((await listWebhooks(botId, trx)).length >= MAX_WEBHOOKS) throw new NoRowsAffectedError()
  const secret = format === 'discord' ? null : createSecret()
  const row = {
    bot_id: botId,
    created_by: createdBy,
    encrypted_url: encryptForWebhook(url),
    encrypted_secret: secret && encryptForWebhook(secret),
    format,
    event_types: [...eventTypes],
  }
  const rows = await queryRows<{ id: number }>(
    sql`INSERT INTO bot_webhooks ${insertedRow(row)} RETURNING id`,
    trx
  )
  return { id: rows[0]!.id, secret }
}

export interface WebhookKey {
  botId: number
  id: number
}

export interface WebhookChange {
  url?: string | undefined
  eventTypes?: WebhookEventType[] | undefined
  isPaused?: boolean | undefined
}

/**
 * Changes a webhook; fields that are left out do not change. A paused one that continues is sent the events since it
 * stopped. A failing one with another address is sent to it at once.
 * @throws NoRowsAffectedError when there is none
 */
export async function editWebhook(
  trx: TransactionClientContract,
  { botId, id }: WebhookKey,
  { url, eventTypes, isPaused }: WebhookChange
) {
  const encryptedUrl = url === undefined ? null : encryptForWebhook(url)
  const pauses = sql`${isPaused === true}::boolean`
  const resumes = sql`(paused_at IS NOT NULL AND ${isPaused === false}::boolean)`
  const retries = sql`(paused_at IS NULL AND failing_since IS NOT NULL AND NOT ${pauses}
    AND ${encryptedUrl}::text IS NOT NULL)`
  const restarts = sql`(${resumes} OR ${retries})`
  const changed = await execute(
    sql`
      UPDATE bot_webhooks SET
        encrypted_url = coalesce(${encryptedUrl}, encrypted_url),
        event_types = coalesce(${eventTypes ?? null}::text[], event_types),
        paused_at = CASE WHEN ${pauses} THEN coalesce(paused_at, now())
          WHEN NOT ${resumes} THEN paused_at END,
        pause_reason = CASE WHEN ${pauses} THEN coalesce(pause_reason, 'owner')
          WHEN NOT ${resumes} THEN pause_reason END,
        failing_since = CASE WHEN NOT ${restarts} THEN failing_since END,
        attempts = CASE WHEN ${restarts} THEN 0 ELSE attempts END,
        next_at = CASE WHEN ${restarts} THEN now() WHEN NOT ${pauses} THEN next_at END
      WHERE id = ${id} AND bot_id = ${botId}
    `,
    trx
  )
  if (changed === 0) throw new NoRowsAffectedError()
  if (isPaused === false || url !== undefined) await publish(trx, createEventMessage(botId))
}

/**
 * Replaces the secret of a webhook.
 * @returns the new one in plain text
 * @throws NoRowsAffectedError when there is no such webhook, or when it needs no secret
 */
export async function replaceSecret(
  trx: TransactionClientContract,
  { botId, id }: WebhookKey
): Promise<string> {
  const secret = createSecret()
  const changed = await execute(
    sql`
      UPDATE bot_webhooks SET encrypted_secret = ${encryptForWebhook(secret)}
      WHERE id = ${id} AND bot_id = ${botId} AND encrypted_secret IS NOT NULL
    `,
    trx
  )
  if (changed === 0) throw new NoRowsAffectedError()
  return secret
}

/** Deletes a webhook and its log. @throws NoRowsAffectedError when there is none */
export async function deleteWebhook(trx: TransactionClientContract, { botId, id }: WebhookKey) {
  const deleted = await execute(
    sql`DELETE FROM bot_webhooks WHERE id = ${id} AND bot_id = ${botId}`,
    trx
  )
  if (deleted === 0) throw new NoRowsAffectedError()
}
