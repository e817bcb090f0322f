import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { staffChannel } from '#app/identity/live'
import { USER_TOPIC } from '#app/identity/outbox'
import { ITEM_READERS_TOPIC } from '#app/readers/change_readers'
import { hasReaders } from '#app/readers/list_readers'

const CHANNEL = staffChannel('readers')

/** Members who lose their rights, their account or a token are no readers any more. */
export const readerSource: LiveSource = {
  topics: [ITEM_READERS_TOPIC, USER_TOPIC],
  async deliveries(events, followed) {
    if (!followed.has(CHANNEL)) return []
    const hasChanged = events.some(({ topic }) => topic === ITEM_READERS_TOPIC)
    const isNews = hasChanged || (await hasReaders(events.map(({ key }) => key)))
    return isNews ? [createLiveEvent(CHANNEL, { kind: 'staff_readers' })] : []
  },
}
