import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, sql } from '#app/core/database/sql'
import { selectUndo, type Undo } from '#app/directory/undo/select_undo'

/** Finds the viewer's decision on a member's restrictions that can be undone. */
export async function findMemberUndo(
  memberId: string,
  viewerId: string,
  client?: QueryClientContract
): Promise<Undo> {
  const isMeant = sql`decision_news.member_id = ${memberId}`
  const [row] = await queryRows<{ undo: Undo }>(
    sql`SELECT ${selectUndo(viewerId, isMeant)} AS undo`,
    client
  )
  return row!.undo
}
