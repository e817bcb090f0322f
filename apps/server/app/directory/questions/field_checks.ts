import { checkText } from '../../core/field_checks.js'
import { ANSWER_LIMITS, QUESTION_LIMITS } from './rules.js'

/** Checks of questions to owners and of their answers, for the server and the forms. */
export const QUESTION_CHECKS = {
  question: checkText('Question', QUESTION_LIMITS),
  answer: checkText('Answer', ANSWER_LIMITS),
}
