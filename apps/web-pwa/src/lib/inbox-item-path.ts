import { paths } from '@botanica/ui/paths'
import { getDeveloperPath, getEditBotPath, getVotePath, PATHS } from './paths.ts'

const REVIEWS_TAB = '?tab=reviews'
/** Kinds whose subject has no page of its own any more, and outcomes of appeals. */
const ABOUT_DECISIONS: ReadonlySet<string> = new Set([
  'bot_deleted',
  'review_removed',
  'appeal_upheld',
  'appeal_reversed',
  'appeal_closed',
])

/** News of a transfer that the member can still answer or take back. */
const ABOUT_TRANSFERS: ReadonlySet<string> = new Set(['transfer_offered', 'transfer_accepted'])

/** The path of a bot among all bots in the dashboard. */
const getStaffBotPath = (discordBotId: string) =>
  `${PATHS.admin}?${new URLSearchParams({ tab: 'bots', search: discordBotId })}`

/** The fields of an inbox item that determine its page. */
interface InboxItemSubject {
  kind: string
  bot: { discordBotId: string } | null
}

/** Path of the page that an inbox item is about; the member's profile if there is none. */
export function getInboxItemPath({ kind, bot }: InboxItemSubject): string {
  if (kind === 'support_answered') return PATHS.contact
  if (kind === 'token_created') return PATHS.personalTokens
  if (ABOUT_DECISIONS.has(kind)) return PATHS.appeals
  if (ABOUT_TRANSFERS.has(kind)) return PATHS.transfers
  if (!bot) return PATHS.profile
  if (kind === 'note_mention' || kind === 'bot_answer') return getStaffBotPath(bot.discordBotId)
  if (kind === 'application_rejected') return PATHS.applyForCertification
  if (kind === 'webhook_paused') return getDeveloperPath(bot.discordBotId)
  if (kind === 'change_rejected') return getEditBotPath(bot.discordBotId)
  if (kind === 'vote_reminder') return getVotePath(bot.discordBotId)
  const botPath = paths.bot(bot.discordBotId)
  return kind === 'review_reply' || kind === 'review_restored' ? botPath + REVIEWS_TAB : botPath
}
