import { checkText } from '../core/field_checks.js'
import { APPLICATION_REASON_LIMITS } from './rules.js'

/** Checks of an application's fields, shared by the server and the form. */
export const APPLICATION_CHECKS = {
  reason: checkText('The reason', APPLICATION_REASON_LIMITS),
} as const
