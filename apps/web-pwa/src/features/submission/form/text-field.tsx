import { Field, Input } from '@botanica/ui/primitives'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBotField } from './form-context.tsx'
import { getFieldLabel } from './problem.ts'
import type { BotFormField } from './values.ts'

interface TextFieldProps extends Pick<
  ComponentPropsWithoutRef<'input'>,
  'inputMode' | 'placeholder' | 'disabled' | 'readOnly' | 'autoComplete'
> {
  field: Exclude<BotFormField, 'categoryIds'>
  help?: ReactNode
  /** Maximum length. */
  limit?: number
  isRequired?: boolean
  /** Shown if the field has no error of its own. */
  problem?: ReactNode
}

/** A single-line field. */
export function TextField({
  field,
  help,
  limit,
  isRequired = false,
  problem,
  ...input
}: TextFieldProps) {
  const { t } = useTranslation('forms')
  const control = useBotField(field)

  return (
    <div {...control.place}>
      <Field
        label={getFieldLabel(t, field)}
        help={help}
        required={isRequired}
        optional={!isRequired}
        error={control.problem ?? problem}
      >
        {(named) => (
          <Input
            autoComplete="off"
            {...input}
            {...named}
            {...(limit !== undefined && { limit })}
            value={control.value}
            onChange={(event) => control.set(event.target.value)}
            onBlur={control.touch}
          />
        )}
      </Field>
    </div>
  )
}
