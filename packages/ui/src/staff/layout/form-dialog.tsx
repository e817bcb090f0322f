import { useId, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Dialog, DialogClose } from '../../primitives/dialog.tsx'

export interface FormDialogProps {
  title: ReactNode
  description?: ReactNode
  /** What the deciding button says, while it works too (`Saving...`). */
  submitLabel: ReactNode
  onSubmit: () => void
  onClose: () => void
  busy: boolean
  /** Something that is asked for is still missing. */
  incomplete?: boolean
  /** Draws the deciding button as dangerous. */
  dangerous?: boolean
  /** The sentence that says why it failed. */
  failure?: ReactNode
  /** Room for a form of several columns. */
  wide?: boolean
  children: ReactNode
}

/** A window with a form, open as long as it is rendered; what was typed stays there when it fails. */
export function FormDialog({
  title,
  description,
  submitLabel,
  onSubmit,
  onClose,
  busy,
  incomplete = false,
  dangerous = false,
  failure,
  wide,
  children,
}: FormDialogProps) {
  const { t } = useTranslation()
  const formId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    // Forms of a window stand, for React, in whatever opened it.
    event.stopPropagation()
    if (!busy && !incomplete) onSubmit()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !busy && onClose()}
      title={title}
      description={description}
      wide={wide}
      actions={
        <>
          <DialogClose>
            <Button disabled={busy}>{t('actions.cancel')}</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            variant={dangerous ? 'danger' : 'filled'}
            busy={busy}
            disabled={incomplete}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {children}
        {failure && (
          <p role="alert" className="font-medium text-danger">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}
