import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import type { ChangedFields } from '#app/directory/versions/queries/bot_changes'
import type { QueuedChangeRow } from '#app/moderation/changes/list_bot_changes'

/** A change in the staff's queue. */
export default class QueuedChangeTransformer extends BaseTransformer<QueuedChangeRow> {
  toObject() {
    const change = this.resource
    return {
      id: change.id,
      kind: change.kind,
      bot: {
        id: change.chipId,
        discordBotId: change.chipDiscordBotId,
        name: change.chipName,
        avatar: change.chipAvatar,
      },
      author: change.author,
      authorLanguage: change.authorLanguage,
      isOwn: change.isOwn,
      heldFor: change.heldFor,
      before: this.before(),
      after: change.fields,
      version: change.version,
      createdAt: isoDate(change.createdAt),
    }
  }

  /** A change that waits is compared with the listing as it is now: others may have edited it since. */
  private before(): ChangedFields {
    const { kind, fields, former, listing } = this.resource
    if (kind === 'sampled') return former
    const names = Object.keys(fields) as (keyof ChangedFields)[]
    return Object.fromEntries(names.map((name) => [name, listing[name]]))
  }
}
