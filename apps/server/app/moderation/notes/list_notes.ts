import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import { BOTS } from '#app/directory/tables'
import { type Person, personJson } from '#app/identity/queries/person_json'
import { MAX_SHOWN_NOTES } from '#app/moderation/notes/rules'

export interface StaffNoteRow {
  id: number
  botId: number
  authorId: string | null
  /** `null` for a deleted account. */
  author: Person | null
  text: string
  createdAt: Date
}

const COLUMNS = rawSql(`
  notes.id, notes.bot_id AS "botId", notes.author_id AS "authorId",
  ${personJson('notes.author_id')} AS author, notes.text, notes.created_at AS "createdAt"
`)

/** Lists the latest notes about a bot, latest first. */
export function listStaffNotes(botId: number): Promise<StaffNoteRow[]> {
  return queryRows<StaffNoteRow>(sql`
    SELECT ${COLUMNS} FROM staff_notes notes
    WHERE notes.bot_id = ${botId} ORDER BY notes.id DESC LIMIT ${MAX_SHOWN_NOTES}
  `)
}

/** Finds a note about a bot that is not deleted. */
export async function findStaffNote(
  id: number,
  client?: QueryClientContract
): Promise<StaffNoteRow | undefined> {
  const [note] = await queryRows<StaffNoteRow>(
    sql`
      SELECT ${COLUMNS} FROM staff_notes notes JOIN ${BOTS} ON bots.id = notes.bot_id
      WHERE notes.id = ${id} AND bots.deleted_at IS NULL
    `,
    client
  )
  return note
}
