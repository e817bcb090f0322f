import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { TOOLTIP_ATTRIBUTE } from '../tooltip-targets.ts'
import type { TooltipWindowProps } from '../tooltip.tsx'

const GAP_PX = 8

/** The one tooltip of the page, at the active element. */
export function TooltipWindow({ hint, isOpen, onClose }: TooltipWindowProps) {
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner anchor={hint.anchor} sideOffset={GAP_PX} className="z-60">
          <BaseTooltip.Popup
            {...{ [TOOLTIP_ATTRIBUTE]: '' }}
            className="max-w-64 rounded-label bg-ink px-2 py-1 text-label text-paper shadow-float transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0 data-instant:transition-none"
          >
            {hint.content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
