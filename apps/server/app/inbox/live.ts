import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { memberFeed } from '#app/identity/live'
import { NOTICE_TOPIC } from '#app/identity/notices'
import { INBOX_READ_TOPIC } from '#app/inbox/outbox'

export const inboxSource: LiveSource = {
  topics: [NOTICE_TOPIC, INBOX_READ_TOPIC],
  // This process has delivered a notice, or another one has, before it has read on.
  deliveries: (events) =>
    events
      .flatMap(({ key, payload }) => (Array.isArray(payload.to) ? (payload.to as string[]) : [key]))
      .map((memberId) => createLiveEvent(memberFeed(memberId), { kind: 'inbox' })),
}
