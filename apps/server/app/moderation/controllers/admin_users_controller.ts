import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NothingDone } from '#app/core/idempotency/settle'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { actorOf } from '#app/identity/actor'
import { findProfile, type Profile } from '#app/identity/queries/find_profile'
import { staffMay } from '#app/identity/rules'
import { settleAsMember } from '#app/identity/settle_as_member'
import { requireMember } from '#app/identity/viewer'
import { changeOf } from '#app/moderation/members/change_of'
import { removeMember } from '#app/moderation/members/actions/remove_member'
import {
  CHANGE_REFUSALS,
  changeKindsOf,
  memberNamed,
  memberToChange,
  onlyKind,
  refuseLate,
  refuseWithoutRight,
} from '#app/moderation/members/policies'
import { listMembers } from '#app/moderation/members/queries/list_members'
import { deletionRefusal, MEMBER_SORTS } from '#app/moderation/rules'
import { memberChangeValidator, memberListValidator } from '#app/moderation/members/validators'
import AdminUserTransformer from '#app/moderation/transformers/admin_user_transformer'
import ModeratedUserTransformer from '#app/moderation/transformers/moderated_user_transformer'

/** A member as the caller may see one: owners all, the rest of the staff what they need (rulings P6 and R19). */
async function shown(ctx: HttpContext, member: Profile) {
  return staffMay(requireMember(ctx).roles, 'listMembers')
    ? ctx.serialize(AdminUserTransformer.transform(member))
    : ctx.serialize(ModeratedUserTransformer.transform(member))
}

async function shownNow(ctx: HttpContext, memberId: string, trx: TransactionClientContract) {
  const member = await findProfile(memberId, trx)
  if (!member) throw new NothingDone()
  return shown(ctx, member)
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
    return shown(ctx, await memberNamed(ctx))
  }

  /** Changes one of role, restriction and profile (`security.md` A-048). */
  async update(ctx: HttpContext) {
    const kinds = changeKindsOf(ctx)
    refuseWithoutRight(requireMember(ctx), kinds)
    const refusals = kinds.map((kind) => CHANGE_REFUSALS[kind])
    const { id: memberId } = await memberToChange(ctx, refusals)
    const sent = await ctx.request.validateUsing(memberChangeValidator)
    const { work, check } = changeOf(ctx, onlyKind(kinds), sent)

    const checks = async () => {
      await refuseLate(ctx, ...refusals)
      await check?.()
    }
    return settleAsMember(ctx, checks, async (trx) => {
      await work(trx, { actor: actorOf(ctx), memberId })
      return shownNow(ctx, memberId, trx)
    })
  }

  /** Deletes the account with all that hangs on it, as its member could (ruling R20). */
  async destroy(ctx: HttpContext) {
    const { id } = await memberToChange(ctx, [deletionRefusal])
    await ctx.request.validateUsing(emptyBodyValidator)
    const checks = () => refuseLate(ctx, deletionRefusal)
    return settleAsMember(ctx, checks, async (trx) => {
      await removeMember(trx, { actor: actorOf(ctx), memberId: id })
      return { id }
    })
  }
}
