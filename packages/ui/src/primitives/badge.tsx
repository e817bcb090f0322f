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

export interface BadgeProps {
  tone?: BadgeTone
  /** Decoration before the text. */
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A small label: a state, a role, a category. */
export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-6 shrink-0 items-center gap-1 rounded-label px-2 text-label font-medium whitespace-nowrap',
        tones[tone],
        className
      )}
    >
      {icon && (
        <span aria-hidden="true" className="[&_svg]:size-3.5">
          {icon}
        </span>
      )}
      {children}
    </span>
  )
}
