import app from '@adonisjs/core/services/app'
import type { Group } from '@japa/runner/core'
import { OutboxTail } from '#app/core/outbox/outbox_tail'
import { eventually } from '#tests/helpers/eventually'

/** Tails the outbox while the group runs, as a server process does. Call `useDatabase` first. */
export function useOutboxTail(group: Group) {
  group.setup(async () => {
    const tail = await app.container.make(OutboxTail)
    tail.start()
    await eventually(() => tail.isFollowing)
    return () => tail.stop()
  })
}
