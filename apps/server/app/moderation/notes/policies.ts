import type { HttpContext } from '@adonisjs/core/http'
import { Failure, notFound } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { requireMember } from '#app/identity/viewer'
import { findStaffNote, type StaffNoteRow } from '#app/moderation/notes/list_notes'

/** Policies of notes. The statements of the actions decide; policies explain a failure. */

/** Finds the note in the path. @throws `not_found`; `forbidden` for somebody else's note */
export async function findOwnNote(ctx: HttpContext): Promise<StaffNoteRow> {
  const note = await findStaffNote(parseInternalId(ctx.params.id))
  if (!note) throw notFound()
  if (note.authorId !== requireMember(ctx).id) throw new Failure('forbidden')
  return note
}
