import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { type IdempotentOptions, runIdempotent } from '#app/core/idempotency/run_idempotent'
import { assertNotRestrictedNow } from '#app/identity/assert_not_restricted'

/**
 * `runIdempotent` for work whose statement also requires an active member (`IS_ACTIVE_MEMBER`).
 * @param checks throw the specific failure after the work has thrown `NoRowsAffectedError`; `ctx.viewer` has been
 * refreshed by then
 */
export function runIdempotentAsMember<Answer>(
  ctx: HttpContext,
  checks: (ctx: HttpContext) => unknown,
  work: (trx: TransactionClientContract) => Promise<Answer>,
  options?: IdempotentOptions
): Promise<Answer> {
  const allChecks = async () => {
    await assertNotRestrictedNow(ctx)
    await checks(ctx)
  }
  return runIdempotent(ctx, allChecks, work, options)
}
