import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import type { RuleId } from '#app/identity/guidelines/rules'

export interface SavedReplyRow {
  id: number
  /** `null` for a shared reply. */
  ownerId: string | null
  title: string
  textEn: string
  textRo: string
  ruleIds: RuleId[]
  version: number
  createdAt: Date
}

const COLUMNS = rawSql(`
  id, owner_id AS "ownerId", title, text_en AS "textEn", text_ro AS "textRo",
  rule_ids AS "ruleIds", version, created_at AS "createdAt"
`)

/** Shared replies and the viewer's own. */
const isVisibleTo = (viewerId: string): Sql => sql`(owner_id IS NULL OR owner_id = ${viewerId})`

/** Lists the replies that a staff member can use, oldest first, so that a new one takes no other's number. */
export function listSavedReplies(viewerId: string): Promise<SavedReplyRow[]> {
  return queryRows<SavedReplyRow>(
    sql`SELECT ${COLUMNS} FROM saved_replies WHERE ${isVisibleTo(viewerId)} ORDER BY id`
  )
}

/** Finds a reply that the staff member can use; `undefined` for somebody else's, as for an unknown one. */
export async function findSavedReply(
  id: number,
  viewerId: string,
  client?: QueryClientContract
): Promise<SavedReplyRow | undefined> {
  const [reply] = await queryRows<SavedReplyRow>(
    sql`SELECT ${COLUMNS} FROM saved_replies WHERE id = ${id} AND ${isVisibleTo(viewerId)}`,
    client
  )
  return reply
}

/** Counts the shared replies, or those of a staff member. */
export async function countSavedReplies(
  ownerId: string | null,
  client?: QueryClientContract
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    sql`
      SELECT count(*)::integer AS count FROM saved_replies
      WHERE owner_id IS NOT DISTINCT FROM ${ownerId}::text
    `,
    client
  )
  return row!.count
}
