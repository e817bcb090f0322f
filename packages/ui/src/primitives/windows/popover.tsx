import { Popover as BasePopover } from '@base-ui/react/popover'
import { cx } from '../cx.ts'
import type { PopoverProps } from '../popover.tsx'
import { popupClass } from '../popup-style.ts'

/** The header's buttons end 8 px above its lower edge. */
const GAP_PX = 9
const EDGE_PX = 8

/** The panel itself. */
export function PopoverWindow({
  title,
  trigger,
  open,
  onOpenChange,
  action,
  children,
}: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          sideOffset={GAP_PX}
          collisionPadding={EDGE_PX}
          align="end"
          className="z-50 outline-none"
        >
          <BasePopover.Popup
            className={cx(
              popupClass,
              'flex max-h-(--available-height) w-96 max-w-(--available-width) flex-col'
            )}
          >
            <div className="flex min-h-10 items-center justify-between gap-3 border-b border-line px-2.5 pb-1">
              <BasePopover.Title className="font-serif text-lead font-medium">
                {title}
              </BasePopover.Title>
              {action}
            </div>
            <div className="min-h-0 overflow-y-auto">{children}</div>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
