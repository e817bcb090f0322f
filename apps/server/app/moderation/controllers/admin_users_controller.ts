import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { deleteAccount } from '#app/identity/actions/delete_account'
import { lockNames } from '#app/identity/actions/sign_in'
import { getActor } from '#app/identity/actor'
import { findProfile, type Profile } from '#app/identity/queries/find_profile'
import { canStaff } from '#app/identity/rules'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { requireMember } from '#app/identity/viewer'
import { toMemberChange } from '#app/moderation/members/member_change'
import {
  CHANGE_ERRORS,
  listChangeKinds,
  findMember,
  findMemberToChange,
  getOnlyKind,
  assertStillAllowed,
  assertHasRight,
} from '#app/moderation/members/policies'
import { listMembers } from '#app/moderation/members/queries/list_members'
import { lockMemberForChange } from '#app/moderation/members/standing'
import { getDeletionError, MEMBER_SORTS } from '#app/moderation/rules'
import { memberChangeValidator, memberListValidator } from '#app/moderation/members/validators'
import AdminUserTransformer from '#app/moderation/transformers/admin_user_transformer'
import ModeratedUserTransformer from '#app/moderation/transformers/moderated_user_transformer'

/** A member as the caller may see one: owners all, the rest of the staff what they need. */
async function shown(ctx: HttpContext, member: Profile) {
  return canStaff(requireMember(ctx).roles, 'listMembers')
    ? ctx.serialize(AdminUserTransformer.transform(member))
    : ctx.serialize(ModeratedUserTransformer.transform(member))
}

async function shownNow(ctx: HttpContext, memberId: string, trx: TransactionClientContract) {
  const member = await findProfile(memberId, trx)
  if (!member) throw new NoRowsAffectedError()
  return shown(ctx, member)
}

/**
 * Deletes a member's account as if the member had done it, the reviews staying without a name.
 * @throws NoRowsAffectedError for who is gone, for who may not, and for the last active owner
 */
async function removeMember(
  trx: TransactionClientContract,
  { actor, memberId }: { actor: Actor; memberId: string }
): Promise<void> {
  // As the deletion itself takes its locks.
  await lockNames(trx)
  await lockMemberForChange(trx, { actor, memberId }, getDeletionError)
  await deleteAccount(trx, { memberId, reviews: 'keep', actor })
}

export default class AdminUsersController {
  async index(ctx: HttpContext) {
    const asked = await ctx.request.validateUsing(memberListValidator)
    const { cursor, search, role, state } = asked
    const query = {
      role,
      state,
      sort: asked.sort ?? MEMBER_SORTS[0],
      limit: asked.limit ?? PAGE_LIMITS.default,
    }
    const page = await listMembers({ ...query, search, cursor })
    linkNextPage(ctx, page.next, { ...query, search: search || undefined })
    return ctx.serialize(AdminUserTransformer.transform(page.rows))
  }

  /** One member, for the menu that the staff find on profiles and on submitters of pending bots. */
  async show(ctx: HttpContext) {
    return shown(ctx, await findMember(ctx))
  }

  /** Changes one of role, restriction and profile. */
  async update(ctx: HttpContext) {
    const kinds = listChangeKinds(ctx)
    assertHasRight(requireMember(ctx), kinds)
    const refusals = kinds.map((kind) => CHANGE_ERRORS[kind])
    const { id: memberId } = await findMemberToChange(ctx, refusals)
    const sent = await ctx.request.validateUsing(memberChangeValidator)
    const { work, check } = toMemberChange(ctx, getOnlyKind(kinds), sent)

    const checks = async () => {
      await assertStillAllowed(ctx, ...refusals)
      await check?.()
    }
    return runIdempotentAsMember(ctx, checks, async (trx) => {
      await work(trx, { actor: getActor(ctx), memberId })
      return shownNow(ctx, memberId, trx)
    })
  }

  /** Deletes the account with all that hangs on it, as its member could. */
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
