import { rawSql, type Sql, sql } from '#app/core/database/sql'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import { ACCOUNT_KINDS } from '#app/inbox/push/kinds'

const ACCOUNT = rawSql(`(${ACCOUNT_KINDS.map((kind) => `'${kind}'`).join(', ')})`)

/**
 * Queues items for the browsers of their members: the kinds that each has chosen, all without a choice. Who is banned or
 * disabled is told of the own account alone. A browser that is just leaving is waited for, and passed over.
 * @param made what has `id`, `user_id` and `kind` of the items
 */
export function insertPushes(made: string): Sql {
  return sql`
    INSERT INTO web_push_queue (item_id, subscription_id)
    SELECT made.id, web_push_subscriptions.id
    FROM ${rawSql(made)} AS made
    JOIN ${USERS} ON users.id = made.user_id
    JOIN web_push_subscriptions ON web_push_subscriptions.user_id = made.user_id
    LEFT JOIN web_push_choices ON web_push_choices.user_id = made.user_id
    WHERE (web_push_choices.kinds IS NULL OR made.kind = ANY (web_push_choices.kinds))
      AND (made.kind IN ${ACCOUNT} OR ${rawSql(IS_ACTIVE_MEMBER)})
    FOR KEY SHARE OF web_push_subscriptions
  `
}
