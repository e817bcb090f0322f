import { Type } from 'typebox'
import { describe, idParam, json } from '#app/core/openapi/operation'
import { internalId, moment, named, orNull, text } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { Person } from '#app/identity/api_description'
import { STAFF_NOTE_MONTHS } from '#app/moderation/notes/rules'
import { staffNoteValidator } from '#app/moderation/notes/validators'

export const StaffNote = named(
  'StaffNote',
  {
    id: internalId(),
    author: orNull(Person, '`null` for a deleted account.'),
    text: text({ example: 'Its support server is empty.' }),
    createdAt: moment(),
  },
  'What a staff member has written about a bot for other staff.'
)

export const notesDescription = describe(
  'Staff: notes',
  'What staff write to each other about bots.',
  {
    'staff_notes.store': {
      summary: 'Write a note about a bot',
      description: `Staff members whom it mentions are notified. Notes are deleted after ${STAFF_NOTE_MONTHS} months. Staff who own the bot do not see them.`,
      params: { id: idParam('The bot’s internal id.') },
      body: staffNoteValidator,
      answers: { 201: json('The note.', StaffNote) },
      failures: { forbidden: 'You do not have this right, or it is your own bot.' },
    },
    'staff_notes.destroy': {
      summary: 'Delete your note',
      params: { id: idParam('The note’s id.') },
      body: emptyBodyValidator,
      answers: { 200: json('The id of the deleted note.', Type.Object({ id: internalId() })) },
      failures: { forbidden: 'You do not have this right, or it is somebody else’s note.' },
    },
  }
)
