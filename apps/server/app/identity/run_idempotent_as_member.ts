import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runIdempotent } from '#app/core/idempotency/run_idempotent'
import { assertNotRestrictedNow } from '#app/identity/restricted'

/**
 * `settle`, for work whose statement also asks that the member be in good standing (`IS_ACTIVE_MEMBER`).
 * @param checks throw the documented failure when the work has thrown `NoRowsAffectedError`; `ctx.viewer` is then the member as of now
 */
export function runIdempotentAsMember<Answer>(
  ctx: HttpContext,
  checks: (ctx: HttpContext) => unknown,
  work: (trx: TransactionClientContract) => Promise<Answer>
): Promise<Answer> {
  const allChecks = async () => {
    await assertNotRestrictedNow(ctx)
    await checks(ctx)
  }
  return runIdempotent(ctx, allChecks, work)
}
