import { cx } from '@botanica/ui/primitives'
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'

const TONES = {
  pending: { className: 'bg-pending-wash text-pending', Icon: Hourglass },
  danger: { className: 'bg-danger-wash text-danger', Icon: CircleAlert },
  calm: { className: 'bg-leaf-wash text-ink', Icon: CircleCheck },
} as const

interface SubmissionBannerProps {
  tone: keyof typeof TONES
  /** Optional button. */
  action?: ReactNode
  children: ReactNode
}

/** A banner inside of a screen. Screen readers announce it when it appears. */
export function SubmissionBanner({ tone, action, children }: SubmissionBannerProps) {
  const { className, Icon } = TONES[tone]

  return (
    <div className={cx('flex flex-wrap items-center gap-3 rounded-plate p-4', className)}>
      <output className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">{children}</span>
      </output>
      {action}
    </div>
  )
}
