import type { HttpContext } from '@adonisjs/core/http'
import { withReason, invalidField, notFound, Failure } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { toUndoFailure } from '#app/directory/undo/policies'
import { hasOtherActiveOwner } from '#app/identity/queries/active_owners'
import { findProfile, type Profile } from '#app/identity/queries/find_profile'
import { hasRoleWithRight } from '#app/identity/rules'
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
import { findMemberUndo } from '#app/moderation/members/queries/find_member_undo'
import type { MemberRule } from '#app/moderation/members/lock_member'

const ONE_KIND = 'Send the role, a restriction or what the profile says: one of them at a time'

/** The rule for each kind of change. The actions check it again under their lock. */
export const CHANGE_ERRORS: Record<MemberChangeKind, MemberRule> = {
  role: getRoleChangeError,
  restriction: getModerationError,
  profile: getEditError,
}

/** Returns the groups of fields that a body contains. */
export function listChangeKinds({ request }: HttpContext): MemberChangeKind[] {
  const sent = new Set(Object.keys(request.body()))
  const kinds = Object.keys(MEMBER_CHANGES) as MemberChangeKind[]
  return kinds.filter((kind) => MEMBER_CHANGES[kind].fields.some((field) => sent.has(field)))
}

/** @throws `forbidden` when the caller does not have the right to such changes, whoever the member is */
export function assertHasRight({ roles }: Pick<Viewer, 'roles'>, kinds: MemberChangeKind[]) {
  if (kinds.some((kind) => !hasRoleWithRight(roles, MEMBER_CHANGES[kind].right)))
    throw new Failure('forbidden')
}

/** @throws 422 for a body with fields of no group or of several */
export function getOnlyKind([kind, ...others]: MemberChangeKind[]): MemberChangeKind {
  if (!kind || others.length > 0) throw invalidField('', 'one_kind', ONE_KIND)
  return kind
}

/** @throws `forbidden` with the reason, if there is one */
export function assertAllowed(reason: keyof typeof MEMBER_ERRORS | undefined) {
  if (reason) throw new Failure('forbidden', withReason(MEMBER_ERRORS, reason))
}

/** Finds the member in the path. */
export async function findMember({ params }: HttpContext): Promise<Profile> {
  const member = await findProfile(parseSnowflake(params.id))
  if (!member) throw notFound()
  return member
}

/** Finds the member in the path. @throws `forbidden` when one of the rules forbids the caller to change the member */
export async function findMemberToChange(
  ctx: HttpContext,
  rules: readonly MemberRule[]
): Promise<Profile> {
  const viewer = requireMember(ctx)
  const member = await findMember(ctx)
  for (const getError of rules) {
    assertAllowed(getError(viewer, { id: member.id, roles: member.storedRoles }))
  }
  return member
}

/** Explains why a change affected no rows: the caller may no longer make it, or it would leave no owner. */
export async function assertStillAllowed(ctx: HttpContext, ...rules: MemberRule[]) {
  const member = await findMemberToChange(ctx, rules)
  const isOwner = getBaseRole(member.storedRoles) === 'owner'
  if (isOwner && !(await hasOtherActiveOwner(member.id))) {
    throw new Failure('conflict', withReason(MEMBER_CONFLICTS, 'lastOwner'))
  }
}

/** Explains why a decision could not be undone. @throws as `findMemberToChange`; `conflict` */
export async function explainUndo(ctx: HttpContext, decisionId: number): Promise<never> {
  const viewer = requireMember(ctx)
  assertHasRight(viewer, ['restriction'])
  const { id } = await findMemberToChange(ctx, [getModerationError])
  throw toUndoFailure(await findMemberUndo(id, viewer.id), decisionId)
}
