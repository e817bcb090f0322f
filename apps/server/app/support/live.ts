import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { memberChannel, staffChannel } from '#app/identity/live'
import { SUPPORT_TOPIC } from '#app/support/outbox'

const CHANNEL = staffChannel('support')

export const supportSource: LiveSource = {
  topics: [SUPPORT_TOPIC],
  deliveries: (events) => [
    createLiveEvent(CHANNEL, { kind: 'staff_support' }),
    ...events.map(({ key }) => createLiveEvent(memberChannel(key), { kind: 'own_support' })),
  ],
}
