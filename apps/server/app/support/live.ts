import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { memberFeed, staffFeed } from '#app/identity/live'
import { SUPPORT_TOPIC } from '#app/support/outbox'

const FEED = staffFeed('support')

export const supportSource: LiveSource = {
  topics: [SUPPORT_TOPIC],
  deliveries: (events) => [
    createLiveEvent(FEED, { kind: 'staff_support' }),
    ...events.map(({ key }) => createLiveEvent(memberFeed(key), { kind: 'own_support' })),
  ],
}
