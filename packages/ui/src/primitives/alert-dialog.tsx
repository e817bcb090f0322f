import type { ReactElement, ReactNode } from 'react'
import { useDialog } from './dialog.tsx'
import { lazyComponent } from './lazy-component.ts'

const alertDialogWindow = lazyComponent(
  async () => (await import('./windows/alert-dialog.tsx')).AlertDialogWindow
)

export interface AlertDialogProps {
  title: ReactNode
  description: ReactNode
  trigger?: ReactElement<Record<string, unknown>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** What the deciding button says, while it works too (`Deleting...`). */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  /** Runs on the deciding button. The dialog stays: close it by `open` when the work is done. */
  onConfirm: () => void
  busy?: boolean
  /** Draws the deciding button as dangerous; true unless said otherwise. */
  dangerous?: boolean
  /** What else has to be said or chosen before it is decided. */
  children?: ReactNode
}

/** A question that wants an answer: a press outside does not close it, Cancel has the first focus. */
export function AlertDialog(props: AlertDialogProps) {
  return useDialog(alertDialogWindow, props)
}
