import vine from '@vinejs/vine'
import { checkedField } from '#app/core/validation/checked_field'
import { describeField } from '#app/core/validation/describe_field'
import { checkStaffNote } from '#app/moderation/notes/field_checks'
import { STAFF_NOTE_LIMITS } from '#app/moderation/notes/rules'

export const staffNoteValidator = vine.create({
  text: vine
    .string()
    .use(checkedField({ check: checkStaffNote, limits: STAFF_NOTE_LIMITS }))
    .use(
      describeField(
        'The note. Staff members whose username stands after an `@` are notified.',
        '@mihai_moderates have you seen its support server?'
      )
    ),
})
