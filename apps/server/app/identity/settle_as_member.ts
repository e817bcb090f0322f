import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { settle } from '#app/core/idempotency/settle'
import { refuseRestrictedNow } from '#app/identity/restricted'
import { requireMember } from '#app/identity/viewer'

/** `settle`, for work whose statement also asks that the member be in good standing (`IN_GOOD_STANDING`). */
export function settleAsMember<Answer>(
  ctx: HttpContext,
  checks: (ctx: HttpContext) => unknown,
  work: (trx: TransactionClientContract) => Promise<Answer>
): Promise<Answer> {
  const allChecks = async () => {
    await refuseRestrictedNow(requireMember(ctx))
    await checks(ctx)
  }
  return settle(ctx, allChecks, work)
}
