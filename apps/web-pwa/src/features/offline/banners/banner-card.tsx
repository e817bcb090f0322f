import { Button } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'

interface BannerCardProps {
  text: ReactNode
  /** The main action. */
  action: { label: string; onSelect: () => void }
  /** Closes the banner without the action. */
  dismissal: { label: string; onSelect: () => void }
}

/** A banner with two buttons that stays until one is pressed. */
export function BannerCard({ text, action, dismissal }: BannerCardProps) {
  return (
    <li className="rounded-plate border border-line bg-raised p-4 text-ink shadow-float">
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="filled" size="small" onClick={action.onSelect}>
          {action.label}
        </Button>
        <Button variant="quiet" size="small" onClick={dismissal.onSelect}>
          {dismissal.label}
        </Button>
      </div>
    </li>
  )
}
