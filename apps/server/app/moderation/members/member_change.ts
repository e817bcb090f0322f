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
import { restrictionChangeIn } from '#app/moderation/members/restriction_change'
import {
  getGrantError,
  MEMBER_CONFLICTS,
  type BaseRole,
  type MemberChangeKind,
} from '#app/moderation/rules'
import type { MemberDecision } from '#app/moderation/members/standing'
import type { memberChangeValidator } from '#app/moderation/members/validators'

type Sent = Infer<typeof memberChangeValidator>

/** A change that a body asks for, once it is known to make sense and to be the caller's to make. */
interface Change {
  work: (trx: TransactionClientContract, decision: MemberDecision) => Promise<void>
  /** What beside the ranks may be the reason that nothing was done. */
  check?: () => void | Promise<void>
}

function roleChange(ctx: HttpContext, role: BaseRole | null | undefined): Change {
  // Rights are not given for what only resembles a role.
  if (!role || getRawField(ctx.request, 'role') !== role)
    throw invalidField('role', 'enum', 'The role field must be one of the roles that are granted')
  assertAllowed(getGrantError(requireMember(ctx), role))
  return {
    work: (trx, decision) => changeRole(trx, decision, role),
    check: () => assertAllowed(getGrantError(requireMember(ctx), role)),
  }
}

const TAKEN = {
  username: withReason(MEMBER_CONFLICTS, 'usernameTaken'),
  email: withReason(MEMBER_CONFLICTS, 'emailTaken'),
} as const

function profileChange(ctx: HttpContext, sent: Sent): Change {
  const { role: _role, discordId, ...rest } = sent
  const memberId = parseSnowflake(ctx.params.id)
  if (discordId !== undefined && discordId !== null && discordId !== memberId) {
    throw invalidField('discordId', 'same', 'The Discord id field must be the member’s own')
  }
  const edit: MemberEdit = rest
  return {
    work: (trx, decision) => editMember(trx, decision, edit),
    async check() {
      const taken = await findNameTaker(memberId, edit)
      if (taken) throw new Failure('conflict', TAKEN[taken])
    },
  }
}

/** @throws 422 for what makes no sense, `forbidden` for a role that is not the caller's to grant */
export function toMemberChange(ctx: HttpContext, kind: MemberChangeKind, sent: Sent): Change {
  if (kind === 'role') return roleChange(ctx, sent.role)
  if (kind === 'profile') return profileChange(ctx, sent)
  const change = restrictionChangeIn(sent)
  return { work: (trx, decision) => restrictMember(trx, decision, change) }
}
