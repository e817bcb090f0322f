import { BOT_LINKS } from '@botanica/api-client/contract'

export const REVIEWED_LINKS = ['inviteUrl', ...BOT_LINKS] as const
type ReviewedLink = (typeof REVIEWED_LINKS)[number]

/** The keys that open the links that reviewers follow most. */
export const LINK_KEYS: ReadonlyMap<ReviewedLink, string> = new Map([
  ['inviteUrl', 'i'],
  ['supportServer', 's'],
  ['website', 'w'],
])
/** The key that opens the page that visitors see. */
export const PAGE_KEY = 'p'
/** The key that copies the bot's ID. */
export const COPY_KEY = 'y'
/** The key that asks the owners of a bot. */
export const ASK_KEY = 'q'
/** The key that snoozes a bot, or puts it back into the queue. */
export const SNOOZE_KEY = 'z'
