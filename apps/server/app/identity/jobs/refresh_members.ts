import { queryRows, sql } from '#app/core/database/sql'
import { createBatchJob } from '#app/core/jobs/batch_job'
import { DAY_MS } from '#app/core/time'
import { refreshMember } from '#app/identity/actions/refresh_member'
import { findDiscordUser } from '#app/platform/discord/discord'
import { fetchOneByOne } from '#app/platform/discord/fetch_one_by_one'

const BATCH = 30
/** Members are also refreshed when they sign in. */
const EVERY_MS = 7 * DAY_MS

async function nextMembers(after: string | null): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(sql`
    SELECT id FROM users WHERE deleted_at IS NULL AND id > ${after ?? ''} ORDER BY id LIMIT ${BATCH}
  `)
  return rows.map(({ id }) => id)
}

/** Updates the names and images of all members from Discord. @param pauseMs between two requests */
export function refreshMembers(pauseMs?: number) {
  return createBatchJob({
    name: 'refresh_members',
    description: 'Refreshes the names and images of members from Discord',
    everyMs: EVERY_MS,
    async batch(after, signal) {
      const ids = await nextMembers(after)
      const report = { checked: 0, refreshed: 0 }
      const ask = async (id: string) => {
        const account = await findDiscordUser(id, undefined)
        report.checked++
        if (account && (await refreshMember(account))) report.refreshed++
      }
      const { completed, isInterrupted } = await fetchOneByOne(ids, ask, signal, pauseMs)
      const isLast = !isInterrupted && ids.length < BATCH
      return { after: isLast ? null : (completed.at(-1) ?? after ?? ''), report }
    },
  })
}
