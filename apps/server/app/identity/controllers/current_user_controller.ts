import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { isByToken } from '#app/core/http/credentials'
import { findProfile } from '#app/identity/queries/find_profile'
import { setReadableCookies } from '#app/identity/readable_cookies'
import { authenticate } from '#app/identity/authenticate'
import CurrentUserTransformer from '#app/identity/transformers/current_user_transformer'

export default class CurrentUserController {
  /**
   * Asked at each start of a page, so it shows that somebody is there and keeps the session alive; and it corrects the
   * readable cookies of a browser whose session has ended. Hence not behind `authenticate`.
   */
  async show(ctx: HttpContext) {
    await authenticate(ctx, { extendsSession: true })
    if (!isByToken(ctx.request.request)) setReadableCookies(ctx, ctx.viewer)

    const profile = ctx.viewer && (await findProfile(ctx.viewer.id))
    if (!profile) throw new Failure('unauthenticated')
    return ctx.serialize(CurrentUserTransformer.transform(profile))
  }
}
