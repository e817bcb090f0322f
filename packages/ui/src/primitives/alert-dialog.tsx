import type { ReactElement, ReactNode } from 'react'
import { useDialog } from './dialog.tsx'
import { lazyComponent } from './lazy-component.ts'

const alertDialogWindow = lazyComponent(
  async () => (await import('./windows/index.ts')).AlertDialogWindow
)

export interface AlertDialogProps {
  title: ReactNode
  description: ReactNode
  trigger?: ReactElement<Record<string, unknown>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The label of the confirm button, also while busy (`Deleting...`). */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  /** Called by the confirm button. The dialog stays open: close it through `open` when the work is done. */
  onConfirm: () => void
  busy?: boolean
  /** A required value in `children` is missing: the confirm button is disabled. */
  incomplete?: boolean
  /** Draws the confirm button as dangerous; true by default. */
  dangerous?: boolean
  /** Additional content above the buttons. */
  children?: ReactNode
}

/** A confirmation dialog: a click outside does not close it, and Cancel has the initial focus. */
export function AlertDialog(props: AlertDialogProps) {
  return useDialog(alertDialogWindow, props)
}
