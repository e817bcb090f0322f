import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface BannerBarProps {
  icon: LucideIcon
  /** The message. Nothing is rendered without one. */
  children: ReactNode
}

/** A strip above the page about the state of the connection. Screen readers announce it when it appears. */
export function BannerBar({ icon: Icon, children }: BannerBarProps) {
  return (
    <output className="block">
      {children && (
        <span className="block bg-pending-wash text-pending">
          <span className="page flex items-center gap-2 py-2 text-label font-medium">
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {children}
          </span>
        </span>
      )}
    </output>
  )
}
