import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Failure } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { lockStaffMember } from '#app/identity/queries/lock_staff_member'
import { hasRoleWithRight, type StaffRight } from '#app/identity/rules'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { hasStaffRight, requireMember } from '#app/identity/viewer'

/**
 * For work that others than staff may do too.
 * @returns whether the caller may do it as staff; the right then holds until the end of the transaction
 */
export async function lockStaffRight(
  { viewer }: HttpContext,
  right: StaffRight,
  trx: TransactionClientContract
): Promise<boolean> {
  return viewer !== null && hasStaffRight(viewer, right) && lockStaffMember(trx, viewer.id, right)
}

/**
 * `runIdempotent` for staff work. It locks the caller's right for the transaction, so that a ban or role change also
 * stops waiting requests.
 * @param checks throw the specific failure after the work has thrown `NoRowsAffectedError`; `ctx.viewer` has been
 * refreshed by then
 */
export function runIdempotentAsStaff<Answer>(
  ctx: HttpContext,
  right: StaffRight,
  checks: (ctx: HttpContext) => unknown,
  work: (trx: TransactionClientContract) => Promise<Answer>
): Promise<Answer> {
  const { id } = requireMember(ctx)
  const allChecks = async () => {
    if (!hasRoleWithRight(requireMember(ctx).roles, right)) throw new Failure('forbidden')
    await checks(ctx)
  }
  return runIdempotentAsMember(ctx, allChecks, async (trx) => {
    if (!(await lockStaffMember(trx, id, right))) throw new NoRowsAffectedError()
    return work(trx)
  })
}
