import { ANNOUNCEMENT_TOPIC } from '#app/announcements/outbox'
import { addLiveSource, tell } from '#app/core/live/live_source'
import { addStaffTopic } from '#app/identity/live'

const FEED = addStaffTopic('announcements')

addLiveSource({
  topics: [ANNOUNCEMENT_TOPIC],
  deliveries: () => [tell(FEED, { kind: 'staff_announcements' })],
})
