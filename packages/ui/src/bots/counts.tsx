import { Heart, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { cx } from '../primitives/cx.ts'
import { type CountedBot, useServerCountText } from './server-count-source.ts'

interface FigureProps {
  /** Every digit, for the title and for screen readers. */
  exact: string
  icon?: ReactNode
  /** The rounded number, for sighted readers. */
  children: ReactNode
  className?: string
}

/*
 * A number with an exact text. Rounding is visual only. Server and browser may round a language's largest numbers by different tables, and a
 * count may become stale in between, so hydration warnings are suppressed.
 */
export function Figure({ exact, icon, children, className }: FigureProps) {
  return (
    <span
      title={exact}
      className={cx('inline-flex items-center gap-1', className)}
      suppressHydrationWarning
    >
      {icon}
      <span aria-hidden="true" className="truncate" suppressHydrationWarning>
        {children}
      </span>
      <span className="sr-only" suppressHydrationWarning>
        {exact}
      </span>
    </span>
  )
}

/** The average with one decimal and its star, or `No ratings`. */
export function RatingCount({
  average,
  className,
}: {
  average: number | null
  className?: string
}) {
  const { t } = useTranslation('bots')
  const format = useFormat()
  if (average === null) {
    return (
      <span className={cx('inline-flex items-center gap-1', className)}>
        <Star aria-hidden="true" className="size-4 shrink-0 text-edge" />
        {t('card.noRatings')}
      </span>
    )
  }
  const rating = format.rating(average)

  return (
    <Figure
      exact={t('card.rating', { rating })}
      icon={<Star aria-hidden="true" className="size-4 shrink-0 fill-sun text-sun" />}
      className={className}
    >
      <span className="font-semibold text-ink">{rating}</span>
    </Figure>
  )
}

/** The number of votes. */
export function VoteCount({ count, className }: { count: number; className?: string }) {
  const { t } = useTranslation('bots')
  const format = useFormat()

  return (
    <Figure
      exact={t('card.votesExact', { count, exact: format.exact(count) })}
      icon={<Heart aria-hidden="true" className="size-4 shrink-0 text-bloom" />}
      className={className}
    >
      {format.compact(count)}
    </Figure>
  )
}

/** The number of servers with a plus sign; never rounded up, so that the plus stays true. */
export function ServerCount({ bot, className }: { bot: CountedBot; className?: string }) {
  const { t } = useTranslation('bots')
  const format = useFormat()
  const exact = useServerCountText(bot)

  return (
    <Figure exact={exact} className={className}>
      {t('card.servers', { figure: format.compactFloor(bot.servingCount) })}
    </Figure>
  )
}

/** Every digit of the number of servers. */
export function ExactServerCount({ bot, className }: { bot: CountedBot; className?: string }) {
  const format = useFormat()

  return (
    <Figure exact={useServerCountText(bot)} className={className}>
      {format.exact(bot.servingCount)}
    </Figure>
  )
}
