import { changeReaction } from '#app/announcements/discord_messages'
import {
  type Delivery,
  markDone,
  markReactionAdded,
  postponeReactions,
} from '#app/announcements/queries/deliveries'
import { SECOND_MS } from '#app/core/time'

/** Before what Discord did not answer is tried again. */
const RETRY_MS = 10 * SECOND_MS

/**
 * Brings the reactions on a message to what they should be: takes back what was deselected, then puts what is missing, in
 * order. Each step is noted, and may be done twice, so that whoever goes on after an interruption completes it.
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
    // The message is gone, or has all the reactions that it may have: there is nothing to wait for.
    if (outcome.status === 'refused') break
    await markReactionAdded(id, change, emoji)
  }
  await markDone(id, reactions)
}
