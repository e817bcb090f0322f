import { rawSql, type Sql, sql } from '#app/core/database/sql'
import type { InboxKind } from '#app/identity/account/rules'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'

/** Kinds that restricted members get too: what becomes of their account, and of their appeals. */
const ACCOUNT_KINDS = [
  'account_banned',
  'account_disabled',
  'account_freed',
  'appeal_upheld',
  'appeal_reversed',
  'appeal_closed',
] as const satisfies readonly InboxKind[]

const ACCOUNT = rawSql(`(${ACCOUNT_KINDS.map((kind) => `'${kind}'`).join(', ')})`)

/**
 * Queues push messages for the subscriptions of the items' members: of the kinds that each member has chosen, or all
 * without a choice. Banned and disabled members only get the kinds in `ACCOUNT_KINDS`. A subscription that is being
 * deleted is waited for and skipped.
 * @param made a relation with the items' `id`, `user_id` and `kind`
 */
export function insertPushes(items: string): Sql {
  return sql`
    INSERT INTO web_push_queue (item_id, subscription_id)
    SELECT made.id, web_push_subscriptions.id
    FROM ${rawSql(items)} AS made
    JOIN ${USERS} ON users.id = made.user_id
    JOIN web_push_subscriptions ON web_push_subscriptions.user_id = made.user_id
    LEFT JOIN web_push_choices ON web_push_choices.user_id = made.user_id
    WHERE (web_push_choices.kinds IS NULL OR made.kind = ANY (web_push_choices.kinds))
      AND (made.kind IN ${ACCOUNT} OR ${rawSql(IS_ACTIVE_MEMBER)})
    FOR KEY SHARE OF web_push_subscriptions
  `
}
