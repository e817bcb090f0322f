import type { HttpContext } from '@adonisjs/core/http'
import { requireMember } from '#app/identity/viewer'
import { beginPurchase } from '#app/premium/actions/begin_purchase'
import type { PaymentProvider, PlanType } from '#app/premium/rules'
import { purchaseValidator } from '#app/premium/validators'

/** Purchases are begun here and paid at the provider. */
export default class PurchasesController {
  /** The secret with which the checkout pays the first invoice. */
  async stripe(ctx: HttpContext) {
    const { planType } = await ctx.request.validateUsing(purchaseValidator)
    return { clientSecret: await begin(ctx, 'stripe', planType) }
  }

  /** The address at PayPal where the member approves it. */
  async paypal(ctx: HttpContext) {
    const { planType } = await ctx.request.validateUsing(purchaseValidator)
    return { approvalUrl: await begin(ctx, 'paypal', planType) }
  }
}

function begin(ctx: HttpContext, provider: PaymentProvider, plan: PlanType) {
  const { id: memberId, isPremium } = requireMember(ctx)
  return beginPurchase({ memberId, isPremium, provider, plan })
}
