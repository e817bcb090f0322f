import { checkText, rejectField, type FieldCheck } from '../../core/field_checks.js'
import {
  listPlaceholders,
  REPLY_PLACEHOLDERS,
  type ReplyPlaceholder,
  RULE_PLACEHOLDER,
  SAVED_REPLY_LIMITS,
} from './rules.js'

interface TextContext {
  /** The rules that the reply names. */
  ruleIds?: readonly unknown[] | undefined
}

const checkLength = checkText('The text', SAVED_REPLY_LIMITS.text)
const isKnown = (name: string): name is ReplyPlaceholder =>
  REPLY_PLACEHOLDERS.some((one) => one === name)

/** Checks the length of a text, and that what it names in braces can be filled in. */
function checkReplyText(typed: string, { ruleIds = [] }: TextContext): FieldCheck<string> {
  const checked = checkLength(typed)
  if (checked.defect) return checked
  const names = listPlaceholders(checked.value)
  const unknown = names.find((name) => !isKnown(name))
  if (unknown !== undefined) {
    const known = REPLY_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')
    return rejectField('placeholder', `{${unknown}} is not a placeholder. Use ${known}.`)
  }
  if (names.includes(RULE_PLACEHOLDER) && ruleIds.length === 0)
    return rejectField('ruleNeeded', `A text with {${RULE_PLACEHOLDER}} needs at least one rule.`)
  return checked
}

/** Checks of a saved reply's fields, shared by the server and the form. Each takes the text as typed. */
export const SAVED_REPLY_CHECKS = {
  title: checkText('Title', SAVED_REPLY_LIMITS.title),
  text: checkReplyText,
} as const
