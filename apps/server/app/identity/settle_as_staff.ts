import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Failure } from '#app/core/errors'
import { NothingDone, settle } from '#app/core/idempotency/settle'
import { findViewer } from '#app/identity/queries/find_viewer'
import { lockStaffStanding } from '#app/identity/queries/staff_standing'
import { refuseRestrictedNow } from '#app/identity/restricted'
import { staffMay, type StaffRight } from '#app/identity/rules'
import { requireMember } from '#app/identity/viewer'

/** Who has lost the right since the request was recognised. */
async function refuseWithoutRight(ctx: HttpContext, right: StaffRight) {
  const { id, via } = requireMember(ctx)
  const now = await findViewer(id, { via, staffRights: true })
  if (!now || !staffMay(now.roles, right)) throw new Failure('forbidden')
}

/**
 * `settle`, for work of the staff's: it is done only by who has the right at that very moment, so that a ban or a change of
 * role stops requests that wait, too.
 * @param checks throw the documented failure when the work has thrown `NothingDone`
 */
export function settleAsStaff<Answer>(
  ctx: HttpContext,
  right: StaffRight,
  checks: (ctx: HttpContext) => unknown,
  work: (trx: TransactionClientContract) => Promise<Answer>
): Promise<Answer> {
  const member = requireMember(ctx)
  const allChecks = async () => {
    await refuseRestrictedNow(member)
    await refuseWithoutRight(ctx, right)
    await checks(ctx)
  }
  return settle(ctx, allChecks, async (trx) => {
    if (!(await lockStaffStanding(trx, member.id, right))) throw new NothingDone()
    return work(trx)
  })
}
