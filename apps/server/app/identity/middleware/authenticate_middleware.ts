import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { authenticate } from '#app/identity/authenticate'
import { requireMember } from '#app/identity/viewer'

const READING_METHODS = new Set(['GET', 'HEAD'])

interface AuthenticateMiddlewareOptions {
  /** Whether requests that are not reads extend the session; not those that screens send by themselves. */
  extendsSession?: boolean
}

/** Requires a member, by session or bearer token; 401 otherwise. Requests that are not reads extend the session. */
export default class AuthenticateMiddleware {
  async handle(
    ctx: HttpContext,
    next: NextFn,
    { extendsSession = true }: AuthenticateMiddlewareOptions = {}
  ) {
    const isWrite = !READING_METHODS.has(ctx.request.method())
    await authenticate(ctx, { extendsSession: extendsSession && isWrite })
    requireMember(ctx)
    return next()
  }
}
