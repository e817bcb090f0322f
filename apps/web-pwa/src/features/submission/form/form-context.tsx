import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { getProblemText } from './problem.ts'
import type { BotForm } from './use-bot-form.ts'
import type { BotFormField } from './values.ts'

interface FormState {
  form: BotForm
  broken: { [Field in BotFormField]?: string }
}

const FormContext = createContext<FormState | null>(null)

export const FormProvider = FormContext.Provider

function useFormState(): FormState {
  const state = use(FormContext)
  if (!state) throw new Error('A field stands outside its form.')
  return state
}

/** Whether one of the fields has input. */
export function useHasInput(fields: readonly BotFormField[]): boolean {
  const { form } = useFormState()
  return fields.some((field) => form.values[field].length > 0)
}

/** Value, handlers and error of a field of the surrounding form. */
export function useBotField<Field extends BotFormField>(field: Field) {
  const { t } = useTranslation('forms')
  const { form, broken } = useFormState()
  const rule = form.refusalOf(field) ?? (form.isShown(field) ? broken[field] : undefined)
  return {
    value: form.values[field],
    set: (value: (typeof form.values)[Field]) => form.set(field, value),
    touch: () => form.touch(field),
    problem: rule && getProblemText(t, field, rule),
    /** Marks the element of an invalid field, for `useFirstProblem`. */
    place: { 'data-broken': rule ? true : undefined },
  }
}
