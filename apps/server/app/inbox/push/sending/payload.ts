import type { Language } from '#app/core/rules'
import type { NoticeKind } from '#app/identity/account/rules'

/**
 * What a browser is sent. Its worker makes the words and the address of it, from the same texts as the inbox: nothing is said
 * twice, and neither a reason nor anything else that is not for a locked screen leaves the server.
 */
export interface PushPayload {
  /** The item's, by which a browser shows it once. */
  id: number
  kind: NoticeKind
  language: Language
  /** What it is about; `null` when it is about none that the member sees. */
  bot: { discordBotId: string; name: string } | null
}
