import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { cx } from './cx.ts'

/** The scale of reviews. */
export const STARS = [1, 2, 3, 4, 5] as const

export type Stars = (typeof STARS)[number]

/** A five-pointed star, slightly rounded, in a box of 20. */
export const STAR_PATH =
  'M10 1.9c.36 0 .7.2.86.54l2.05 4.16 4.6.67c.78.11 1.1 1.08.53 1.63l-3.33 3.24.79 4.58c.13.78-.69 1.38-1.39 1.01L10 15.57l-4.11 2.16c-.7.37-1.52-.23-1.39-1.01l.79-4.58L1.96 8.9c-.57-.55-.25-1.52.53-1.63l4.6-.67 2.05-4.16c.16-.34.5-.54.86-.54Z'

export interface StarRatingProps {
  /** 0 to 5; fractions fill a part of a star. */
  rating: number
  /** Width and height of one star in CSS pixels. */
  size?: 16 | 20
  /** An average, shown with one decimal. */
  isAverage?: boolean
  className?: string
}

/** Five stars, filled up to the rating; screen readers get the number. */
export function StarRating({ rating, size = 20, isAverage, className }: StarRatingProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()

  return (
    <span className={cx('inline-flex gap-0.5 text-sun', className)}>
      <span className="sr-only">
        {t('stars.outOf', { rating: isAverage ? format.rating(rating) : format.exact(rating) })}
      </span>
      {STARS.map((star) => (
        <Star key={star} id={`${id}${star}`} size={size} fill={clamp(rating - star + 1)} />
      ))}
    </span>
  )
}

function Star({ id, size, fill }: { id: string; size: number; fill: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <clipPath id={id}>
        <rect width={20 * fill} height="20" />
      </clipPath>
      <path d={STAR_PATH} fill="none" stroke="currentColor" strokeWidth="1.2" />
      {fill > 0 && <path d={STAR_PATH} fill="currentColor" clipPath={`url(#${id})`} />}
    </svg>
  )
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
