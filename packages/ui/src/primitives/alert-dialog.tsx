import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { backdropClass, dialogClass } from './dialog-style.ts'

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
}

/** A question that wants an answer: a press outside does not close it, Cancel has the first focus. */
export function AlertDialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  dangerous = true,
}: AlertDialogProps) {
  const { t } = useTranslation()

  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={backdropClass} />
        <BaseAlertDialog.Popup className={dialogClass}>
          <BaseAlertDialog.Title className="font-serif text-title font-medium">
            {title}
          </BaseAlertDialog.Title>
          <BaseAlertDialog.Description className="mt-2 text-muted">
            {description}
          </BaseAlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <BaseAlertDialog.Close
              render={<Button disabled={busy}>{cancelLabel ?? t('actions.cancel')}</Button>}
            />
            <Button variant={dangerous ? 'danger' : 'filled'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
