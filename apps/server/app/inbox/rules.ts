import type { Language } from '../core/rules.js'
import { SECOND_MS } from '../core/time.js'
import type { InboxKind } from '../identity/account/rules.js'

/** Days for which an item is kept, read or not. */
export const INBOX_LIFE_DAYS = 90

/** Milliseconds that the figure of unread items on a screen may be old. */
export const INBOX_STALE_MS = 15 * SECOND_MS

/** How many items can be named at once as read. */
export const MAX_NAMED_READ = 100

/**
 * What a browser is sent. Its worker makes the words and the address of it, from the same texts as the inbox: nothing is said
 * twice, and neither a reason nor anything else that is not for a locked screen leaves the server.
 */
export interface PushPayload {
  /** The item's, by which a browser shows it once. */
  id: number
  kind: InboxKind
  language: Language
  /** What it is about; `null` when it is about none that the member sees. */
  bot: { discordBotId: string; name: string } | null
}
