import logger from '@adonisjs/core/services/logger'
import { Failure } from '#app/core/errors'
import { backoffDelay } from '#app/core/backoff'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#app/core/time'
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
/** What could not be said within a day is not news any more. */
const LIFE_MS = DAY_MS
/** Beyond the lease somebody else is at it; a step must fit in what is left. */
const SAFE_LEASE_MS = LEASE_MS / 2

/** Looks whether Discord has it. @returns `undefined` when it has not, `null` when it cannot say */
async function look(delivery: Delivery): Promise<string | undefined | null> {
  try {
    return await findMessage(delivery.channelId, delivery)
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

/** Whether Discord has it now. Each outcome is noted before anything else is done. */
async function bringToDiscord(delivery: Delivery, claimedAt: number): Promise<boolean> {
  const { id, channelId, nonce, attempts, before, requestedAt } = delivery
  const noted = async (messageId: string) => {
    await markSent(id, messageId)
    delivery.messageId = messageId
    return true
  }
  const later = async (state: 'pending' | 'sending', waitMs = 0) => {
    await postponeSending(id, state, Math.max(waitMs, backoffDelay(attempts, RETRIES)))
    return false
  }
  const failed = async (why: string) => {
    await markFailed(id, why)
    return false
  }

  // Sent again only when it is sure that it is not there: the nonce protects for a few minutes, and this ever after.
  if (before === 'sending') {
    const found = await look(delivery)
    if (found) return noted(found)
    if (found === null) return later('sending')
  }
  if (Date.now() - requestedAt.getTime() > LIFE_MS) return failed(ANNOUNCEMENT_FAILURES.tooLate)
  // Whoever was stopped that long may have been overtaken.
  if (Date.now() - claimedAt > SAFE_LEASE_MS) return false

  const outcome = await sendMessage(channelId, nonce, delivery)
  switch (outcome.status) {
    case 'done':
      return noted((outcome.body as { id: string }).id)
    case 'held':
      return later('pending', outcome.waitMs)
    case 'refused':
      return failed(
        outcome.code === UNKNOWN_MESSAGE_CODES.message
          ? ANNOUNCEMENT_FAILURES.deleted
          : outcome.message
      )
    case 'unknown': {
      const found = await look(delivery)
      return found ? noted(found) : later('sending')
    }
  }
}

interface Delivered {
  /** Settles when the reactions stand, or are put off. */
  reactions: Promise<void>
}

/** Puts the reactions on what has been sent, beside whatever else the process does. */
function continueBeside(delivery: Delivery): Promise<void> {
  return syncReactions(delivery).catch((error: unknown) => {
    logger.warn({ err: error, announcement: delivery.id }, 'reactions were interrupted')
  })
}

/** @returns what settles when the reactions stand, once the sending is over */
async function goOn(delivery: Delivery): Promise<Delivered> {
  const claimedAt = Date.now()
  const isThere = delivery.before === 'sent' || (await bringToDiscord(delivery, claimedAt))
  return { reactions: isThere ? continueBeside(delivery) : Promise.resolve() }
}

/**
 * Goes on with an announcement, if it is due and nobody is at it: sends it, exactly once however often this process or others
 * are killed on the way (docs/decisions: announcements). Failures are noted in the row, and a job goes on later.
 */
export async function deliver(id: number): Promise<Delivered> {
  try {
    const delivery = await claimDelivery(id)
    if (delivery) return await goOn(delivery)
  } catch (error) {
    logger.warn({ err: error, announcement: id }, 'an announcement was interrupted')
  }
  return { reactions: Promise.resolve() }
}

/** The next one that is due, with its reactions. @returns whether there was one */
export async function deliverNext(): Promise<boolean> {
  const delivery = await claimNextDelivery()
  if (!delivery) return false
  await (
    await goOn(delivery)
  ).reactions
  return true
}
