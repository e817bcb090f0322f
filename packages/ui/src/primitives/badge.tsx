import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'plain' | 'leaf' | 'bloom' | 'sun' | 'pending' | 'danger'

const tones: Record<BadgeTone, string> = {
  plain: 'bg-mist text-ink',
  leaf: 'bg-leaf-wash text-leaf-strong',
  bloom: 'bg-bloom-wash text-bloom',
  sun: 'bg-sun-wash text-sun-ink',
  pending: 'bg-pending-wash text-pending',
  danger: 'bg-danger-wash text-danger',
}

const sizes = {
  small: 'h-5 gap-0.5 px-1.5 text-[0.75rem] [&_svg]:size-3',
  medium: 'h-6 gap-1 px-2 text-label [&_svg]:size-3.5',
}

export interface BadgeProps {
  tone?: BadgeTone
  size?: keyof typeof sizes
  /** Decoration before the text. */
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A small label: a state, a role, a category. */
export function Badge({ tone = 'plain', size = 'medium', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center rounded-label font-sans font-medium whitespace-nowrap',
        tones[tone],
        sizes[size],
        className
      )}
    >
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  )
}
