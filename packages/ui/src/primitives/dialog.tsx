import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from './button-style.ts'
import { backdropClass, dialogClass } from './dialog-style.ts'

export interface DialogProps {
  title: ReactNode
  /** The sentence under the title, read out with it. */
  description?: ReactNode
  /** The element that opens the dialog; leave it out and control `open`. */
  trigger?: ReactElement<Record<string, unknown>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The buttons at its foot. */
  actions?: ReactNode
  children?: ReactNode
}

/** A window over the page: Escape, the cross and a press outside close it, focus returns. */
export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  actions,
  children,
}: DialogProps) {
  const { t } = useTranslation()

  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Popup className={dialogClass}>
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="font-serif text-title font-medium">
              {title}
            </BaseDialog.Title>
            <BaseDialog.Close
              aria-label={t('actions.close')}
              className={iconButtonClass({ size: 'small', className: '-mt-1 -mr-2 text-muted' })}
            >
              <X aria-hidden="true" className="size-4" />
            </BaseDialog.Close>
          </div>
          {description && (
            <BaseDialog.Description className="mt-2 text-muted">
              {description}
            </BaseDialog.Description>
          )}
          {children && <div className="mt-4">{children}</div>}
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** Wraps a button of a dialog so that pressing it closes the dialog. */
export function DialogClose({ children }: { children: ReactElement<Record<string, unknown>> }) {
  return <BaseDialog.Close render={children} />
}
