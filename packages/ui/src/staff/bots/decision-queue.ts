import { ApiError } from '@botanica/api-client'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import type { StaffBot } from '@botanica/api-client/staff'
import type { BotDecision } from './use-bot-decisions.ts'

/** A decision that could not be sent because there was no connection. */
export interface PendingDecision {
  /** The bot as the reviewer saw it; if its state has changed since, the decision is not applied. */
  bot: StaffBot
  decision: BotDecision
  /** The headers of every attempt, so that a request whose response was lost is not processed twice. */
  sending: IdempotentCallOptions
}

/** The offline queue of decisions. The site has none: there the reviewer retries a decision that failed. */
export interface DecisionQueue {
  /** There is no connection; do not try to send. */
  isOffline: boolean
  /** Returns the queued decision on a bot, also one in conflict. */
  find: (botId: number) => PendingDecision | undefined
  add: (decision: PendingDecision) => void
  discard: (botId: number) => void
}

/** There was no response: whether the request was processed is unknown, and it may be sent again. */
export function hasNoResponse(error: unknown): boolean {
  return error instanceof ApiError && error.status === undefined
}
