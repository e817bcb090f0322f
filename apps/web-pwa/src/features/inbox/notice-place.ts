import type { Notice } from '@botanica/api-client/member'
import { paths } from '@botanica/ui/paths'
import { PATHS } from '../../lib/paths.ts'

const REVIEWS = '?tab=reviews'

/** Where it can be seen what a notice is about. What is about nothing that has a page leads to the own profile. */
export function placeOf({ kind, bot }: Pick<Notice, 'kind' | 'bot'>): string {
  if (!bot) return PATHS.profile
  if (kind === 'application_rejected') return PATHS.applyForCertification
  return kind === 'review_reply'
    ? paths.bot(bot.discordBotId) + REVIEWS
    : paths.bot(bot.discordBotId)
}
