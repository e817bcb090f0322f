import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'

/** The props that associate a control with its label, help and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** Help text under the label. */
  help?: ReactNode
  /** The error text; its presence marks the control as invalid. */
  error?: ReactNode
  /** Marks the field as required for screen readers; optional fields have a visible mark. */
  required?: boolean
  /** Shows `optional` beside the label. */
  optional?: boolean
  className?: string
  /** Renders the control with the props given: `{(control) => <Input {...control} />}`. */
  children: (control: ControlProps) => ReactNode
}

/** A labeled control with its help text and error. */
export function Field({ label, help, error, required, optional, className, children }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ')

  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && <span className="ml-2 text-label text-muted">{t('field.optional')}</span>}
        {help && (
          <p id={helpId} className="text-label text-muted">
            {help}
          </p>
        )}
      </div>
      {children({
        id: id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** An error text, announced when it appears. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className="text-label font-medium text-danger empty:hidden">
      {children}
    </div>
  )
}
