import logger from '@adonisjs/core/services/logger'
import { Failure } from '#app/core/errors'
import { backoffDelay } from '#app/core/backoff'
import { HOUR_MS, SECOND_MS } from '#app/core/time'
import { findMessage, sendMessage } from '#app/announcements/discord_messages'
import {
  claimDelivery,
  claimNextDelivery,
  type Delivery,
  LEASE_MS,
  markFailed,
  markSent,
  postponeSending,
} from '#app/announcements/queries/deliveries'
import { ANNOUNCEMENT_FAILURES } from '#app/announcements/rules'
import { syncReactions } from '#app/announcements/actions/sync_reactions'
import { UNKNOWN_MESSAGE_CODES } from '#app/platform/discord/discord_change'

const RETRIES = { initialMs: 5 * SECOND_MS, maxMs: HOUR_MS / 4, jitter: 0.2 }
/** After the lease another process may claim the delivery, so a step begins only while enough of the lease is left. */
const SAFE_LEASE_MS = LEASE_MS / 2

/** Finds the message at Discord. @returns its id, `undefined` when there is none, `null` when Discord does not answer */
async function findSentMessage(delivery: Delivery): Promise<string | undefined | null> {
  try {
    return await findMessage(delivery.channelId, delivery)
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

/** Sends an announcement and stores each outcome before the next step. @returns whether Discord has it now */
async function sendToDiscord(delivery: Delivery, claimedAt: number): Promise<boolean> {
  const { id, channelId, nonce, attempts, before, isOutdated } = delivery
  const markAsSent = async (messageId: string) => {
    await markSent(id, messageId)
    delivery.messageId = messageId
    return true
  }
  const retryLater = async (state: 'pending' | 'sending', waitMs = 0) => {
    await postponeSending(id, state, Math.max(waitMs, backoffDelay(attempts, RETRIES)))
    return false
  }
  const markAsFailed = async (why: string) => {
    await markFailed(id, why)
    return false
  }

  // Sends again only if the message certainly does not exist. The nonce prevents duplicates only for a few minutes.
  if (before === 'sending') {
    const found = await findSentMessage(delivery)
    if (found) return markAsSent(found)
    if (found === null) return retryLater('sending')
  }
  if (isOutdated) return markAsFailed(ANNOUNCEMENT_FAILURES.tooLate)
  // After such a pause another process may have claimed the delivery.
  if (Date.now() - claimedAt > SAFE_LEASE_MS) return false

  const outcome = await sendMessage(channelId, nonce, delivery)
  switch (outcome.status) {
    case 'done':
      return markAsSent((outcome.body as { id: string }).id)
    case 'held':
      return retryLater('pending', outcome.waitMs)
    case 'refused':
      return markAsFailed(
        outcome.code === UNKNOWN_MESSAGE_CODES.message
          ? ANNOUNCEMENT_FAILURES.deleted
          : outcome.message
      )
    case 'unknown': {
      const found = await findSentMessage(delivery)
      return found ? markAsSent(found) : retryLater('sending')
    }
  }
}

interface DeliveryResult {
  /** Resolves when the reactions are placed or postponed. */
  reactions: Promise<void>
}

/** Syncs the reactions of a sent message without blocking the caller. Logs errors instead of throwing them. */
function syncReactionsInBackground(delivery: Delivery): Promise<void> {
  return syncReactions(delivery).catch((error: unknown) => {
    logger.warn({ err: error, announcement: delivery.id }, 'reactions were interrupted')
  })
}

/** Sends the announcement unless it was sent, then starts to sync its reactions. */
async function processDelivery(delivery: Delivery): Promise<DeliveryResult> {
  const claimedAt = Date.now()
  const isSent = delivery.before === 'sent' || (await sendToDiscord(delivery, claimedAt))
  return { reactions: isSent ? syncReactionsInBackground(delivery) : Promise.resolve() }
}

/**
 * Sends an announcement if it is due and no other process has claimed it. Even if processes are killed on the way, it is sent
 * exactly once (docs/decisions/0024-announcements-and-inbox.md). Failures are stored in the row, and a job retries later.
 */
export async function deliver(id: number): Promise<DeliveryResult> {
  try {
    const delivery = await claimDelivery(id)
    if (delivery) return await processDelivery(delivery)
  } catch (error) {
    logger.warn({ err: error, announcement: id }, 'an announcement was interrupted')
  }
  return { reactions: Promise.resolve() }
}

/** Sends the next due announcement, with its reactions. @returns whether there was one */
export async function deliverNext(): Promise<boolean> {
  const delivery = await claimNextDelivery()
  if (!delivery) return false
  await (
    await processDelivery(delivery)
  ).reactions
  return true
}
