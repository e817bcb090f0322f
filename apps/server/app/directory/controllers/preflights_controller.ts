import type { HttpContext } from '@adonisjs/core/http'
import { mapBotLinks } from '#app/directory/rules'
import { runPreflight } from '#app/directory/preflight/run_preflight'
import { preflightValidator } from '#app/directory/preflight/validators'

/** The machine checks of a listing that its author is about to submit or to save. Nothing is stored. */
export default class PreflightsController {
  async store({ request }: HttpContext) {
    const typed = await request.validateUsing(preflightValidator)
    const listing = {
      discordBotId: (typed.discordBotId ?? '').trim(),
      shortDescription: typed.shortDescription ?? '',
      description: typed.description ?? '',
      inviteUrl: typed.inviteUrl ?? '',
      ...mapBotLinks((link) => typed[link]),
    }
    return {
      results: await runPreflight(listing, { requester: request, isForStaff: false }),
      checkedAt: new Date().toISOString(),
    }
  }
}
