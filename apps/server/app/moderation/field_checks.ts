import { checkText, rejectField, type FieldCheck } from '../core/field_checks.js'
import { PROFILE_FIELD_CHECKS } from '../identity/field_checks.js'
import { type EditedMemberField, IDENTITY_LIMITS, MODERATION_REASON_LIMITS } from './rules.js'

const EMAIL = /^[^\s@]+@[^\s@]+$/

/** Wraps a check so that an empty text becomes `null`. */
function optional(check: (typed: string) => FieldCheck<string>) {
  return (typed: string): FieldCheck<string | null> => {
    const { value, defect } = check(typed)
    return defect ? { defect } : { value: value || null }
  }
}

function checkEmail(typed: string): FieldCheck<string> {
  const value = typed.trim()
  const isValid =
    EMAIL.test(value) && value.isWellFormed() && value.length <= IDENTITY_LIMITS.email.max
  return value === '' || isValid
    ? { value }
    : rejectField('email', 'Please enter a valid email address.')
}

export const checkModerationReason = checkText('Reason', MODERATION_REASON_LIMITS)

/** Checks of the member fields that staff edit, shared by the server and the dialog. Each takes the text as typed. */
export const MEMBER_FIELD_CHECKS = {
  firstName: optional(checkText('First name', IDENTITY_LIMITS.name)),
  lastName: optional(checkText('Last name', IDENTITY_LIMITS.name)),
  email: optional(checkEmail),
  displayName: optional(checkText('Display name', IDENTITY_LIMITS.name)),
  username: optional(checkText('Username', IDENTITY_LIMITS.name)),
  ...PROFILE_FIELD_CHECKS,
} as const satisfies Record<EditedMemberField, (typed: string) => FieldCheck<string | null>>
