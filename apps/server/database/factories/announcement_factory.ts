import { CHANNELS } from '@botanica/demo-world'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER } from '#database/factories/support'
import { DiscordAnnouncementSchema } from '#database/schema'

export class DiscordAnnouncement extends DiscordAnnouncementSchema {
  static override table = 'discord_announcements'
}

/** An announcement that waits for nobody: a pending one which no job sends, unless said otherwise. */
export async function makeAnnouncement(
  overrides: Partial<ModelAttributes<DiscordAnnouncement>> = {}
) {
  const announcement = await DiscordAnnouncement.create(
    {
      title: 'New beds',
      description: 'There is room for more.',
      channelId: CHANNELS.announcements.id,
      attemptAt: null,
      ...overrides,
    },
    OWNER
  )
  return announcement.refresh()
}
