import type { HttpContext } from '@adonisjs/core/http'
import { requireMember } from '#app/identity/viewer'
import { beginPurchase } from '#app/premium/actions/begin_purchase'
import type { PaymentProvider, PlanType } from '#app/premium/rules'
import { purchaseValidator } from '#app/premium/validators'

/** Begins purchases, which are paid at the provider. */
export default class PurchasesController {
  /** Returns the client secret with which the checkout pays the first invoice. */
  async stripe(ctx: HttpContext) {
    const { planType } = await ctx.request.validateUsing(purchaseValidator)
    return { clientSecret: await begin(ctx, 'stripe', planType) }
  }

  /** Returns the URL at PayPal where the member approves the subscription. */
  async paypal(ctx: HttpContext) {
    const { planType } = await ctx.request.validateUsing(purchaseValidator)
    return { approvalUrl: await begin(ctx, 'paypal', planType) }
  }
}

function begin(ctx: HttpContext, provider: PaymentProvider, plan: PlanType) {
  const { id: memberId, isPremium } = requireMember(ctx)
  return beginPurchase({ memberId, isPremium, provider, plan })
}
