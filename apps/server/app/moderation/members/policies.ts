import type { HttpContext } from '@adonisjs/core/http'
import { withReason, invalidField, notFound, Failure } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { hasOtherActiveOwner } from '#app/identity/queries/active_owners'
import { findProfile, type Profile } from '#app/identity/queries/find_profile'
import { canStaff } from '#app/identity/rules'
import { requireMember, type Viewer } from '#app/identity/viewer'
import {
  getBaseRole,
  getEditError,
  MEMBER_CHANGES,
  MEMBER_CONFLICTS,
  MEMBER_ERRORS,
  type MemberChangeKind,
  getModerationError,
  getRoleChangeError,
} from '#app/moderation/rules'
import type { MemberRule } from '#app/moderation/members/standing'

const ONE_KIND = 'Send the role, a restriction or what the profile says: one of them at a time'

/** What the actions ask for again under their lock. */
export const CHANGE_ERRORS: Record<MemberChangeKind, MemberRule> = {
  role: getRoleChangeError,
  restriction: getModerationError,
  profile: getEditError,
}

/** Of which groups a body has something. */
export function listChangeKinds({ request }: HttpContext): MemberChangeKind[] {
  const sent = new Set(Object.keys(request.body()))
  const kinds = Object.keys(MEMBER_CHANGES) as MemberChangeKind[]
  return kinds.filter((kind) => MEMBER_CHANGES[kind].fields.some((field) => sent.has(field)))
}

/** @throws `forbidden` for who has not the right to a change of this kind, whoever it is about */
export function assertHasRight({ roles }: Pick<Viewer, 'roles'>, kinds: MemberChangeKind[]) {
  if (kinds.some((kind) => !canStaff(roles, MEMBER_CHANGES[kind].right)))
    throw new Failure('forbidden')
}

/** @throws 422 for a body with none of the groups, or with several */
export function getOnlyKind([kind, ...others]: MemberChangeKind[]): MemberChangeKind {
  if (!kind || others.length > 0) throw invalidField('', 'one_kind', ONE_KIND)
  return kind
}

/** @throws `forbidden` with the reason, where there is one */
export function assertAllowed(reason: keyof typeof MEMBER_ERRORS | undefined) {
  if (reason) throw new Failure('forbidden', withReason(MEMBER_ERRORS, reason))
}

/** The member in the address. */
export async function findMember({ params }: HttpContext): Promise<Profile> {
  const member = await findProfile(parseSnowflake(params.id))
  if (!member) throw notFound()
  return member
}

/** The member in the address, for who may do all this to them. */
export async function findMemberToChange(
  ctx: HttpContext,
  refusals: readonly MemberRule[]
): Promise<Profile> {
  const viewer = requireMember(ctx)
  const member = await findMember(ctx)
  for (const refusal of refusals) {
    assertAllowed(refusal(viewer, { id: member.id, roles: member.storedRoles }))
  }
  return member
}

/** Says why a change has not been made (`settle`): the caller, as of now, may not any more, or it would leave no owner. */
export async function assertStillAllowed(ctx: HttpContext, ...refusals: MemberRule[]) {
  const member = await findMemberToChange(ctx, refusals)
  const isOwner = getBaseRole(member.storedRoles) === 'owner'
  if (isOwner && !(await hasOtherActiveOwner(member.id))) {
    throw new Failure('conflict', withReason(MEMBER_CONFLICTS, 'lastOwner'))
  }
}
