import { changeReaction } from '#app/announcements/discord_messages'
import {
  type Delivery,
  markDone,
  markReactionAdded,
  postponeReactions,
} from '#app/announcements/queries/deliveries'
import { SECOND_MS } from '#app/core/time'

/** The wait before retrying a call that Discord did not answer. */
const RETRY_MS = 10 * SECOND_MS

/**
 * Syncs the reactions on a message: removes deselected ones, then adds missing ones in order. Each step is stored and
 * idempotent, so that another run can complete an interrupted one.
 */
export async function syncReactions(delivery: Delivery): Promise<void> {
  const { id, channelId, messageId, reactions, placedReactions } = delivery
  if (messageId === null) return
  const steps = [
    ...placedReactions
      .filter((emoji) => !reactions.includes(emoji))
      .map((emoji) => ({ method: 'DELETE', change: 'taken back', emoji }) as const),
    ...reactions
      .filter((emoji) => !placedReactions.includes(emoji))
      .map((emoji) => ({ method: 'PUT', change: 'placed', emoji }) as const),
  ]
  for (const { method, change, emoji } of steps) {
    const outcome = await changeReaction(method, { channelId, messageId }, emoji)
    if (outcome.status === 'held') return postponeReactions(id, outcome.waitMs)
    if (outcome.status === 'unknown') return postponeReactions(id, RETRY_MS)
    // The message is gone or has the maximum number of reactions. Retrying would not help.
    if (outcome.status === 'refused') break
    await markReactionAdded(id, change, emoji)
  }
  await markDone(id, reactions)
}
