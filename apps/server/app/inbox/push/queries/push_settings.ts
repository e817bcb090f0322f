import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { webPushConfig } from '#config/web_push'
import { queryRows, sql } from '#app/core/database/sql'
import { INBOX_KINDS, type InboxKind } from '#app/identity/account/rules'

export interface PushSettings {
  /** What browsers subscribe with; `null` where web push is off. */
  publicKey: string | null
  /** What the member wants to be told of, on whichever browser. */
  kinds: InboxKind[]
  /** Where the asking browser is reached; `null` while it is told nothing. */
  endpoint: string | null
}

/**
 * What a member has chosen, and whether the browser that asks is one that is told.
 * @param sessionId `null` for who asks without a browser
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
