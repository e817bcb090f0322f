import type { ReviewedApplication, StaffBot } from '@botanica/api-client/staff'
import {
  getDecisionItem,
  type DecisionItem,
  type PendingBotDecision,
  type PendingDecision,
  type PendingReview,
  type QueueState,
} from '@botanica/ui/staff'

type BotDecision = PendingBotDecision['decision']

interface DecisionState {
  /** ISO 8601. */
  keptAt: string
  state: QueueState
  /** A sentence that says why the server rejected it, or who decided otherwise. */
  told?: string | undefined
}

/** A decision on a bot that was made offline, and its state. */
export interface QueuedBotDecision extends PendingBotDecision, DecisionState {
  /** In a conflict, the current bot; `null` when it was deleted. */
  found?: StaffBot | null
}

/** A review of a certification request that was made offline, and its state. */
export interface QueuedReview extends PendingReview, DecisionState {
  /** In a conflict, the current request; `null` when it or its bot was deleted. */
  found?: ReviewedApplication | null
}

/** A decision that was made offline, and its state. */
export type QueuedDecision = QueuedBotDecision | QueuedReview

const WAITING = new Set<QueuedDecision['state']>(['waiting', 'sending'])

/** Whether discarding it would lose a decision. */
export const isOpen = ({ state }: QueuedDecision) => state !== 'sent'

/** Returns a text that is the same for all decisions on an item. */
export function getItemKey(pending: PendingDecision): string {
  const { itemType, itemId } = getDecisionItem(pending)
  return `${itemType} ${itemId}`
}

export const isForItem =
  ({ itemType, itemId }: DecisionItem) =>
  (queued: QueuedDecision) =>
    getItemKey(queued) === `${itemType} ${itemId}`

/** A version of a listing that differs from the one that the reviewer saw. */
export interface ChangedListing {
  botId: number
  from: number
  to: number
}

/** Returns how the listing has changed since the reviewer saw it; `undefined` when it has not, or is unknown. */
export function getChangedListing(queued: QueuedDecision): ChangedListing | undefined {
  if (!queued.found) return undefined
  const [botId, seen] =
    queued.itemType === 'bot'
      ? [queued.bot.id, queued.bot]
      : [queued.application.botId, queued.application]
  // Older versions stored bots without a version.
  const from = seen.version as number | undefined
  const to = queued.found.version
  return from === undefined || from === to ? undefined : { botId, from, to }
}

/**
 * A queued decision as it is stored. Older versions stored only decisions on bots, without `itemType`, and what was
 * decided as `deed`.
 */
export type StoredDecision =
  | QueuedReview
  | (Omit<QueuedBotDecision, 'decision' | 'itemType'> & {
      itemType?: 'bot'
      decision: Omit<BotDecision, 'action'> &
        (Pick<BotDecision, 'action'> | { deed: BotDecision['action'] })
    })

/**
 * Returns a stored decision as it is after a restart: an interrupted request is sent again with the same idempotency
 * key.
 */
export function toQueuedDecision(stored: StoredDecision): QueuedDecision {
  const state = WAITING.has(stored.state) ? 'waiting' : stored.state
  if (stored.itemType === 'application') return { ...stored, state }
  const { reason, ruleIds, ...made } = stored.decision
  const decision: BotDecision = { action: 'action' in made ? made.action : made.deed }
  if (reason !== undefined) decision.reason = reason
  if (ruleIds !== undefined) decision.ruleIds = ruleIds
  return { ...stored, itemType: 'bot', decision, state }
}
