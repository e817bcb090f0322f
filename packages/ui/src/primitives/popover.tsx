import type { ReactElement, ReactNode } from 'react'
import { useDialog } from './dialog.tsx'
import { lazyComponent } from './lazy-component.ts'

const popoverWindow = lazyComponent(async () => (await import('./windows/index.ts')).PopoverWindow)

export interface PopoverProps {
  title: ReactNode
  /** The button that opens it; it needs an accessible name. */
  trigger: ReactElement<Record<string, unknown>>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Content beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A popover at its button, with links and buttons of its own; a click outside closes it. */
export function Popover(props: PopoverProps) {
  return useDialog(popoverWindow, props)
}
