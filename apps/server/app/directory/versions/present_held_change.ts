import { isoDate } from '#app/core/database/readable_rows'
import type { HeldChange } from '#app/directory/versions/queries/bot_changes'

/** A change that waits for staff, as the bot's owners see it; `null` when there is none. */
export function presentHeldChange(change: HeldChange | undefined) {
  if (!change) return null
  const { id, fields, heldFor, createdAt } = change
  return { id, fields, heldFor, createdAt: isoDate(createdAt) }
}
