import encryption from '@adonisjs/core/services/encryption'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, queryRows, type Sql, sql } from '#app/core/database/sql'
import { BOTS } from '#app/directory/tables'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import type { WebhookEventType, WebhookFormat, WebhookPauseReason } from '#app/webhooks/rules'

/** A value that was encrypted for webhooks is good for nothing else. */
const PURPOSE = 'webhook'

/** Encrypts the address or the secret of a webhook. Addresses too, because those of Discord are secrets. */
export function encryptForWebhook(value: string): string {
  return encryption.encrypt(value, { purpose: PURPOSE })
}

/** @throws for a value that was encrypted with another `APP_KEY` */
export function decryptForWebhook(encrypted: string): string {
  const value = encryption.decrypt<string>(encrypted, PURPOSE)
  if (value === null) throw new Error('The address or secret of a webhook cannot be decrypted')
  return value
}

/** The token in the address of a Discord webhook, and whatever follows it. */
const DISCORD_TOKEN = /(?<=\/webhooks\/\d*)(?!\d).*$/

/**
 * Returns what is shown of a webhook's address: that of Discord without its token, which is a secret; `null` if it was
 * encrypted with another `APP_KEY`.
 */
export function readShownUrl(format: WebhookFormat, encryptedUrl: string): string | null {
  const url = encryption.decrypt<string>(encryptedUrl, PURPOSE)
  return format === 'discord' ? (url?.replace(DISCORD_TOKEN, '/…') ?? null) : url
}

/** Condition on `bot_webhooks`: the owner who created it still owns the bot. */
export const IS_OF_OWNER = sql`EXISTS (
  SELECT FROM ${BOTS} WHERE bots.id = bot_webhooks.bot_id
    AND (bots.user_id = bot_webhooks.created_by
      OR bot_webhooks.created_by = ANY (bots.additional_owners))
)`

/** Condition on `bot_webhooks`: its bot is not deleted, and the owner who created it is not restricted. */
export const IS_SENDABLE = sql`EXISTS (
  SELECT FROM ${BOTS} JOIN ${USERS} ON users.id = bot_webhooks.created_by
  WHERE bots.id = bot_webhooks.bot_id AND bots.deleted_at IS NULL AND ${rawSql(IS_ACTIVE_MEMBER)}
) AND ${IS_OF_OWNER}`

interface WebhookRow {
  id: number
  encryptedUrl: string
  format: WebhookFormat
  eventTypes: WebhookEventType[]
  createdAt: Date
  failingSince: Date | null
  pausedAt: Date | null
  pauseReason: WebhookPauseReason | null
}

/** A webhook as the bot's owners see it. */
export interface ListedWebhook extends Omit<WebhookRow, 'encryptedUrl'> {
  /** That of Discord without its token; `null` if it was encrypted with another `APP_KEY`. */
  url: string | null
}

async function selectWebhooks(
  condition: Sql,
  client?: QueryClientContract
): Promise<ListedWebhook[]> {
  const rows = await queryRows<WebhookRow>(
    sql`
      SELECT id, encrypted_url AS "encryptedUrl", format, event_types AS "eventTypes",
        created_at AS "createdAt", failing_since AS "failingSince", paused_at AS "pausedAt",
        pause_reason AS "pauseReason"
      FROM bot_webhooks WHERE ${condition} AND ${IS_OF_OWNER} ORDER BY id
    `,
    client
  )
  return rows.map(({ encryptedUrl, ...row }) =>
    Object.assign(row, { url: readShownUrl(row.format, encryptedUrl) })
  )
}

/** Lists a bot's webhooks, oldest first. */
export function listWebhooks(
  botId: number,
  client?: QueryClientContract
): Promise<ListedWebhook[]> {
  return selectWebhooks(sql`bot_id = ${botId}`, client)
}

/** Returns one of a bot's webhooks. */
export async function findWebhook(
  { botId, id }: { botId: number; id: number },
  client?: QueryClientContract
): Promise<ListedWebhook | undefined> {
  const [webhook] = await selectWebhooks(sql`id = ${id} AND bot_id = ${botId}`, client)
  return webhook
}
