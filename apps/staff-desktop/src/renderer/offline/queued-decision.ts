import type { StaffBot } from '@botanica/api-client/staff'
import type { PendingDecision } from '@botanica/ui/staff'

/** A decision that was made offline, and its state. */
export interface QueuedDecision extends PendingDecision {
  /** ISO 8601. */
  keptAt: string
  state: 'waiting' | 'sending' | 'conflict' | 'refused' | 'sent'
  /** A sentence that says why the server rejected it, or who decided otherwise. */
  told?: string | undefined
  /** In a conflict, the current bot; `null` when it was deleted. */
  found?: StaffBot | null
}

const WAITING = new Set<QueuedDecision['state']>(['waiting', 'sending'])

/** Whether discarding it would lose a decision. */
export const isOpen = ({ state }: QueuedDecision) => state !== 'sent'
export const isForBot = (botId: number) => (queued: QueuedDecision) => queued.bot.id === botId

/**
 * Returns the decision as it is after a restart: an interrupted request is sent again with the same
 * idempotency key.
 */
export function toInterrupted(queued: QueuedDecision): QueuedDecision {
  return WAITING.has(queued.state) ? { ...queued, state: 'waiting' } : queued
}
