import { ApiError } from '@botanica/api-client'
import type { StaffItem } from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import type { ReviewedApplication, StaffBot } from '@botanica/api-client/staff'
import type { ApplicationReview } from './applications/use-application-decision.ts'
import type { BotDecision } from './bots/use-bot-decisions.ts'
import { useStaff } from './environment.tsx'

/** The headers of every attempt, so that a request whose response was lost is not processed twice. */
interface Sending {
  sending: IdempotentCallOptions
}

export interface PendingBotDecision extends Sending {
  itemType: 'bot'
  /** The bot as the reviewer saw it; if it has changed since, the decision is not applied. */
  bot: StaffBot
  decision: BotDecision
}

export interface PendingReview extends Sending {
  itemType: 'application'
  /** The application as the reviewer saw it; if its bot's listing has changed since, the review is not applied. */
  application: ReviewedApplication
  decision: ApplicationReview
}

/** A decision that could not be sent because there was no connection. */
export type PendingDecision = PendingBotDecision | PendingReview

/** An item on which a decision can be queued. */
export interface DecisionItem extends StaffItem {
  itemType: PendingDecision['itemType']
}

/** Returns the item of a decision, and the name of its bot. */
export function getDecisionItem(pending: PendingDecision): DecisionItem & { name: string } {
  if (pending.itemType === 'bot') {
    const { id, name } = pending.bot
    return { itemType: 'bot', itemId: id, name }
  }
  const { id, botName } = pending.application
  return { itemType: 'application', itemId: id, name: botName }
}

/**
 * What became of a queued decision. It is sent by itself while `waiting`; after a `conflict`, or when it was `refused`,
 * the reviewer has to act.
 */
export type QueueState = 'waiting' | 'sending' | 'conflict' | 'refused' | 'sent'

export type QueuedItem = PendingDecision & { state: QueueState }

/** Returns the state in which lists and details show a queued decision. */
export function getShownState({ state }: QueuedItem): 'waiting' | 'conflict' | 'refused' {
  return state === 'conflict' || state === 'refused' ? state : 'waiting'
}

/** The offline queue of decisions. The site has none: there the reviewer retries a decision that failed. */
export interface DecisionQueue {
  /** There is no connection; do not try to send. */
  isOffline: boolean
  /** Returns the queued decision on an item, also one in conflict. */
  find: (item: DecisionItem) => QueuedItem | undefined
  add: (decision: PendingDecision) => void
  discard: (item: DecisionItem) => void
}

/** There was no response: whether the request was processed is unknown, and it may be sent again. */
export function hasNoResponse(error: unknown): boolean {
  return error instanceof ApiError && error.status === undefined
}

/** The result of a queued decision. */
export const QUEUED = Symbol('queued')

/** Returns a function that sends a decision, or queues it while there is no connection. Its result may be `QUEUED`. */
export function useSendOrQueue() {
  const { decisionQueue: queue } = useStaff()

  return async (pending: PendingDecision, send: () => Promise<unknown>): Promise<unknown> => {
    if (!queue) return send()
    if (!queue.isOffline) {
      try {
        return await send()
      } catch (error) {
        if (!hasNoResponse(error)) throw error
      }
    }
    queue.add(pending)
    return QUEUED
  }
}
