import type { BotDetail } from '@botanica/api-client'
import { REVIEW_STARS, type Stars } from '@botanica/api-client/contract'
import { useFormat } from '@botanica/ui/i18n'
import { cx, StarRating } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'

interface RatingBreakdownProps {
  bot: BotDetail
  /** The stars by which the list is filtered. */
  stars: Stars | undefined
  onStarsChange: (stars: Stars | undefined) => void
}

/** The average and the number of reviews by stars; a click on a row filters the list. */
export function RatingBreakdown({ bot, stars, onStarsChange }: RatingBreakdownProps) {
  const { t } = useTranslation(['reviews', 'bot', 'common'])
  const format = useFormat()
  const { averageRating: average, ratingCounts, reviewCount } = bot
  if (reviewCount === 0) return null

  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-8 gap-y-4">
      {average !== null && (
        <p className="flex flex-col items-center gap-1">
          <span className="numbers font-serif text-display leading-none font-medium">
            {format.rating(average)}
          </span>
          <StarRating rating={average} size={16} isAverage />
        </p>
      )}
      <ul aria-label={t('breakdown')} className="min-w-56 flex-1">
        {REVIEW_STARS.toReversed().map((value) => {
          const count = ratingCounts[value - 1] ?? 0
          return (
            <li key={value}>
              <button
                type="button"
                disabled={count === 0}
                aria-pressed={stars === value}
                onClick={() => onStarsChange(stars === value ? undefined : value)}
                className={cx(
                  'grid w-full grid-cols-[4rem_minmax(0,1fr)_6rem] text-left items-center gap-2 rounded-label px-1 py-1 text-label enabled:hover:bg-mist',
                  stars === value && 'bg-leaf-wash'
                )}
              >
                <span className="numbers">{t('common:stars.value', { count: value })}</span>
                <Bar share={count / reviewCount} />
                <span className="numbers text-right text-muted">
                  {t('bot:facts.reviews', { count })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Drawn as SVG, because the Content Security Policy allows no style attributes. */
function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full">
      <rect width="100%" height="100%" className="fill-line" />
      <rect width={`${share * 100}%`} height="100%" className="fill-sun" />
    </svg>
  )
}
