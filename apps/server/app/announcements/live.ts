import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { staffChannel } from '#app/identity/live'

const FEED = staffChannel('announcements')

export const announcementSource: LiveSource = {
  topics: [ANNOUNCEMENT_TOPIC],
  deliveries: () => [createLiveEvent(FEED, { kind: 'staff_announcements' })],
}
