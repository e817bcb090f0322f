import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import type { Language } from '#app/core/rules'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { SESSIONS, USERS } from '#app/identity/tables'
import { MAX_PUSH_BROWSERS } from '#app/inbox/push/rules'

/** A browser's push subscription, and its member and session. */
export interface PushSubscriptionRequest {
  memberId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  language: Language
}

/**
 * Subscribes a browser to push messages. An endpoint belongs to one member and a session has one endpoint, so previous
 * subscriptions of the endpoint or the session are deleted together with their queued messages. Beyond the maximum the
 * member's oldest subscription is deleted.
 * @throws NoRowsAffectedError when the member is restricted or has just signed out
 */
export async function subscribe(
  trx: TransactionClientContract,
  subscribing: PushSubscriptionRequest
) {
  const { memberId, sessionId, endpoint, p256dh, auth, language } = subscribing
  // Locks the endpoint first (two members on one browser), then the member (two browsers of one member).
  await queryRows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`, trx)
  const activeMember = await queryRows(
    sql`
      SELECT FROM ${USERS} WHERE id = ${memberId} AND ${rawSql(IS_ACTIVE_MEMBER)}
      FOR NO KEY UPDATE
    `,
    trx
  )
  const session = await queryRows(
    sql`SELECT FROM ${SESSIONS} WHERE id = ${sessionId} AND user_id = ${memberId} FOR KEY SHARE`,
    trx
  )
  if (activeMember.length === 0 || session.length === 0) throw new NoRowsAffectedError()

  await queryRows(
    sql`
      DELETE FROM web_push_subscriptions
      WHERE (endpoint = ${endpoint} AND user_id <> ${memberId})
        OR (session_id = ${sessionId} AND endpoint <> ${endpoint})
    `,
    trx
  )
  await queryRows(
    sql`
      INSERT INTO web_push_subscriptions (user_id, session_id, endpoint, p256dh, auth, language)
      VALUES (${memberId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${language})
      ON CONFLICT (endpoint) DO UPDATE SET session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language
    `,
    trx
  )
  await queryRows(
    sql`
      DELETE FROM web_push_subscriptions
      WHERE user_id = ${memberId} AND id NOT IN (
        SELECT id FROM web_push_subscriptions WHERE user_id = ${memberId}
        ORDER BY id DESC LIMIT ${MAX_PUSH_BROWSERS}
      )
    `,
    trx
  )
}

/** Unsubscribes a browser and deletes its queued messages. */
export async function unsubscribe(
  trx: TransactionClientContract,
  { memberId, sessionId }: Pick<PushSubscriptionRequest, 'memberId' | 'sessionId'>
) {
  await queryRows(
    sql`
      DELETE FROM web_push_subscriptions
      WHERE user_id = ${memberId} AND session_id = ${sessionId}
    `,
    trx
  )
}
