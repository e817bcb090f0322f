import type { FieldError } from '@botanica/api-client'
import {
  botFormSchema,
  validateForm,
  type BotFormContext,
  type BotFormValues,
} from '@botanica/api-client/forms'
import { useState } from 'react'
import { useDraft } from '../../../lib/drafts.ts'
import { areValuesEqual, type BotFormField } from './values.ts'

interface BotFormOptions {
  draftName: string
  writer: string | null
  /** What it begins with, when nobody has written in it yet. */
  initial: BotFormValues
}

/** What the server has refused, and what had been typed there. */
interface ServerError {
  rule: string
  typed: BotFormValues[BotFormField]
}

/**
 * The form of a bot. What is typed is the draft, which outlives the page, so there is no second state that could bring it
 * back after it was sent. What is wrong is known at any moment; it is shown once somebody has been at the field.
 */
export function useBotForm({ draftName, writer, initial }: BotFormOptions) {
  const { draft: values, write, discard } = useDraft(draftName, writer, initial)
  const [touched, setTouched] = useState<ReadonlySet<BotFormField>>(new Set())
  const [isAllShown, showAll] = useState(false)
  const [serverErrors, setServerErrors] = useState<{ [Field in BotFormField]?: ServerError }>({})

  return {
    draftName,
    values,
    isDirty: !areValuesEqual(values, initial),
    set: <Field extends BotFormField>(field: Field, value: BotFormValues[Field]) =>
      write({ ...values, [field]: value }),
    fill: (part: Partial<BotFormValues>) => write({ ...values, ...part }),
    /** What is stored of it, or the rules that are broken. */
    check: (context: BotFormContext) => validateForm(botFormSchema(context), values),
    /** Somebody has been there; what was left empty is told when it is sent. */
    touch: (field: BotFormField) => {
      if (values[field].length > 0) setTouched((before) => new Set(before).add(field))
    },
    isShown: (field: BotFormField) => isAllShown || touched.has(field),
    showAll: () => showAll(true),
    /** The rule by which the server has refused what stands there still. */
    refusalOf: (field: BotFormField) => {
      const serverError = serverErrors[field]
      return serverError?.typed === values[field] ? serverError.rule : undefined
    },
    refuse: (errors: readonly FieldError[]) =>
      setServerErrors(
        Object.fromEntries(
          errors.map(({ field, rule }) => [field, { rule, typed: values[field as BotFormField] }])
        )
      ),
    discard: () => {
      showAll(false)
      setTouched(new Set())
      discard()
    },
  }
}

export type BotForm = ReturnType<typeof useBotForm>
