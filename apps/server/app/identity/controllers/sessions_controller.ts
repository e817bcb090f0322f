import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { isCrossSiteNavigation } from '#app/identity/navigation'
import { setReadableCookies } from '#app/identity/readable_cookies'
import { HOME_PATH } from '#app/identity/return_path'
import { LOGOUT_SESSION_PARAMETER } from '#app/identity/rules'
import { endSession, getSessionId, hashSessionId } from '#app/identity/sessions'

/**
 * Clears the HTTP cache and the back/forward cache. Not `storage`, which would delete the installed app's data and
 * other members' queued changes on this device; and not `cookies`, which would delete language and theme.
 */
const CLEAR_SITE_DATA = '"cache"'

/** Whether the request names a session to end that is not the one in its cookie. */
function namesAnotherSession(ctx: HttpContext): boolean {
  const mark: unknown = ctx.request.qs()[LOGOUT_SESSION_PARAMETER]
  if (mark === undefined) return false
  const id = getSessionId(ctx)
  return id === null || mark !== hashSessionId(id)
}

export default class SessionsController {
  /**
   * Signs out. This is a navigation, so that a plain link works without JavaScript; requests from other sites are
   * rejected. A session that was signed out offline is named by its identifier, so that a member who has signed in
   * since stays signed in.
   */
  async destroy(ctx: HttpContext) {
    if (isCrossSiteNavigation(ctx.request.request.headers)) throw new Failure('csrf')
    if (!namesAnotherSession(ctx)) {
      await endSession(ctx)
      setReadableCookies(ctx, null)
      ctx.response.header('clear-site-data', CLEAR_SITE_DATA)
    }
    ctx.response.redirect(HOME_PATH)
  }
}
