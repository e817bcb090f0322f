import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { authenticate } from '#app/identity/authenticate'
import { requireMember } from '#app/identity/viewer'

const READING_METHODS = new Set(['GET', 'HEAD'])

/** Requires a member, by session or bearer token; 401 otherwise. Requests that are not reads extend the session. */
export default class AuthenticateMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await authenticate(ctx, { extendsSession: !READING_METHODS.has(ctx.request.method()) })
    requireMember(ctx)
    return next()
  }
}
