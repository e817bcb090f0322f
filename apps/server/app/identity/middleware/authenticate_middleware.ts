import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Failure } from '#app/core/errors'
import { recognise } from '#app/identity/recognise'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

interface AuthenticateOptions {
  /** Whether the request shows that somebody is there, so that the session lasts longer. Mutations always do. */
  extendsSession?: boolean
}

/** For members only, by session or bearer token: 401 to everybody else. */
export default class AuthenticateMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: AuthenticateOptions = {}) {
    const extendsSession = options.extendsSession ?? !SAFE_METHODS.has(ctx.request.method())
    await recognise(ctx, { extendsSession })
    if (!ctx.viewer) throw new Failure('unauthenticated')
    return next()
  }
}
