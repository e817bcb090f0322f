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
          <DialogCloseContext value={() => actionsOfRoot.current?.close()}>
            {description && (
              <BaseDialog.Description className="mt-2 text-muted">
                {description}
              </BaseDialog.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          </DialogCloseContext>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
