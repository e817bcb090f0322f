import { addLiveSource, tell } from '#app/core/live/live_source'
import { addStaffTopic, memberFeed } from '#app/identity/live'
import { SUPPORT_TOPIC } from '#app/support/outbox'

const FEED = addStaffTopic('support')

addLiveSource({
  topics: [SUPPORT_TOPIC],
  deliveries: (events) => [
    tell(FEED, { kind: 'staff_support' }),
    ...events.map(({ key }) => tell(memberFeed(key), { kind: 'own_support' })),
  ],
})
