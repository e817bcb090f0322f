import { cx } from './cx.ts'

export interface SkeletonProps {
  /** Its size, which is the size of what comes. */
  className?: string
  /** A disc instead of a bar. */
  round?: boolean
}

/** A place kept for what is loading. */
export function Skeleton({ className, round = false }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={cx('breathe bg-mist', round ? 'rounded-full' : 'rounded-label', className)}
    />
  )
}
