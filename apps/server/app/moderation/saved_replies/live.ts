import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { staffChannel } from '#app/identity/live'
import { SAVED_REPLY_TOPIC } from '#app/moderation/saved_replies/outbox'

const CHANNEL = staffChannel('replies')

export const savedReplySource: LiveSource = {
  topics: [SAVED_REPLY_TOPIC],
  deliveries: () => [createLiveEvent(CHANNEL, { kind: 'staff_replies' })],
}
