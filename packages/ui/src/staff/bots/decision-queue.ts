import { ApiError } from '@botanica/api-client'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import type { StaffBot } from '@botanica/api-client/staff'
import type { BotDecision } from './use-bot-decisions.ts'

/** A decision that could not be sent for want of a connection. */
export interface PendingDecision {
  /** As it was seen when it was decided; of a bot that stands otherwise by now nothing shall be done. */
  bot: StaffBot
  decision: BotDecision
  /** What every sending carries, so that one whose answer was lost is not done twice. */
  sending: IdempotentCallOptions
}

/** Where decisions wait for a connection. The site has none: there a decision that fails is tried again by who made it. */
export interface DecisionQueue {
  /** There is no connection, so that it need not be tried. */
  isOffline: boolean
  /** Those that wait, or came too late. */
  find: (botId: number) => PendingDecision | undefined
  add: (unsent: PendingDecision) => void
  discard: (botId: number) => void
}

/** Nobody has answered: whether it was done is not known, and the same may be sent again. */
export function hasNoResponse(error: unknown): boolean {
  return error instanceof ApiError && error.status === undefined
}
