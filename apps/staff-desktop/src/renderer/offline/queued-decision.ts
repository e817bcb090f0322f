import type { StaffBot } from '@botanica/api-client/staff'
import type { PendingDecision } from '@botanica/ui/staff'

/** A decision that was made without a connection, and what has become of it. */
export interface QueuedDecision extends PendingDecision {
  /** ISO 8601. */
  keptAt: string
  state: 'waiting' | 'sending' | 'conflict' | 'refused' | 'sent'
  /** Why it was refused, or who decided otherwise: a sentence. */
  told?: string | undefined
  /** Of a conflict: how the bot stands now, `null` when it is gone. */
  found?: StaffBot | null
}

const WAITING = new Set<QueuedDecision['state']>(['waiting', 'sending'])

/** Whether something is lost when it is thrown away. */
export const isOpen = ({ state }: QueuedDecision) => state !== 'sent'
export const isAbout = (botId: number) => (kept: QueuedDecision) => kept.bot.id === botId

/** As it is found after the client was closed: what was on its way then is sent again, by the same key. */
export function toInterrupted(kept: QueuedDecision): QueuedDecision {
  return WAITING.has(kept.state) ? { ...kept, state: 'waiting' } : kept
}
