import { useState, type ReactElement, type ReactNode } from 'react'
import { lazyComponent, useOnceOpened, type LazyComponent } from './lazy-component.ts'
import { Opener } from './opener.tsx'

export { DialogClose } from './dialog-close.tsx'

const dialogWindow = lazyComponent(async () => (await import('./windows/index.ts')).DialogWindow)

export interface DialogProps {
  title: ReactNode
  /** The text under the title, announced with it. */
  description?: ReactNode
  /** The element that opens the dialog; omit it and control `open` instead. */
  trigger?: ReactElement<Record<string, unknown>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The buttons at the bottom. */
  actions?: ReactNode
  /** Wide enough for a form of several columns. */
  wide?: boolean | undefined
  children?: ReactNode
}

/** A modal dialog: Escape, the close button and a click outside close it, and the focus returns. */
export function Dialog(props: DialogProps) {
  return useDialog(dialogWindow, props)
}

interface Openable {
  trigger?: ReactElement<Record<string, unknown>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Renders the button alone until the dialog is first opened; the dialog then stays mounted. */
export function useDialog<Props extends Openable>(
  part: LazyComponent<Props>,
  props: Props
): ReactNode {
  const [wasOpened, setOpened] = useState(false)
  const { trigger, open = wasOpened, onOpenChange } = props
  if (open && !wasOpened) setOpened(true)
  const opened = useOnceOpened(part, wasOpened ? props : null)
  if (opened) return opened
  if (!trigger) return null

  return (
    <Opener
      part={part}
      opens="dialog"
      isOpening={open}
      onOpen={() => {
        if (props.open === undefined) setOpened(true)
        onOpenChange?.(true)
      }}
    >
      {trigger}
    </Opener>
  )
}
