import { useEffect, useRef, type ReactNode } from 'react'
import { Field } from '../../primitives/field.tsx'
import { formatCount } from '../../primitives/counter.tsx'
import { Textarea, type TextareaProps } from '../../primitives/textarea.tsx'

const ROWS = 3

export interface ReasonFieldProps {
  label: ReactNode
  help?: ReactNode
  value: string
  onValueChange: (value: string) => void
  /** Maximum length, in characters. */
  limit: number
  /** The error for a longer text. */
  tooLong: ReactNode
  required?: boolean
  /** Whether it has the initial focus, rather than the button that closes its dialog. */
  focused?: boolean
}

/** A multi-line field for a reason, with its counter. */
export function ReasonField({
  label,
  help,
  value,
  onValueChange,
  limit,
  tooLong,
  required = true,
  focused = false,
}: ReasonFieldProps) {
  const Area = focused ? FocusedTextarea : Textarea

  return (
    <Field
      label={label}
      help={help}
      required={required}
      optional={!required}
      error={formatCount(value) > limit && tooLong}
    >
      {(control) => (
        <Area
          {...control}
          rows={ROWS}
          limit={limit}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** A multi-line field with the initial focus. */
export function FocusedTextarea(props: TextareaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <Textarea ref={field} {...props} />
}

/** Whether there is a reason within the length limit. */
export function isReason(value: string, limit: number): boolean {
  const length = formatCount(value)
  return length > 0 && length <= limit
}
