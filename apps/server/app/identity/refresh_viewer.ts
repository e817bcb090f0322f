import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { findViewer } from '#app/identity/queries/find_viewer'
import { requireMember, type Viewer } from '#app/identity/viewer'

/**
 * Reads `ctx.viewer` from the database again: a ban or another role may have come since the request was authenticated. A token
 * that is not for the staff's work still withholds the staff roles.
 * @throws `unauthenticated` when there is no such account any more
 */
export async function refreshViewer(ctx: HttpContext): Promise<Viewer> {
  const { id, via, tokenScope } = requireMember(ctx)
  const staffRights = tokenScope === undefined || tokenScope === 'staff'
  const viewer = await findViewer(id, { via, staffRights })
  if (!viewer) throw new Failure('unauthenticated')
  ctx.viewer = tokenScope === undefined ? viewer : { ...viewer, tokenScope }
  return ctx.viewer
}
