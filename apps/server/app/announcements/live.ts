import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { staffChannel } from '#app/identity/live'

const CHANNEL = staffChannel('announcements')

export const announcementSource: LiveSource = {
  topics: [ANNOUNCEMENT_TOPIC],
  deliveries: () => [createLiveEvent(CHANNEL, { kind: 'staff_announcements' })],
}
