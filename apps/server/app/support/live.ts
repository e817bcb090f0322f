import { tell, type LiveSource } from '#app/core/live/live_source'
import { memberFeed, staffFeed } from '#app/identity/live'
import { SUPPORT_TOPIC } from '#app/support/outbox'

const FEED = staffFeed('support')

export const supportSource: LiveSource = {
  topics: [SUPPORT_TOPIC],
  deliveries: (events) => [
    tell(FEED, { kind: 'staff_support' }),
    ...events.map(({ key }) => tell(memberFeed(key), { kind: 'own_support' })),
  ],
}
