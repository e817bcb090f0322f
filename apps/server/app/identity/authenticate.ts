import type { HttpContext } from '@adonisjs/core/http'
import { getBearerToken, verifyAccessToken } from '#app/identity/access_tokens'
import { findViewer } from '#app/identity/queries/find_viewer'
import { readSession } from '#app/identity/sessions'
import type { Viewer } from '#app/identity/viewer'

/** With a token the session cookie is ignored, so that no request has two identities. */
async function viewerByToken(token: string): Promise<Viewer | null> {
  const verified = await verifyAccessToken(token)
  if (!verified) return null
  const { userId, scope } = verified
  const viewer = await findViewer(userId, { via: 'token', staffRights: scope === 'staff' })
  return viewer && { ...viewer, tokenScope: scope }
}

async function viewerBySession(ctx: HttpContext, extendsSession: boolean): Promise<Viewer | null> {
  const session = await readSession(ctx, { mutable: extendsSession })
  if (!session) return null
  const viewer = await findViewer(session.memberId, { via: 'session', staffRights: true })
  if (!viewer || !session.lastsFor(viewer)) return null
  if (extendsSession) await session.extend(viewer)
  return viewer
}

/** Sets `ctx.viewer` from the bearer token or the session cookie. A request with neither runs no query. */
export async function authenticate(ctx: HttpContext, { extendsSession = false } = {}) {
  const token = getBearerToken(ctx.request)
  ctx.viewer =
    token === undefined ? await viewerBySession(ctx, extendsSession) : await viewerByToken(token)
}
