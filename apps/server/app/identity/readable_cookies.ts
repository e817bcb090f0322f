import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'
import { SESSION_AGES } from '#app/identity/account/rules'
import { READABLE_COOKIES } from '#app/identity/rules'

const SET = '1'

/**
 * Two cookies let a page choose its header and drop its ads before the first paint (design section 8). They grant
 * nothing: whoever forges them sees another header. Only what differs from what the browser has is sent.
 */
export function tellBrowser(
  { request, response }: HttpContext,
  member: { isPremium: boolean } | null
) {
  const wanted = {
    [READABLE_COOKIES.signedIn]: member !== null,
    [READABLE_COOKIES.premium]: member?.isPremium ?? false,
  }
  for (const [name, isWanted] of Object.entries(wanted)) {
    const kept: unknown = request.plainCookie(name, { encoded: false })
    if (isWanted && kept !== SET) {
      response.plainCookie(name, SET, {
        encode: false,
        httpOnly: false,
        maxAge: SESSION_AGES.member.absolute,
        path: '/',
        sameSite: 'lax',
        secure: secureCookies,
      })
    } else if (!isWanted && kept !== undefined && kept !== null) {
      response.clearCookie(name, { httpOnly: false })
    }
  }
}
