import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface BannerBarProps {
  icon: LucideIcon
  /** What is wrong; nothing is drawn without it. */
  children: ReactNode
}

/** A line over the page that says what is wrong with the connection, for as long as it is; it is read out when it comes. */
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
