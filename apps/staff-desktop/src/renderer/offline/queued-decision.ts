import type { StaffBot } from '@botanica/api-client/staff'
import type { PendingDecision } from '@botanica/ui/staff'

type BotDecision = PendingDecision['decision']

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

/** A queued decision as it is stored. Older versions stored what was decided as `deed`. */
export type StoredDecision = Omit<QueuedDecision, 'decision'> & {
  decision: Omit<BotDecision, 'action'> &
    (Pick<BotDecision, 'action'> | { deed: BotDecision['action'] })
}

/**
 * Returns a stored decision as it is after a restart: an interrupted request is sent again with the same idempotency
 * key.
 */
export function toQueuedDecision({ decision: stored, ...queued }: StoredDecision): QueuedDecision {
  const { reason, ruleIds } = stored
  const decision: BotDecision = { action: 'action' in stored ? stored.action : stored.deed }
  if (reason !== undefined) decision.reason = reason
  if (ruleIds !== undefined) decision.ruleIds = ruleIds
  const state = WAITING.has(queued.state) ? 'waiting' : queued.state
  return { ...queued, decision, state }
}
