import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { memberChannel, staffChannel } from '#app/identity/live'
import { APPEAL_TOPIC } from '#app/appeals/outbox'

const CHANNEL = staffChannel('appeals')

export const appealSource: LiveSource = {
  topics: [APPEAL_TOPIC],
  deliveries: (events) => [
    createLiveEvent(CHANNEL, { kind: 'staff_appeals' }),
    ...events.map(({ key }) => createLiveEvent(memberChannel(key), { kind: 'own_appeals' })),
  ],
}
