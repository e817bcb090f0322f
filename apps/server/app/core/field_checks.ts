import { safeText, type TextDefect, type TextLimits } from './text.js'

/** One field of a form that is refused. Clients translate by the rule. */
export interface FieldDefect {
  rule: string
  message: string
}

/** What a check that server and forms share says of a field: what is stored, or what is wrong. */
export type FieldCheck<Value> =
  { value: Value; defect?: never } | { value?: never; defect: FieldDefect }

export function rejectField(rule: string, message: string): { defect: FieldDefect } {
  return { defect: { rule, message } }
}

/** The check of a text, with a sentence for too short and one for too long. @param label what the sentences call it */
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
