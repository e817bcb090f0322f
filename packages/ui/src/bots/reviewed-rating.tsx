import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { Figure, RatingCount } from './counts.tsx'

export interface ReviewedRatingProps {
  bot: { averageRating: number | null; ratingCount: number }
  className?: string
}

/** The average with the number of reviews in brackets, or `No ratings`. Apart from `RatingCount`, which every page loads. */
export function ReviewedRating({ bot, className }: ReviewedRatingProps) {
  const { t } = useTranslation('bots')
  const format = useFormat()
  const { averageRating, ratingCount } = bot
  if (averageRating === null) {
    return <RatingCount average={null} {...(className !== undefined && { className })} />
  }
  const rating = format.rating(averageRating)
  const reviews = format.exact(ratingCount)

  return (
    <Figure
      exact={`${t('card.rating', { rating })} · ${t('card.ratingsExact', { count: ratingCount, exact: reviews })}`}
      icon={<Star aria-hidden="true" className="size-4 shrink-0 fill-sun text-sun" />}
      {...(className !== undefined && { className })}
    >
      <span className="font-semibold text-ink">{rating}</span> ({reviews})
    </Figure>
  )
}
