import { useId, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { Dialog, DialogClose } from '../../primitives/dialog.tsx'

export interface FormDialogProps {
  title: ReactNode
  description?: ReactNode
  /** The label of the submit button. While busy, pass the progress text (`Saving...`). */
  submitLabel: ReactNode
  onSubmit: () => void
  onClose: () => void
  busy: boolean
  /** A required value is missing. */
  incomplete?: boolean
  /** Draws the submit button as dangerous. */
  dangerous?: boolean
  /** The error text. */
  failure?: ReactNode
  /** Wide enough for a form of several columns. */
  wide?: boolean
  children: ReactNode
}

/** A dialog with a form, open while mounted; the typed text stays when sending fails. Ctrl + Enter sends it, too. */
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

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    // In React, events of a dialog's form bubble to the component that opened it.
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields have the focus */}
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
        }}
        className="flex flex-col gap-5"
      >
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
