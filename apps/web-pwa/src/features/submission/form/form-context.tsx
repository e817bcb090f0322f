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

/** One field of the form round it: what was typed, and what is said of it. */
export function useBotField<Field extends BotFormField>(field: Field) {
  const { t } = useTranslation('forms')
  const { form, broken } = useFormState()
  const rule = form.refusalOf(field) ?? (form.isShown(field) ? broken[field] : undefined)
  return {
    value: form.values[field],
    set: (value: (typeof form.values)[Field]) => form.set(field, value),
    touch: () => form.touch(field),
    problem: rule && getProblemText(t, field, rule),
    /** Marks the place to go to when it is wrong. */
    place: { 'data-broken': rule ? true : undefined },
  }
}
