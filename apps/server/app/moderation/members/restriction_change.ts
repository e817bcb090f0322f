import type { Infer } from '@vinejs/vine/types'
import { invalidField } from '#app/core/errors'
import { readableField } from '#app/core/validation/readable_field'
import type {
  Restriction,
  RestrictionChange,
} from '#app/moderation/members/actions/restrict_member'
import type { memberChangeValidator } from '#app/moderation/members/validators'

type Sent = Infer<typeof memberChangeValidator>

const NOTHING = 'The banned or the disabled field must be defined'

const FIELDS = {
  ban: { flag: 'banned', reason: 'banReason', end: 'banExpiresAt' },
  disablement: { flag: 'disabled', reason: 'disableReason', end: 'disableExpiresAt' },
} as const

/** One restriction of a body. @throws 422 for one without its flag or its reason */
function restrictionIn(sent: Sent, kind: keyof typeof FIELDS): Restriction | undefined {
  const { flag, reason, end } = FIELDS[kind]
  const isWanted = sent[flag]
  const said = sent[reason] ?? null
  const endsAt = sent[end]
  const expiresAt = endsAt ? new Date(endsAt) : null
  if (isWanted === undefined) {
    if (said === null && expiresAt === null) return undefined
    throw invalidField(flag, 'required', `The ${readableField(flag)} field must be defined`)
  }
  if (isWanted && said === null)
    throw invalidField(reason, 'required', `The ${readableField(reason)} field must not be empty`)
  return { isWanted, reason: said, expiresAt }
}

/** What a body with moderation fields asks for. @throws 422 for what makes no sense */
export function restrictionChangeIn(sent: Sent): RestrictionChange {
  const ban = restrictionIn(sent, 'ban')
  const disablement = restrictionIn(sent, 'disablement')
  if (!ban && !disablement) throw invalidField('banned', 'required', NOTHING)
  return { ...(ban ? { ban } : {}), ...(disablement ? { disablement } : {}) }
}
