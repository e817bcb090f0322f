import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { withReason, invalidField, Failure } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { getRawField } from '#app/core/validation/request_validation'
import { requireMember } from '#app/identity/viewer'
import { changeRole } from '#app/moderation/members/actions/change_role'
import { editMember, type MemberEdit } from '#app/moderation/members/actions/edit_member'
import { restrictMember } from '#app/moderation/members/actions/restrict_member'
import { assertAllowed } from '#app/moderation/members/policies'
import { findNameTaker } from '#app/moderation/members/queries/find_name_taker'
import { parseRestrictionChange } from '#app/moderation/members/restriction_change'
import {
  getGrantError,
  MEMBER_CONFLICTS,
  type BaseRole,
  type MemberChangeKind,
} from '#app/moderation/rules'
import type { MemberDecision } from '#app/moderation/members/lock_member'
import type { memberChangeValidator } from '#app/moderation/members/validators'

type Input = Infer<typeof memberChangeValidator>

/** A validated change of a member that the caller may make. */
interface Change {
  work: (trx: TransactionClientContract, decision: MemberDecision) => Promise<void>
  /** Throws if another condition than the roles' ranks prevents the change. */
  check?: () => void | Promise<void>
}

function createRoleChange(ctx: HttpContext, role: BaseRole | null | undefined): Change {
  // The parser trims texts. A role is granted only when the value was sent exactly.
  if (!role || getRawField(ctx.request, 'role') !== role)
    throw invalidField('role', 'enum', 'The role field must be one of the roles that are granted')
  assertAllowed(getGrantError(requireMember(ctx), role))
  return {
    work: (trx, decision) => changeRole(trx, decision, role),
    check: () => assertAllowed(getGrantError(requireMember(ctx), role)),
  }
}

const TAKEN_ERRORS = {
  username: withReason(MEMBER_CONFLICTS, 'usernameTaken'),
  email: withReason(MEMBER_CONFLICTS, 'emailTaken'),
} as const

function createProfileChange(ctx: HttpContext, input: Input): Change {
  const { role: _role, discordId, ...rest } = input
  const memberId = parseSnowflake(ctx.params.id)
  if (discordId !== undefined && discordId !== null && discordId !== memberId) {
    throw invalidField('discordId', 'same', 'The Discord id field must be the member’s own')
  }
  const edit: MemberEdit = rest
  return {
    work: (trx, decision) => editMember(trx, decision, edit),
    async check() {
      const conflict = await findNameTaker(memberId, edit)
      if (conflict) throw new Failure('conflict', TAKEN_ERRORS[conflict])
    },
  }
}

/** @throws 422 for an invalid change, `forbidden` for a role that the caller may not grant */
export function toMemberChange(ctx: HttpContext, kind: MemberChangeKind, input: Input): Change {
  if (kind === 'role') return createRoleChange(ctx, input.role)
  if (kind === 'profile') return createProfileChange(ctx, input)
  const change = parseRestrictionChange(input)
  return { work: (trx, decision) => restrictMember(trx, decision, change, { isUndoable: true }) }
}
