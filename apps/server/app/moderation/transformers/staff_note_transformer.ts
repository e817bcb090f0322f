import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import type { StaffNoteRow } from '#app/moderation/notes/list_notes'

/** A note about a bot, for staff. */
export default class StaffNoteTransformer extends BaseTransformer<StaffNoteRow> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'author', 'text']),
      createdAt: isoDate(this.resource.createdAt),
    }
  }
}
