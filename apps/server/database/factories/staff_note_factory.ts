import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER } from '#database/factories/support'
import { StaffNoteSchema } from '#database/schema'

export class StaffNote extends StaffNoteSchema {
  static override table = 'staff_notes'
}

/** Creates a note of a staff member about a bot. */
export async function makeStaffNote(
  note: Pick<ModelAttributes<StaffNote>, 'botId' | 'authorId'> & Partial<ModelAttributes<StaffNote>>
) {
  const made = await StaffNote.create({ text: 'Its support server is empty.', ...note }, OWNER)
  return made.refresh()
}
