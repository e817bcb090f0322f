import { CHANNELS } from '@botanica/demo-world'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import DiscordAnnouncement from '#app/announcements/models/discord_announcement'
import { OWNER } from '#database/factories/support'

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
