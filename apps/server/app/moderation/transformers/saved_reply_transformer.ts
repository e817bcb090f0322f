import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import type { SavedReplyRow } from '#app/moderation/saved_replies/list_saved_replies'

/** A saved reply, for those who can use it. */
export default class SavedReplyTransformer extends BaseTransformer<SavedReplyRow> {
  toObject() {
    const { ownerId, createdAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'title', 'textEn', 'textRo', 'ruleIds', 'version']),
      shared: ownerId === null,
      createdAt: isoDate(createdAt),
    }
  }
}
