import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { findViewer } from '#app/identity/queries/find_viewer'
import { DEFAULT_RESTRICTION_REASON } from '#app/identity/rules'
import {
  carriesStaffRights,
  requireMember,
  type Restriction,
  type Viewer,
} from '#app/identity/viewer'

function formatRestriction({ kind, reason, expiresAt }: Restriction) {
  const until = expiresAt ? ` until ${expiresAt.toISOString()}` : ''
  return `Your account is ${kind}${until}: ${reason ?? DEFAULT_RESTRICTION_REASON}`
}

/** @throws `account_restricted`, with the reason, when the viewer is banned or disabled */
export function assertNotRestricted({ restriction }: Pick<Viewer, 'restriction'>) {
  if (restriction)
    throw new Failure('account_restricted', { message: formatRestriction(restriction) })
}

/**
 * Reads `ctx.viewer` from the database again: a ban or a role change may have come since the request was authenticated.
 * A token without the staff scope still carries no staff roles.
 * @throws `unauthenticated` when the account is gone
 */
async function refreshViewer(ctx: HttpContext): Promise<Viewer> {
  const { id, via, tokenScope } = requireMember(ctx)
  const viewer = await findViewer(id, { via, staffRights: carriesStaffRights({ tokenScope }) })
  if (!viewer) throw new Failure('unauthenticated')
  ctx.viewer = tokenScope === undefined ? viewer : { ...viewer, tokenScope }
  return ctx.viewer
}

/**
 * Reads the caller again and rejects members who were banned or disabled since the request was authenticated. Later
 * checks use the caller's current roles.
 * @throws `account_restricted`; `unauthenticated` when the account is gone
 */
export async function assertNotRestrictedNow(ctx: HttpContext) {
  assertNotRestricted(await refreshViewer(ctx))
}
