import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { isCrossSiteNavigation } from '#app/identity/navigation'
import { setReadableCookies } from '#app/identity/readable_cookies'
import { HOME_PATH } from '#app/identity/return_path'
import { LOGOUT_SESSION_PARAMETER } from '#app/identity/rules'
import { endSession, getSessionId, hashSessionId } from '#app/identity/sessions'

/**
 * Pages that the browser holds ready for Back go, and answers in its HTTP cache. Not `storage`: that would take the installed app and
 * what waits on the device for other members; and not `cookies`: that would take language and theme.
 */
const CLEAR_SITE_DATA = '"cache"'

/** Whether the request names a session to end, and shows another one or none. */
function meansAnotherSession(ctx: HttpContext): boolean {
  const mark: unknown = ctx.request.qs()[LOGOUT_SESSION_PARAMETER]
  if (mark === undefined) return false
  const id = getSessionId(ctx)
  return id === null || mark !== hashSessionId(id)
}

export default class SessionsController {
  /**
   * A navigation, so that a link without a script signs out too; another site's link does not. A session that was left offline is ended
   * by its mark: whoever has signed in meanwhile stays signed in.
   */
  async destroy(ctx: HttpContext) {
    if (isCrossSiteNavigation(ctx.request.request.headers)) throw new Failure('csrf')
    if (!meansAnotherSession(ctx)) {
      await endSession(ctx)
      setReadableCookies(ctx, null)
      ctx.response.header('clear-site-data', CLEAR_SITE_DATA)
    }
    ctx.response.redirect(HOME_PATH)
  }
}
