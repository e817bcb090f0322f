import { CHANNELS } from '@botanica/demo-world'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER } from '#database/factories/support'
import { DiscordAnnouncementSchema } from '#database/schema'

export class DiscordAnnouncement extends DiscordAnnouncementSchema {
  static override table = 'discord_announcements'
}

/** Creates an announcement. By default it is pending, and no job sends it. */
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
