import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { openDesktopSignIn } from '#app/identity/desktop/actions/open_desktop_sign_in'
import { getDesktopRedirectUrl } from '#app/identity/desktop/rules'
import { desktopSignInValidator } from '#app/identity/desktop/validators'
import { hasRoleWithRight } from '#app/identity/rules'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'

export default class DesktopSignInsController {
  /**
   * Authorizes a desktop client for a staff member. It requires a session, because a token must not create another one.
   * The browser passes the code on to the client.
   */
  async store(ctx: HttpContext) {
    const { id: memberId, roles } = requireMember(ctx)
    if (!hasRoleWithRight(roles, 'enterDashboard')) throw new Failure('forbidden')
    const { port, state, challenge, device } =
      await ctx.request.validateUsing(desktopSignInValidator)

    ctx.response.status(201)
    return runIdempotentAsStaff(
      ctx,
      'enterDashboard',
      () => {},
      async (trx) => {
        const code = await openDesktopSignIn(trx, { memberId, state, challenge, device })
        return { redirect_to: getDesktopRedirectUrl(port, { code, state }) }
      }
    )
  }
}
