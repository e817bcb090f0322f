import { checkText } from '../core/field_checks.js'
import { APPLICATION_REASON_LIMITS } from './rules.js'

/** What is checked of an application, by the server and by the form alike. */
export const APPLICATION_CHECKS = {
  reason: checkText('The reason', APPLICATION_REASON_LIMITS),
} as const
