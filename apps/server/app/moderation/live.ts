import { AUDIT_TOPIC } from '#app/core/audit/audit'
import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { BOT_TOPIC, STAFF_BOT_TOPIC } from '#app/directory/outbox'
import { staffChannel } from '#app/identity/live'
import { USER_TOPIC } from '#app/identity/outbox'

export const staffBotSource: LiveSource = {
  topics: [BOT_TOPIC, STAFF_BOT_TOPIC],
  deliveries: () => [createLiveEvent(staffChannel('bots'), { kind: 'staff_bots' })],
}

export const staffMemberSource: LiveSource = {
  topics: [USER_TOPIC],
  deliveries: () => [createLiveEvent(staffChannel('members'), { kind: 'staff_members' })],
}

export const staffLogSource: LiveSource = {
  topics: [AUDIT_TOPIC],
  deliveries: () => [createLiveEvent(staffChannel('logs'), { kind: 'staff_logs' })],
}
