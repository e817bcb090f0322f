import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import {
  TOOLTIP_SELECTOR,
  keepTooltipOpen,
  watchTooltipTargets,
  type TooltipTarget,
} from './tooltip-targets.ts'
import { lazyComponent, preload, useLazyComponent } from './lazy-component.ts'

export { TOOLTIP_DELAY_MS } from './tooltip-targets.ts'

const tooltipWindow = lazyComponent(async () => (await import('./windows/index.ts')).TooltipWindow)

export interface TooltipWindowProps {
  hint: TooltipTarget
  isOpen: boolean
  onClose: () => void
}

/** Shows the one open tooltip. Render it once, near the root. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [hint, setHint] = useState<TooltipTarget | null>(null)
  const [isOpen, setOpen] = useState(false)
  const hide = useRef(() => {})
  const tooltip = useLazyComponent(
    tooltipWindow,
    hint && { hint, isOpen, onClose: () => hide.current() }
  )

  useEffect(() => {
    const watching = watchTooltipTargets({
      // A tooltip only repeats what its element says: a loading error is ignored.
      onApproach: () => preload(tooltipWindow),
      onShow: (next) => {
        setHint(next)
        setOpen(true)
      },
      onHide: () => setOpen(false),
    })
    hide.current = watching.hide
    return watching.stop
  }, [])

  return (
    <>
      {children}
      {tooltip}
    </>
  )
}

export interface TooltipProps {
  content: ReactNode
  /** One focusable element. It needs its own accessible name: a tooltip is visual, and touch screens have none. */
  children: ReactElement<Record<string, unknown>>
}

/** A tooltip, shown after 700 ms of hovering or immediately on keyboard focus. */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId()
  useEffect(() => keepTooltipOpen(id, content), [id, content])

  return cloneElement(children, { [TOOLTIP_SELECTOR]: id })
}
