import { AUDIT_TOPIC } from '#app/core/audit/audit'
import { addLiveSource, tell } from '#app/core/live/live_source'
import { BOT_TOPIC } from '#app/directory/outbox'
import { addStaffTopic } from '#app/identity/live'
import { USER_TOPIC } from '#app/identity/outbox'

const FEEDS = {
  bots: addStaffTopic('bots'),
  members: addStaffTopic('members'),
  logs: addStaffTopic('logs'),
}

addLiveSource({
  topics: [BOT_TOPIC],
  deliveries: () => [tell(FEEDS.bots, { kind: 'staff_bots' })],
})
addLiveSource({
  topics: [USER_TOPIC],
  deliveries: () => [tell(FEEDS.members, { kind: 'staff_members' })],
})
addLiveSource({
  topics: [AUDIT_TOPIC],
  deliveries: () => [tell(FEEDS.logs, { kind: 'staff_logs' })],
})
