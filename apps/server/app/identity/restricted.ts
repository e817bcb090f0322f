import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { refreshViewer } from '#app/identity/refresh_viewer'
import { DEFAULT_RESTRICTION_REASON } from '#app/identity/rules'
import type { Restriction, Viewer } from '#app/identity/viewer'

function sentenceFor({ kind, reason, expiresAt }: Restriction) {
  const until = expiresAt ? ` until ${expiresAt.toISOString()}` : ''
  return `Your account is ${kind}${until}: ${reason ?? DEFAULT_RESTRICTION_REASON}`
}

/** @throws `account_restricted`, with the reason, for who is banned or disabled */
export function refuseRestricted({ restriction }: Pick<Viewer, 'restriction'>) {
  if (restriction) throw new Failure('account_restricted', { message: sentenceFor(restriction) })
}

/**
 * Reads the caller again and refuses who has been banned or disabled since the request was authenticated. The checks that follow
 * judge by the roles that the caller has now.
 * @throws `account_restricted`; `unauthenticated` when there is no such account any more
 */
export async function refuseRestrictedNow(ctx: HttpContext) {
  refuseRestricted(await refreshViewer(ctx))
}
