import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { isByToken } from '#app/core/http/credentials'
import { findProfile } from '#app/identity/queries/find_profile'
import { setReadableCookies } from '#app/identity/readable_cookies'
import { authenticate } from '#app/identity/authenticate'
import CurrentUserTransformer from '#app/identity/transformers/current_user_transformer'

export default class CurrentUserController {
  /**
   * Called whenever a page starts. It extends the session, and corrects the readable cookies of a browser whose session
   * has ended; therefore it is not behind the `authenticate` middleware.
   */
  async show(ctx: HttpContext) {
    await authenticate(ctx, { extendsSession: true })
    if (!isByToken(ctx.request.request)) setReadableCookies(ctx, ctx.viewer)

    const profile = ctx.viewer && (await findProfile(ctx.viewer.id))
    if (!profile) throw new Failure('unauthenticated')
    return ctx.serialize(CurrentUserTransformer.transform(profile))
  }
}
