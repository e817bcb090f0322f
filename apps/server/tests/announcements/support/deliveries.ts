import { CHANNELS } from '@botanica/demo-world'
import db from '@adonisjs/lucid/services/db'
import { deliverNext } from '#app/announcements/actions/deliver'

export const CHANNEL = CHANNELS.greenhouse.id
export const MESSAGES = `/api/channels/${CHANNEL}/messages`

export const NEWS = {
  title: 'New beds',
  description: 'There is room for more.',
  channelId: CHANNEL,
}

export const announcementRow = (id: number) =>
  db.from('discord_announcements').where({ id }).first()

/** Makes all deliveries due and runs them until none is left. */
export async function deliverDue() {
  await db
    .from('discord_announcements')
    .whereNotNull('attempt_at')
    .update({ attempt_at: new Date(0) })
  while (await deliverNext()) {
    // Each call delivers one.
  }
}
