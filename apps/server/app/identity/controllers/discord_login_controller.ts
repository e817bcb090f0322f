import type { HttpContext } from '@adonisjs/core/http'
import { findChosenLanguage } from '#app/core/http/language'
import { toFailure } from '#app/core/to_failure'
import { signIn } from '#app/identity/actions/sign_in'
import { findViewer } from '#app/identity/queries/find_viewer'
import { setReadableCookies } from '#app/identity/readable_cookies'
import { HOME_PATH, safeReturnPath } from '#app/identity/return_path'
import { beginSession } from '#app/identity/sessions'
import type { SignInError } from '#app/identity/rules'
import type { DiscordAccount } from '#app/platform/discord/discord_account'

function redirectWithError({ response }: HttpContext, error: SignInError) {
  response.redirect(`/login?error=${error}`)
}

/** Signing in with Discord. These are browser navigations, so errors redirect to a page instead of returning JSON. */
export default class DiscordLoginController {
  /** `GET /api/login`: the address that links and older screens use. */
  shortcut({ request, response }: HttpContext) {
    const path = safeReturnPath(request.qs().return)
    const query = path === HOME_PATH ? '' : `?${new URLSearchParams({ return: path })}`
    response.redirect(`/api/auth/discord${query}`)
  }

  async begin({ ally, request }: HttpContext) {
    await ally.use('discord').begin(safeReturnPath(request.qs().return))
  }

  async complete(ctx: HttpContext) {
    try {
      await this.#complete(ctx)
    } catch (error) {
      if (toFailure(error)?.code !== 'unavailable') throw error
      redirectWithError(ctx, 'unavailable')
    }
  }

  async #complete(ctx: HttpContext) {
    const outcome = await ctx.ally.use('discord').complete()
    if ('failed' in outcome) {
      ctx.logger.info({ err: outcome.cause, failed: outcome.failed }, 'sign-in refused')
      return redirectWithError(ctx, outcome.failed)
    }
    await this.#enter(ctx, outcome.account)
    ctx.response.redirect(outcome.returnTo)
  }

  /** Signs in banned members too: they may see why they are banned, and delete their account. */
  async #enter(ctx: HttpContext, account: DiscordAccount) {
    await signIn(account, findChosenLanguage(ctx.request))
    const sessionId = await beginSession(ctx, account.id)
    const member = await findViewer(account.id, { via: 'session', staffRights: true })
    setReadableCookies(ctx, member, sessionId)
  }
}
