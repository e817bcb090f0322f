import type { HttpContext } from '@adonisjs/core/http'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { pageValidator } from '#app/directory/validators'
import { actorOf } from '#app/identity/actor'
import { requireMember } from '#app/identity/viewer'
import { changeRenewal, type RenewalChange } from '#app/premium/actions/change_renewal'
import { findOwnPremium, listTransactionsOf } from '#app/premium/queries/own_premium'
import PremiumTransformer from '#app/premium/transformers/premium_transformer'
import TransactionTransformer from '#app/premium/transformers/transaction_transformer'

/** What the caller has of premium. */
export default class PremiumController {
  async show(ctx: HttpContext) {
    return show(ctx)
  }

  async transactions(ctx: HttpContext) {
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listTransactionsOf(requireMember(ctx).id, { limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(TransactionTransformer.transform(page.rows))
  }

  /** Lets it end with the period that is paid for. */
  async cancel(ctx: HttpContext) {
    await ctx.request.validateUsing(emptyBodyValidator)
    return change(ctx, 'cancel')
  }

  async resume(ctx: HttpContext) {
    await ctx.request.validateUsing(emptyBodyValidator)
    return change(ctx, 'resume')
  }
}

async function show(ctx: HttpContext) {
  return ctx.serialize(PremiumTransformer.transform(await findOwnPremium(requireMember(ctx).id)))
}

async function change(ctx: HttpContext, renewal: RenewalChange) {
  await changeRenewal(renewal, requireMember(ctx).id, actorOf(ctx))
  return show(ctx)
}
