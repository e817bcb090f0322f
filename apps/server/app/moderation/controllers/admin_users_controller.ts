import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import type { Undo } from '#app/directory/undo/select_undo'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { deleteAccount } from '#app/identity/actions/delete_account'
import { lockUsernames } from '#app/identity/actions/sign_in'
import { getActor } from '#app/identity/actor'
import { findProfile, type Profile } from '#app/identity/queries/find_profile'
import { hasRoleWithRight } from '#app/identity/rules'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'
import { undoRestriction } from '#app/moderation/members/actions/undo_restriction'
import { toMemberChange } from '#app/moderation/members/member_change'
import {
  CHANGE_ERRORS,
  explainUndo,
  listChangeKinds,
  findMember,
  findMemberToChange,
  getOnlyKind,
  assertStillAllowed,
  assertHasRight,
} from '#app/moderation/members/policies'
import { findMemberUndo } from '#app/moderation/members/queries/find_member_undo'
import { listMembers } from '#app/moderation/members/queries/list_members'
import { lockMemberForChange } from '#app/moderation/members/lock_member'
import { getDeletionError, getModerationError, MEMBER_SORTS } from '#app/moderation/rules'
import { memberChangeValidator, memberListValidator } from '#app/moderation/members/validators'
import AdminUserTransformer from '#app/moderation/transformers/admin_user_transformer'
import ModeratedUserTransformer from '#app/moderation/transformers/moderated_user_transformer'

/** Serializes a member: all fields for owners, the fields that they need for other staff. */
async function presentMember(ctx: HttpContext, member: Profile) {
  return hasRoleWithRight(requireMember(ctx).roles, 'listMembers')
    ? ctx.serialize(AdminUserTransformer.transform(member))
    : ctx.serialize(ModeratedUserTransformer.transform(member))
}

/** What the description of a member has only after a change. */
interface MemberChange {
  undo?: Undo
}

async function presentChangedMember(
  ctx: HttpContext,
  memberId: string,
  trx: TransactionClientContract
) {
  const member = await findProfile(memberId, trx)
  if (!member) throw new NoRowsAffectedError()
  const change: MemberChange = { undo: await findMemberUndo(memberId, requireMember(ctx).id, trx) }
  return { ...(await presentMember(ctx, member)), ...change }
}

/**
 * Deletes a member's account, as members can themselves. Reviews are kept and anonymized.
 * @throws NoRowsAffectedError when the member is gone or is the last active owner, or the actor may not do this
 */
async function removeMember(
  trx: TransactionClientContract,
  { actor, memberId }: { actor: Actor; memberId: string }
): Promise<void> {
  // In the same order as `deleteAccount`.
  await lockUsernames(trx)
  await lockMemberForChange(trx, { actor, memberId }, getDeletionError)
  await deleteAccount(trx, { memberId, reviews: 'keep', actor })
}

export default class AdminUsersController {
  async index(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(memberListValidator)
    const { cursor, search, role, state } = input
    const query = {
      role,
      state,
      sort: input.sort ?? MEMBER_SORTS[0],
      limit: input.limit ?? PAGE_LIMITS.default,
    }
    const page = await listMembers({ ...query, search, cursor })
    linkNextPage(ctx, page.next, { ...query, search: search || undefined }, page.total)
    return ctx.serialize(AdminUserTransformer.transform(page.rows))
  }

  /** Returns a member, for the staff's menu on profiles and on pending bots. */
  async show(ctx: HttpContext) {
    return presentMember(ctx, await findMember(ctx))
  }

  /** Changes a member's role, restriction or profile: one of them per request. */
  async update(ctx: HttpContext) {
    const kinds = listChangeKinds(ctx)
    assertHasRight(requireMember(ctx), kinds)
    const rules = kinds.map((kind) => CHANGE_ERRORS[kind])
    const { id: memberId } = await findMemberToChange(ctx, rules)
    const sent = await ctx.request.validateUsing(memberChangeValidator)
    const { work, check } = toMemberChange(ctx, getOnlyKind(kinds), sent)

    const checks = async () => {
      await assertStillAllowed(ctx, ...rules)
      await check?.()
    }
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      await work(trx, { actor: getActor(ctx), memberId })
      return presentChangedMember(ctx, memberId, trx)
    })
  }

  /** Undoes the caller's own decision on the restrictions, within seconds. */
  async undo(ctx: HttpContext) {
    const { id: memberId } = await findMemberToChange(ctx, [getModerationError])
    const { decisionId } = await ctx.request.validateUsing(undoValidator)
    const explain = () => explainUndo(ctx, decisionId)
    return runIdempotentAsMember(ctx, explain, async (trx) => {
      await undoRestriction(trx, { memberId, decisionId, actor: getActor(ctx) })
      return presentChangedMember(ctx, memberId, trx)
    })
  }

  /** Deletes the account with all its data, as its member can. */
  async destroy(ctx: HttpContext) {
    const { id } = await findMemberToChange(ctx, [getDeletionError])
    await ctx.request.validateUsing(emptyBodyValidator)
    const checks = () => assertStillAllowed(ctx, getDeletionError)
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      await removeMember(trx, { actor: getActor(ctx), memberId: id })
      return { id }
    })
  }
}
