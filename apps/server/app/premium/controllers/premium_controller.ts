import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { pageValidator } from '#app/core/validation/list_fields'
import { getActor } from '#app/identity/actor'
import { requireMember } from '#app/identity/viewer'
import { changeRenewal, type RenewalChange } from '#app/premium/actions/change_renewal'
import { syncSubscription } from '#app/premium/actions/sync_subscription'
import { findOwnPremium, listUserTransactions } from '#app/premium/queries/own_premium'
import { listUserSubscriptions } from '#app/premium/queries/subscriptions'
import PremiumTransformer from '#app/premium/transformers/premium_transformer'
import TransactionTransformer from '#app/premium/transformers/transaction_transformer'
import { renewalValidator } from '#app/premium/validators'

/** The caller's premium. */
export default class PremiumController {
  async show(ctx: HttpContext) {
    return show(ctx)
  }

  async transactions(ctx: HttpContext) {
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listUserTransactions(requireMember(ctx).id, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(TransactionTransformer.transform(page.rows))
  }

  /** Checks unpaid purchases at the providers, for members who return from a checkout. */
  async confirm(ctx: HttpContext) {
    await ctx.request.validateUsing(emptyBodyValidator)
    await confirmPurchases(requireMember(ctx).id)
    return show(ctx)
  }

  /** Cancels a subscription: at the end of the paid period, or immediately if there is none. */
  async cancel(ctx: HttpContext) {
    const { subscriptionId } = await ctx.request.validateUsing(renewalValidator)
    return change(ctx, 'cancel', subscriptionId)
  }

  async resume(ctx: HttpContext) {
    const { subscriptionId } = await ctx.request.validateUsing(renewalValidator)
    return change(ctx, 'resume', subscriptionId)
  }
}

async function show(ctx: HttpContext) {
  return ctx.serialize(PremiumTransformer.transform(await findOwnPremium(requireMember(ctx).id)))
}

/**
 * Checks a member's unpaid purchases at the providers, because webhooks may be late or lost.
 * @throws `unavailable`
 */
async function confirmPurchases(memberId: string): Promise<void> {
  for (const one of await listUserSubscriptions(memberId)) {
    if (one.status === 'pending') await syncSubscription(one)
  }
}

async function change(
  ctx: HttpContext,
  renewal: RenewalChange,
  subscriptionId: string | undefined
) {
  const { id: memberId } = requireMember(ctx)
  await changeRenewal(renewal, { memberId, subscriptionId }, getActor(ctx))
  return show(ctx)
}
