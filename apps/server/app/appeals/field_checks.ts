import { checkText } from '../core/field_checks.js'
import { APPEAL_LIMITS } from './rules.js'

/** The checks of an appeal and its answer, shared by server and forms. */
export const APPEAL_CHECKS = {
  text: checkText('The text', APPEAL_LIMITS.text),
  answer: checkText('The answer', APPEAL_LIMITS.answer),
} as const
