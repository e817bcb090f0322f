import { SNOWFLAKE_PATTERN } from '@botanica/api-client/contract'

/** The id in the address of a bot's page here. */
const BOT_PATH = /\/bot\/(\d+)(?:[/?#]|$)/

/** Returns the Discord id that somebody typed, or that of the page whose address it is; null for other texts. */
export function parseBotId(text: string): string | null {
  const typed = text.trim()
  const id = BOT_PATH.exec(typed)?.[1] ?? typed
  return SNOWFLAKE_PATTERN.test(id) ? id : null
}
