import { cx } from '../primitives/cx.ts'
import { MARK } from './mark.ts'

export interface MarkProps {
  /** Width and height in CSS pixels. */
  size?: number
  className?: string
}

/** The logo mark: a robot grown from a leaf. Decoration; the text beside it says the name. */
export function Mark({ size = 32, className }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={className}>
      <path d={MARK.head} fill="var(--leaf)" />
      <path d={MARK.stem} fill="none" stroke="var(--leaf)" strokeWidth="2" />
      <path d={MARK.largeLeaf} fill="var(--leaf)" />
      <path d={MARK.smallLeaf} fill="var(--leaf)" />
      <ellipse {...MARK.leftEye} fill="var(--on-leaf)" />
      <ellipse {...MARK.rightEye} fill="var(--on-leaf)" />
    </svg>
  )
}

export interface LogoProps {
  className?: string
}

/** The mark with the product's name, for the header. */
export function Logo({ className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2 text-ink', className)}>
      <Mark size={32} />
      <span className="translate-y-0.5 font-serif text-title leading-none font-medium tracking-tight">
        Botanica
      </span>
    </span>
  )
}
