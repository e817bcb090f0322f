import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import type { AlertDialogProps } from '../alert-dialog.tsx'
import { cx } from '../cx.ts'
import { backdropClass, dialogClass } from '../dialog-style.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** The dialog itself; without `open` it is open when mounted, because the user has already opened it. */
export function AlertDialogWindow({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  incomplete = false,
  dangerous = true,
  children,
}: AlertDialogProps) {
  const { t } = useTranslation()
  useReturnFocus()

  return (
    <BaseAlertDialog.Root defaultOpen open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={backdropClass} />
        <BaseAlertDialog.Popup className={cx(dialogClass, 'sm:max-w-narrow')}>
          <BaseAlertDialog.Title className="font-serif text-title font-medium">
            {title}
          </BaseAlertDialog.Title>
          <BaseAlertDialog.Description className="mt-2 text-muted">
            {description}
          </BaseAlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <BaseAlertDialog.Close
              render={<Button disabled={busy}>{cancelLabel ?? t('actions.cancel')}</Button>}
            />
            <Button
              variant={dangerous ? 'danger' : 'filled'}
              busy={busy}
              disabled={incomplete}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
