import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { paths } from '../paths.ts'
import { AppLink } from '../primitives/link.tsx'
import { cardParts } from './card-style.ts'
import { RatingCount, ServerCount, VoteCount } from './counts.tsx'
import type { BotCardBot } from './types.ts'

export interface BotFiguresProps {
  bot: Pick<BotCardBot, 'discordBotId' | 'averageRating' | 'voteCount' | 'servingCount'>
  /** The number of reviews, if it is shown beside the average. */
  reviewCount?: number
}

/**
 * A card's line of rating, votes and servers. Counts have a title with every digit, so they must be above the link that
 * covers the card. They are that same link once more, for the mouse only.
 */
export function BotFigures({ bot, reviewCount }: BotFiguresProps) {
  const { t } = useTranslation('bots')
  const format = useFormat()
  const { averageRating, voteCount, servingCount } = bot
  const texts = [
    averageRating === null
      ? t('card.noRatings')
      : t('card.rating', { rating: format.rating(averageRating) }),
    averageRating !== null &&
      reviewCount !== undefined &&
      t('card.ratingsExact', { count: reviewCount, exact: format.exact(reviewCount) }),
    t('card.votesExact', { count: voteCount, exact: format.exact(voteCount) }),
    t('card.serversExact', { count: servingCount, exact: format.exact(servingCount) }),
  ]

  return (
    <>
      <p className="sr-only">{texts.filter(Boolean).join(' · ')}</p>
      <AppLink
        href={paths.bot(bot.discordBotId)}
        aria-hidden="true"
        tabIndex={-1}
        className={cardParts.figures}
      >
        <RatingCount average={averageRating} reviewCount={reviewCount} className="shrink-0" />
        <VoteCount count={voteCount} className="shrink-0" />
        <ServerCount count={servingCount} className="min-w-0" />
      </AppLink>
    </>
  )
}
