import { DiscordAnnouncementSchema } from '#database/schema'

export default class DiscordAnnouncement extends DiscordAnnouncementSchema {
  static override table = 'discord_announcements'
}
