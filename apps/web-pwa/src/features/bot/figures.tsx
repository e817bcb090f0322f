import type { BotDetail } from '@botanica/api-client'
import { ENOUGH_RATINGS } from '@botanica/api-client/contract'
import { useServerCountText } from '@botanica/ui/bots'
import { useFormat } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { AppLink, StarRating } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { REVIEWS_TAB } from './reviews-heading.ts'

/** The average rating of a bot, whether rankings do not use it because of too few ratings, and the number of reviews as a link to them. */
export function Rating({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')
  const format = useFormat()
  const { averageRating: average, ratingCount, reviewCount } = bot

  return (
    <>
      {average === null ? (
        t('facts.noRatings')
      ) : (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
          <StarRating rating={average} size={16} isAverage />
          <span className="numbers">
            {t('facts.ratingValue', { rating: format.rating(average) })}
          </span>
        </span>
      )}
      {average !== null && ratingCount < ENOUGH_RATINGS && (
        <span className="block text-label text-muted">{t('facts.tooFewRatings')}</span>
      )}
      {reviewCount > 0 && (
        <AppLink
          href={`${paths.bot(bot.discordBotId)}?tab=${REVIEWS_TAB}`}
          className="numbers block rounded-label text-label text-muted underline underline-offset-4 hover:text-leaf-strong"
        >
          {t('facts.reviews', { count: reviewCount })}
        </AppLink>
      )}
    </>
  )
}

/** Rating, servers and votes in a row, for screens where the side card comes after the description. */
export function FigureStrip({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')
  const format = useFormat()
  const { averageRating: average, reviewCount, servingCount, voteCount } = bot
  const servers = useServerCountText(bot)

  return (
    <dl className="mt-6 grid grid-cols-3 divide-x divide-line rounded-sheet border border-line bg-plate py-3 text-center lg:hidden">
      <Figure
        label={reviewCount > 0 ? t('facts.reviews', { count: reviewCount }) : t('facts.noRatings')}
      >
        {average === null ? '–' : `${format.rating(average)} ★`}
      </Figure>
      <Figure label={t('facts.servers')} title={servers}>
        {format.compact(servingCount)}
      </Figure>
      <Figure label={t('facts.votes')}>{format.compact(voteCount)}</Figure>
    </dl>
  )
}

function Figure({ label, title, children }: { label: string; title?: string; children: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse px-1">
      <dt className="truncate text-label text-muted">{label}</dt>
      {/* Server and browser may abbreviate large numbers differently, because their language data has different
          versions. */}
      <dd className="numbers text-lead font-semibold" title={title} suppressHydrationWarning>
        {children}
      </dd>
    </div>
  )
}
