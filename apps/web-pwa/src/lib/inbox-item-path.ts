import { paths } from '@botanica/ui/paths'
import { PATHS } from './paths.ts'

const REVIEWS_TAB = '?tab=reviews'

/** What a notice is about, as far as its place goes. */
interface InboxItemSubject {
  kind: string
  bot: { discordBotId: string } | null
}

/** Where it can be seen what a notice is about. What is about nothing that has a page leads to the own profile. */
export function getInboxItemPath({ kind, bot }: InboxItemSubject): string {
  if (kind === 'support_answered') return PATHS.contact
  if (!bot) return PATHS.profile
  if (kind === 'application_rejected') return PATHS.applyForCertification
  return kind === 'review_reply'
    ? paths.bot(bot.discordBotId) + REVIEWS_TAB
    : paths.bot(bot.discordBotId)
}
