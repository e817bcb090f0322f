import { BaseTransformer } from '@adonisjs/core/transformers'
import type { InboxRow } from '#app/inbox/queries/inbox_items'

export default class InboxItemTransformer extends BaseTransformer<InboxRow> {
  toObject() {
    const { id, kind, createdAt, readAt, ratingId, reason, expiresAt, decision } = this.resource
    return {
      id,
      kind,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
      bot: this.#bot(),
      ratingId,
      reason,
      expiresAt: expiresAt?.toISOString() ?? null,
      decision,
    }
  }

  #bot() {
    const { chipId, chipDiscordBotId, chipName, chipAvatar } = this.resource
    if (chipId === null) return null
    return { id: chipId, discordBotId: chipDiscordBotId!, name: chipName!, avatar: chipAvatar }
  }
}
