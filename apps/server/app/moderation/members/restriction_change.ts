import type { Infer } from '@vinejs/vine/types'
import { invalidField } from '#app/core/errors'
import { readableField } from '#app/core/validation/readable_field'
import type {
  Restriction,
  RestrictionChange,
} from '#app/moderation/members/actions/restrict_member'
import type { memberChangeValidator } from '#app/moderation/members/validators'

type Input = Infer<typeof memberChangeValidator>

const MISSING_FLAG = 'The banned or the disabled field must be defined'

const FIELDS = {
  ban: { flag: 'banned', reason: 'banReason', end: 'banExpiresAt' },
  disablement: { flag: 'disabled', reason: 'disableReason', end: 'disableExpiresAt' },
} as const

/** Parses one kind of restriction from a body. @throws 422 when the flag or the reason is missing */
function parseRestriction(input: Input, kind: keyof typeof FIELDS): Restriction | undefined {
  const { flag, reason, end } = FIELDS[kind]
  const isWanted = input[flag]
  const givenReason = input[reason] ?? null
  const endsAt = input[end]
  const expiresAt = endsAt ? new Date(endsAt) : null
  if (isWanted === undefined) {
    if (givenReason === null && expiresAt === null) return undefined
    throw invalidField(flag, 'required', `The ${readableField(flag)} field must be defined`)
  }
  if (isWanted && givenReason === null)
    throw invalidField(reason, 'required', `The ${readableField(reason)} field must not be empty`)
  return { isWanted, reason: givenReason, expiresAt }
}

/** Parses the restrictions from a body. @throws 422 for an invalid one */
export function parseRestrictionChange(input: Input): RestrictionChange {
  const ban = parseRestriction(input, 'ban')
  const disablement = parseRestriction(input, 'disablement')
  if (!ban && !disablement) throw invalidField('banned', 'required', MISSING_FLAG)
  const { ruleIds } = input
  if (ruleIds && !ban?.isWanted && !disablement?.isWanted)
    throw invalidField('ruleIds', 'unexpected', 'Lifting a restriction names no rules')
  return { ...(ban ? { ban } : {}), ...(disablement ? { disablement } : {}), ruleIds }
}
