import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { APPLICATION_TOPIC } from '#app/certification/outbox'
import { memberChannel, staffChannel } from '#app/identity/live'

const CHANNEL = staffChannel('applications')

export const applicationSource: LiveSource = {
  topics: [APPLICATION_TOPIC],
  deliveries: (events) => [
    createLiveEvent(CHANNEL, { kind: 'staff_applications' }),
    ...events
      .flatMap(({ payload }) => payload.owners as string[])
      .map((id) => createLiveEvent(memberChannel(id), { kind: 'own_applications' })),
  ],
}
