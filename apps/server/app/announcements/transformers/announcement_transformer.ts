import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AnnouncementRow } from '#app/announcements/queries/announcements'

export interface AnnouncementWithChannel extends AnnouncementRow {
  /** `null` while Discord does not answer. */
  channelName: string | null
}

/** An announcement, with the state of its delivery. */
export default class AnnouncementTransformer extends BaseTransformer<AnnouncementWithChannel> {
  toObject() {
    const { authorId, authorName, requestedAt, createdAt, updatedAt } = this.resource
    return {
      ...this.pick(this.resource, [
        'id',
        'title',
        'description',
        'channelId',
        'channelName',
        'messageId',
        'reactions',
        'mentionEveryone',
        'mentionHere',
        'embedColor',
        'state',
        'failure',
      ]),
      createdBy: authorId,
      createdByName: authorName,
      requestedAt: requestedAt.toISOString(),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }
  }
}
