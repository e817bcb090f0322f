import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { webPushConfig } from '#config/web_push'
import { queryRows, sql } from '#app/core/database/sql'
import { INBOX_KINDS, type InboxKind } from '#app/identity/account/rules'

export interface PushSettings {
  /** The VAPID public key; `null` where web push is off. */
  publicKey: string | null
  /** The kinds of items that are pushed, on all of the member's browsers. */
  kinds: InboxKind[]
  /** The endpoint of the requesting browser; `null` when it is not subscribed. */
  endpoint: string | null
}

/**
 * Returns a member's push settings and the requesting browser's subscription.
 * @param sessionId `null` for a request by token
 */
export async function findPushSettings(
  memberId: string,
  sessionId: string | null,
  client?: QueryClientContract
): Promise<PushSettings> {
  const [row] = await queryRows<{ kinds: InboxKind[] | null; endpoint: string | null }>(
    sql`
      SELECT
        (SELECT kinds FROM web_push_choices WHERE user_id = ${memberId}) AS kinds,
        (
          SELECT endpoint FROM web_push_subscriptions
          WHERE user_id = ${memberId} AND session_id = ${sessionId}
        ) AS endpoint
    `,
    client
  )
  const { kinds, endpoint } = row!
  return {
    publicKey: webPushConfig?.publicKey ?? null,
    kinds: kinds ?? [...INBOX_KINDS],
    endpoint,
  }
}
