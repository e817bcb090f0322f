import type { HttpContext } from '@adonisjs/core/http'
import { Failure } from '#app/core/errors'
import { isNavigationFromElsewhere } from '#app/identity/navigation'
import { tellBrowser } from '#app/identity/readable_cookies'
import { HOME_PATH } from '#app/identity/return_path'
import { endSession } from '#app/identity/sessions'

export default class SessionsController {
  /** A navigation, so that a link without a script signs out too; another site's link does not (rulings, "Errors"). */
  async destroy(ctx: HttpContext) {
    if (isNavigationFromElsewhere(ctx.request.request.headers)) throw new Failure('csrf')
    await endSession(ctx)
    tellBrowser(ctx, null)
    ctx.response.redirect(HOME_PATH)
  }
}
