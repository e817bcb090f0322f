import { checkText, rejectField, type FieldCheck } from '../core/field_checks.js'
import { ANNOUNCEMENT_TEXT_LIMITS } from './rules.js'

const EMBED_COLOR = /^#[0-9A-F]{6}$/

function checkEmbedColor(typed: string): FieldCheck<string> {
  const value = typed.trim().toUpperCase()
  return EMBED_COLOR.test(value)
    ? { value }
    : rejectField('color', 'Please enter a color such as #5865F2.')
}

/** Checks of an announcement's fields, shared by the server and the forms. Each takes the text as typed. */
export const ANNOUNCEMENT_FIELD_CHECKS = {
  title: checkText('Title', ANNOUNCEMENT_TEXT_LIMITS.title),
  description: checkText('Description', ANNOUNCEMENT_TEXT_LIMITS.description),
  embedColor: checkEmbedColor,
} as const
