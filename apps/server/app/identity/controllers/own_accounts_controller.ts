import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { runIdempotent } from '#app/core/idempotency/run_idempotent'
import { exportAccount } from '#app/identity/account/export_account'
import { deleteAccount } from '#app/identity/actions/delete_account'
import { getActor } from '#app/identity/actor'
import { hasOtherActiveOwner } from '#app/identity/queries/active_owners'
import { findViewer } from '#app/identity/queries/find_viewer'
import { setReadableCookies } from '#app/identity/readable_cookies'
import { endSession } from '#app/identity/sessions'
import { accountDeletionValidator } from '#app/identity/validators'
import { hasRole, requireMember } from '#app/identity/viewer'

const LAST_OWNER = 'You are the last owner. Make somebody else an owner first.'

/** @throws `unauthenticated` when the account is gone already, `conflict` for the last owner */
async function assertNotLastOwner(memberId: string) {
  const member = await findViewer(memberId, { via: 'session', staffRights: true })
  if (!member) throw new Failure('unauthenticated')
  if (hasRole(member, 'owner') && !(await hasOtherActiveOwner(memberId))) {
    throw new Failure('conflict', { message: LAST_OWNER })
  }
}

/** The caller's account. Banned members may export and delete it too. */
export default class OwnAccountsController {
  /** Returns all personal data of the caller as a file. */
  async export(ctx: HttpContext) {
    const { id } = requireMember(ctx)
    ctx.response.header('content-disposition', `attachment; filename="botanica-${id}.json"`)
    return exportAccount(id)
  }

  async destroy(ctx: HttpContext) {
    const { id: memberId } = requireMember(ctx)
    const { reviews } = await ctx.request.validateUsing(accountDeletionValidator)
    ctx.response.status(204)
    await runIdempotent(
      ctx,
      () => assertNotLastOwner(memberId),
      (trx) => deleteAccount(trx, { memberId, reviews, actor: getActor(ctx) })
    )
    await endSession(ctx)
    setReadableCookies(ctx, null)
  }
}
