import { cx } from './cx.ts'

export interface SkeletonProps {
  /** The size of the content that it stands for. */
  className?: string
  /** A circle instead of a bar. */
  round?: boolean
}

/** A placeholder for loading content. */
export function Skeleton({ className, round = false }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={cx('breathe bg-mist', round ? 'rounded-full' : 'rounded-label', className)}
    />
  )
}
