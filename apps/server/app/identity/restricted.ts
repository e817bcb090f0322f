import { Failure } from '#app/core/errors'
import { findViewer } from '#app/identity/queries/find_viewer'
import { DEFAULT_RESTRICTION_REASON } from '#app/identity/rules'
import type { Restriction, Viewer } from '#app/identity/viewer'

function sentenceFor({ kind, reason, expiresAt }: Restriction) {
  const until = expiresAt ? ` until ${expiresAt.toISOString()}` : ''
  return `Your account is ${kind}${until}: ${reason ?? DEFAULT_RESTRICTION_REASON}`
}

/** @throws `account_restricted`, with the reason, for who is banned or disabled (ruling P5) */
export function refuseRestricted({ restriction }: Pick<Viewer, 'restriction'>) {
  if (restriction) throw new Failure('account_restricted', { message: sentenceFor(restriction) })
}

/** The same as of this moment: a ban may have come since the request was recognised (`security.md` A-037). */
export async function refuseRestrictedNow({ id, via }: Viewer) {
  const viewer = await findViewer(id, { via, staffRights: false })
  if (!viewer) throw new Failure('unauthenticated')
  refuseRestricted(viewer)
}
