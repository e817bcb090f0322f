import type { Job } from '#app/core/jobs/jobs'
import { MINUTE_MS } from '#app/core/time'
import { queryRows, sql } from '#app/core/database/sql'
import { createPendingInboxItems } from '#app/inbox/actions/create_inbox_items'
import { INBOX_LIFE_DAYS } from '#app/inbox/rules'

/** Rows per delete, to stay well within the statement timeout. */
const BATCH = 5_000

/** Deletes expired items. @returns how many */
async function prune(): Promise<number> {
  const pruned = await queryRows(sql`
    DELETE FROM inbox_items WHERE id IN (
      SELECT id FROM inbox_items
      WHERE created_at < now() - make_interval(days => ${INBOX_LIFE_DAYS})
      ORDER BY created_at LIMIT ${BATCH}
    )
    RETURNING id
  `)
  return pruned.length
}

/** Creates inbox items that a process failed to create, and deletes expired ones. */
export const maintainInbox: Job = {
  name: 'keep_inbox',
  description: 'Creates missed inbox items, and deletes old ones',
  async run() {
    const delivered = await createPendingInboxItems()
    const pruned = await prune()
    return { state: {}, report: { delivered, pruned }, againInMs: MINUTE_MS }
  },
}
