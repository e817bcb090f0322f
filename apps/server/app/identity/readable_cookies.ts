import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'
import { SESSION_AGES } from '#app/identity/account/rules'
import { READABLE_COOKIES } from '#app/identity/rules'
import { getSessionId, hashSessionId } from '#app/identity/sessions'

const SET = '1'

/**
 * Two cookies let a page choose its header and drop its ads before the first paint; a third marks the session, so that a script
 * ends no other one. They grant nothing: whoever forges them sees another header. Only what differs from what the browser has is sent.
 * @param sessionId of the session that has just begun; else it is the one that the request shows
 */
export function setReadableCookies(
  ctx: HttpContext,
  member: { isPremium: boolean } | null,
  sessionId: string | null = getSessionId(ctx)
) {
  const { request, response } = ctx
  const wanted = {
    [READABLE_COOKIES.signedIn]: member && SET,
    [READABLE_COOKIES.premium]: member?.isPremium ? SET : null,
    [READABLE_COOKIES.session]: member && sessionId && hashSessionId(sessionId),
  }
  for (const [name, value] of Object.entries(wanted)) {
    const kept: unknown = request.plainCookie(name, { encoded: false })
    if (value && kept !== value) {
      response.plainCookie(name, value, {
        encode: false,
        httpOnly: false,
        maxAge: SESSION_AGES.member.absolute,
        path: '/',
        sameSite: 'lax',
        secure: secureCookies,
      })
    } else if (!value && kept !== undefined && kept !== null) {
      response.clearCookie(name, { httpOnly: false })
    }
  }
}
