import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { memberChannel } from '#app/identity/live'
import { INBOX_EVENT_TOPIC } from '#app/identity/inbox_events'
import { INBOX_READ_TOPIC } from '#app/inbox/actions/mark_read'

export const inboxSource: LiveSource = {
  topics: [INBOX_EVENT_TOPIC, INBOX_READ_TOPIC],
  // The items exist by now: either this process has created them, or another one has.
  deliveries: (events) =>
    events
      .flatMap(({ key, payload }) => (Array.isArray(payload.to) ? (payload.to as string[]) : [key]))
      .map((memberId) => createLiveEvent(memberChannel(memberId), { kind: 'inbox' })),
}
