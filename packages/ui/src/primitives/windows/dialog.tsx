import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../button-style.ts'
import type { DialogProps } from '../dialog.tsx'
import { cx } from '../cx.ts'
import { DialogCloseContext } from '../dialog-close.tsx'
import { backdropClass, dialogClass } from '../dialog-style.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** The dialog itself; without `open` it is open when mounted, because the user has already opened it. */
export function DialogWindow({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  actions,
  wide = false,
  children,
}: DialogProps) {
  const { t } = useTranslation()
  useReturnFocus()
  const actionsOfRoot = useRef<BaseDialog.Root.Actions>(null)

  return (
    <BaseDialog.Root
      actionsRef={actionsOfRoot}
      defaultOpen
      open={open}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Popup
          className={cx(dialogClass, wide ? 'sm:max-w-[60rem]' : 'sm:max-w-narrow')}
        >
          <BaseDialog.Title className="pr-8 font-serif text-title font-medium">
            {title}
          </BaseDialog.Title>
          <DialogCloseContext value={() => actionsOfRoot.current?.close()}>
            {description && (
              <BaseDialog.Description className="mt-2 text-muted">
                {description}
              </BaseDialog.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          </DialogCloseContext>
          {/* Last, because the first control of a dialog has the initial focus. */}
          <div className="absolute top-5 right-4">
            <BaseDialog.Close
              aria-label={t('actions.close')}
              className={iconButtonClass({ size: 'small', className: 'text-muted' })}
            >
              <X aria-hidden="true" className="size-4" />
            </BaseDialog.Close>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
