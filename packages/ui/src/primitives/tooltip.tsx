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

const tooltipWindow = lazyComponent(
  async () => (await import('./windows/tooltip.tsx')).TooltipWindow
)

export interface TooltipWindowProps {
  hint: TooltipTarget
  isOpen: boolean
  onClose: () => void
}

/** Once near the root: shows the one tooltip that is open. */
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
      // A hint repeats what its element says anyway: a failure may stay silent.
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
  /**
   * One element that can be focused. It needs its own accessible name: a tooltip is for eyes, and
   * touch screens have none.
   */
  children: ReactElement<Record<string, unknown>>
}

/** A short hint over an element, after 700 ms of hovering or at once on keyboard focus. */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId()
  useEffect(() => keepTooltipOpen(id, content), [id, content])

  return cloneElement(children, { [TOOLTIP_SELECTOR]: id })
}
