import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'
import { SESSION_AGES } from '#app/identity/account/rules'
import { READABLE_COOKIES } from '#app/identity/rules'
import { getSessionId, hashSessionId } from '#app/identity/sessions'

const SET = '1'

/**
 * Sets cookies that scripts may read. Two let a page choose its header and leave out ads before the first paint; the
 * third identifies the session, so that a script ends no other one. They grant nothing: forging them only changes the
 * header. Only cookies whose value differs are sent.
 * @param sessionId of a session that has just begun; otherwise the request's own
 */
export function setReadableCookies(
  ctx: HttpContext,
  member: { isPremium: boolean } | null,
  sessionId: string | null = getSessionId(ctx)
) {
  const { request, response } = ctx
  const cookies = {
    [READABLE_COOKIES.signedIn]: member && SET,
    [READABLE_COOKIES.premium]: member?.isPremium ? SET : null,
    [READABLE_COOKIES.session]: member && sessionId && hashSessionId(sessionId),
  }
  for (const [name, value] of Object.entries(cookies)) {
    const current: unknown = request.plainCookie(name, { encoded: false })
    if (value && current !== value) {
      response.plainCookie(name, value, {
        encode: false,
        httpOnly: false,
        maxAge: SESSION_AGES.member.absolute,
        path: '/',
        sameSite: 'lax',
        secure: secureCookies,
      })
    } else if (!value && current !== undefined && current !== null) {
      response.clearCookie(name, { httpOnly: false })
    }
  }
}
