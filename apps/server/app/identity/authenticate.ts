import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { getBearerToken, verifyAccessToken } from '#app/identity/access_tokens'
import { findViewer } from '#app/identity/queries/find_viewer'
import { readSession } from '#app/identity/sessions'
import { getNeededScope } from '#app/identity/tokens/calls'
import type { PersonalTokenScope } from '#app/identity/tokens/rules'
import type { Viewer } from '#app/identity/viewer'

const NO_TOKENS = 'This call takes no personal token. It is done in a browser.'

/** Returns why the call does not accept a personal token with these scopes; `undefined` when it does. */
function getRejectionReason({ route }: HttpContext, scopes: readonly PersonalTokenScope[]) {
  const needed = getNeededScope(route?.name)
  if (needed === undefined) return NO_TOKENS
  return scopes.includes(needed) ? undefined : `The token lacks the scope ${needed}.`
}

/** With a token the session cookie is ignored, so that no request has two identities. */
async function viewerByToken(
  ctx: HttpContext,
  token: string,
  isForVisitors: boolean
): Promise<Viewer | null> {
  const verified = await verifyAccessToken(token)
  if (!verified) return null
  const { userId, scope, scopes } = verified
  const reason = scope === 'member' ? getRejectionReason(ctx, scopes) : undefined
  if (reason !== undefined && isForVisitors) return null
  if (reason !== undefined) throw new Failure('forbidden', { message: reason })
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

interface AuthenticateOptions {
  extendsSession?: boolean
  /** Whether visitors may make the call too: with a personal token that it does not accept, the caller is one. */
  isForVisitors?: boolean
}

/**
 * Sets `ctx.viewer` from the bearer token or the session cookie. A request with neither runs no query. This is the only
 * place that decides what a personal token may be used for.
 * @throws `forbidden` for a personal token that the call does not accept, unless visitors may make it
 */
export async function authenticate(
  ctx: HttpContext,
  { extendsSession = false, isForVisitors = false }: AuthenticateOptions = {}
) {
  const token = getBearerToken(ctx.request)
  ctx.viewer =
    token === undefined
      ? await viewerBySession(ctx, extendsSession)
      : await viewerByToken(ctx, token, isForVisitors)
}
