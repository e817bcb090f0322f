import { safeText, type TextDefect, type TextLimits } from './text.js'

/** An invalid form field. Clients translate by the rule. */
export interface FieldDefect {
  rule: string
  message: string
}

/** The result of a check that server and forms share: the value to store, or the defect. */
export type FieldCheck<Value> =
  { value: Value; defect?: never } | { value?: never; defect: FieldDefect }

export function rejectField(rule: string, message: string): { defect: FieldDefect } {
  return { defect: { rule, message } }
}

/** Creates a length check. @param label the field's name in the error messages */
export function checkText(label: string, limits: TextLimits) {
  const tooShort = `${label} must be at least ${limits.min ?? 0} characters.`
  const messages: Record<TextDefect, string> = {
    required: tooShort,
    minLength: tooShort,
    maxLength: `${label} must not exceed ${limits.max} characters.`,
    characters: `${label} has characters that are not allowed.`,
  }
  return (typed: string): FieldCheck<string> => {
    const { value, defect } = safeText(typed, limits)
    return defect ? rejectField(defect, messages[defect]) : { value }
  }
}
