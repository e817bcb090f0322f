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

const ID = 'discordBotId' satisfies BotFormField
/** Characters that no id has. An error about them need not wait until the field is left. */
const NO_ID = /[^\d\s]/

interface BotFormOptions {
  draftName: string
  writer: string | null
  /** Initial values, used if there is no draft. */
  initial: BotFormValues
}

/** A field error from the server and the value that it applies to. */
interface ServerError {
  rule: string
  typed: BotFormValues[BotFormField]
}

/**
 * State of the bot form. The draft is its only state and outlives the page, so a sent form cannot reappear.
 * Fields are validated continuously; an error is shown once the field was touched.
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
    /** Validates the form. Returns the valid values or the violated rules. */
    check: (context: BotFormContext) => validateForm(botFormSchema(context), values),
    /** Marks a field as touched. Empty fields are only reported on submit. */
    touch: (field: BotFormField) => {
      if (values[field].length > 0) setTouched((before) => new Set(before).add(field))
    },
    isShown: (field: BotFormField) =>
      isAllShown || touched.has(field) || (field === ID && NO_ID.test(values[ID])),
    showAll: () => showAll(true),
    /** The rule of the server's error, as long as the value is unchanged. */
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
