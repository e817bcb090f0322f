import type { Language } from '../core/rules.js'
import { SECOND_MS } from '../core/time.js'
import type { InboxKind } from '../identity/account/rules.js'

/** Days after which an item is deleted, read or not. */
export const INBOX_LIFE_DAYS = 90

/** Milliseconds after which the unread count on a screen is stale. */
export const INBOX_STALE_MS = 15 * SECOND_MS

/** The maximum number of ids in one request that marks items as read. */
export const MAX_NAMED_READ = 100

/**
 * The payload of a push message. The service worker builds title, text and URL from the same texts as the inbox. The
 * payload leaves out reasons and everything else that should not show on a lock screen.
 */
export interface PushPayload {
  /** The item's id, by which the browser shows it only once. */
  id: number
  kind: InboxKind
  language: Language
  /** The bot; `null` when there is none, or none that the member may see. */
  bot: { discordBotId: string; name: string } | null
}
