import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Document 1 section 9. */
export const TOOLTIP_DELAY_MS = 700

const GAP_PX = 8

/** Once near the root: neighbours of an open tooltip then open without the delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <BaseTooltip.Provider delay={TOOLTIP_DELAY_MS}>{children}</BaseTooltip.Provider>
}

export interface TooltipProps {
  content: ReactNode
  /**
   * One element that takes a ref and can be focused. It needs its own accessible name: a tooltip
   * is for eyes, and touch screens have none.
   */
  children: ReactElement<Record<string, unknown>>
}

/** A short hint over an element, after 700 ms of hovering or at once on keyboard focus. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={TOOLTIP_DELAY_MS} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={GAP_PX} className="z-60">
          <BaseTooltip.Popup className="max-w-64 rounded-label bg-ink px-2 py-1 text-label text-paper shadow-float transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0 data-instant:transition-none">
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
